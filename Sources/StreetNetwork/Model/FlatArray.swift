/// Numbers that never change, read without checks of bounds: in memory of their own, or in a mapped file.
public struct FlatArray<Element: BitwiseCopyable & Sendable>: @unchecked Sendable {
    /// What hot loops read.
    @usableFromInline let values: UnsafeBufferPointer<Element>
    /// What keeps the values where they are.
    private let owner: AnyObject

    /// A copy of an array.
    public init(_ array: [Element]) {
        let memory = OwnedMemory(array)
        values = UnsafeBufferPointer(memory.values)
        owner = memory
    }

    /// Values that were allocated, and are deallocated with the last copy of this array.
    init(adopting allocated: UnsafeMutableBufferPointer<Element>) {
        values = UnsafeBufferPointer(allocated)
        owner = OwnedMemory(adopting: allocated)
    }

    /// The values of a section, which stays where it is as long as `owner` lives.
    public init(_ section: UnsafeBufferPointer<Element>, of owner: AnyObject) {
        values = section
        self.owner = owner
    }

    @inlinable public var count: Int { values.count }

    @inlinable
    public subscript(index: Int) -> Element { values[index] }

    /// A copy that can be changed, and that somebody has to adopt.
    var copy: UnsafeMutableBufferPointer<Element> {
        let copy = UnsafeMutableBufferPointer<Element>.allocate(capacity: count)
        _ = copy.initialize(from: values)
        return copy
    }

    /// A copy that can be changed.
    public var array: [Element] { Array(values) }
}

private final class OwnedMemory<Element: BitwiseCopyable> {
    let values: UnsafeMutableBufferPointer<Element>

    init(_ array: [Element]) {
        values = .allocate(capacity: array.count)
        _ = values.initialize(from: array)
    }

    init(adopting allocated: UnsafeMutableBufferPointer<Element>) { values = allocated }

    deinit { values.deallocate() }
}

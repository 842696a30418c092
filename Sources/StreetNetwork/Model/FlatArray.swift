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

    /// The values of a section, which stays where it is as long as `owner` lives.
    public init(_ section: UnsafeBufferPointer<Element>, of owner: AnyObject) {
        values = section
        self.owner = owner
    }

    @inlinable public var count: Int { values.count }

    @inlinable
    public subscript(index: Int) -> Element { values[index] }

    /// A copy that can be changed.
    public var array: [Element] { Array(values) }
}

private final class OwnedMemory<Element: BitwiseCopyable> {
    let values: UnsafeMutableBufferPointer<Element>

    init(_ array: [Element]) {
        values = .allocate(capacity: array.count)
        _ = values.initialize(from: array)
    }

    deinit { values.deallocate() }
}

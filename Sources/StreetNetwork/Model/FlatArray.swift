import ImageFile

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

    /// A copy, and its values to be changed as long as nobody else has it. Of values in a mapped file only the pages that are
    /// changed take memory.
    var changeable: (copy: FlatArray, values: UnsafeMutableBufferPointer<Element>) {
        let copy = (owner as? Image)?.changeable(values) ?? ChangeableCopy(of: values)
        return (FlatArray(UnsafeBufferPointer(copy.values), of: copy), copy.values)
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

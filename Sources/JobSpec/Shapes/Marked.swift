/// A value that a later error may have to point at.
public struct Marked<Value: Sendable>: Sendable {
    public let value: Value
    public let mark: Mark

    public init(_ value: Value, at mark: Mark) {
        self.value = value
        self.mark = mark
    }
}

/// A value that a later error may have to point at.
public struct Marked<Value: Sendable>: Sendable {
    public let value: Value
    public let mark: Mark
    /// The text before values of the environment were put into it; nil where there are none.
    public let written: WrittenText?

    public init(_ value: Value, at mark: Mark, written: WrittenText? = nil) {
        self.value = value
        self.mark = mark
        self.written = written
    }
}

/// A tag, and the field that holds its value.
public struct TagField: Sendable, Equatable {
    public var tag: String
    public var field: String

    public init(_ tag: String, field: String) { (self.tag, self.field) = (tag, field) }
}

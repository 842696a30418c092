/// A field of a layer that is written.
public struct WrittenField: Sendable {
    public enum Kind: Sendable {
        case text, integer, real, boolean
    }

    public let name: String
    public let kind: Kind

    public init(_ name: String, _ kind: Kind) {
        self.name = name
        self.kind = kind
    }
}

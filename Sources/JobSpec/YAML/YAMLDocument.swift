/// One document of a YAML file.
public struct YAMLDocument: Sendable {
    public let root: Node
    /// Whether no mistake was found in the YAML itself. A tree with mistakes lacks something.
    public let isSound: Bool
}

/// One document of a YAML file.
public struct YAMLDocument: Sendable {
    public let root: Node
    /// What is wrong in the YAML itself. A tree with mistakes lacks something.
    let diagnostics: Diagnostics

    /// Whether no mistake was found in the YAML itself.
    public var isSound: Bool { !diagnostics.hasErrors }
}

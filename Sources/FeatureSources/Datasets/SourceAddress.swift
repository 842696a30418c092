import Vocabulary

/// Where layers come from: a file, a folder, or a database.
public struct SourceAddress: Hashable, Sendable {
    /// What is opened: a path, or a connection such as `PG:dbname=gis`.
    public let target: String
    /// How messages call it: as its user wrote it.
    public let name: String

    public init(target: String, name: String) {
        self.target = target
        self.name = name
    }

    /// Whether it names a database server, not a file.
    public var isConnection: Bool { SourceAddress.isConnection(target) }

    /// Whether a text names a database server: `PG:` and `postgresql://` do.
    public static func isConnection(_ text: String) -> Bool { DatabaseConnection.isNamed(by: text) }

    /// A connection without what it says of passwords: for outputs and messages.
    public static func withoutSecrets(_ text: String) -> String {
        text.replacing(#/(password\s*=\s*)('(?:[^'\\]|\\.)*'|\S+)/#.ignoresCase()) { "\($0.output.1)***" }
            .replacing(#/(\/\/[^:\/@\s]*:)[^@\s]*@/#) { "\($0.output.1)***@" }
    }
}

import Vocabulary

/// Where layers come from: a file, a folder, or a database.
public struct SourceAddress: Hashable, Sendable {
    /// What is opened: a path, or a connection such as `PG:dbname=gis`.
    public let target: String
    /// How messages call it: as its user wrote it.
    public let name: String
    /// Parts of a connection that nobody is to see.
    public let secrets: [Secret]

    /// A part of a connection that came from the environment.
    public struct Secret: Hashable, Sendable {
        public let value: String
        /// What messages have instead of it.
        public let shownAs: String

        public init(value: String, shownAs: String) {
            self.value = value
            self.shownAs = shownAs
        }
    }

    public init(target: String, name: String, secrets: [Secret] = []) {
        self.target = target
        self.name = name
        self.secrets = secrets
    }

    /// Whether it names a database server, not a file.
    public var isConnection: Bool { SourceAddress.isConnection(target) }

    /// Whether a text names a database server: `PG:` and `postgresql://` do.
    public static func isConnection(_ text: String) -> Bool { DatabaseConnection.isNamed(by: text) }

    /// What a server says, without what came from the environment and without passwords.
    func withoutSecrets(_ answer: String) -> String {
        let hidden = secrets.filter { !$0.value.isEmpty }.sorted { $0.value.utf8.count > $1.value.utf8.count }
        return SourceAddress.withoutSecrets(hidden.reduce(answer) { $0.replacing($1.value, with: $1.shownAs) })
    }

    /// A connection without what it says of passwords: for outputs and messages.
    public static func withoutSecrets(_ text: String) -> String {
        text.replacing(#/(password\s*=\s*)('(?:[^'\\]|\\.)*'|\S+)/#.ignoresCase()) {
            "\($0.output.1)\(hidden($0.output.2))"
        }.replacing(#/(\/\/[^:\/@\s]*:)([^@\s]*)@/#) { "\($0.output.1)\(hidden($0.output.2))@" }
    }

    /// What stands for a password: nothing that tells it, unless all that is written is where it comes from.
    private static func hidden(_ password: Substring) -> Substring {
        password.wholeMatch(of: #/'?\$\{env:[^}]*\}'?/#) == nil ? "***" : password
    }
}

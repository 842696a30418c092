import Vocabulary

/// What a job's outputs depend on: a plain value that can be printed and compared, so that a difference can be
/// explained. The same key gives the same bytes.
public struct JobKey: Hashable, Sendable {
    /// One thing that outputs depend on.
    public struct Part: Hashable, Sendable {
        /// Such as `parameters` or `network monaco`.
        public let name: String
        /// A digest or a version.
        public let value: String

        public init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    public let parts: [Part]

    public init(_ parts: [Part]) { self.parts = parts }

    /// One word for all parts.
    public var digest: Digest { Digest(of: parts.map { "\($0.name)=\($0.value)" }.joined(separator: "\n")) }

    public var json: JSONValue {
        .object([("digest", .text(digest.description))] + parts.map { ($0.name, .text($0.value)) })
    }
}

import ImageFile
import Vocabulary

/// What a job's outputs depend on: a plain value that can be printed and compared, so that a difference can be
/// explained. The same key gives the same bytes.
public struct JobKey: Hashable, Sendable {
    /// One thing that outputs depend on.
    public struct Part: Hashable, Sendable {
        /// Such as `parameters` or `network monaco`.
        public let name: String
        /// A digest or a version; nil for what can change without notice, as a database does.
        public let value: String?

        public init(_ name: String, _ value: String?) {
            self.name = name
            self.value = value
        }
    }

    public let parts: [Part]

    public init(_ parts: [Part]) { self.parts = parts }

    /// The key of outputs that were made of other content than the key says: no key of a later run is like it.
    ///
    /// - Parameter sources: the names of those that changed while they were read.
    func spoiled(by sources: Set<String>) -> JobKey {
        spoiled { part in
            sources.contains { part.name == "source \($0)" || part.name.hasPrefix("source \($0) (") }
        }
    }

    /// The same where a network was loaded that is another than the key says; nil where it is the same.
    public func spoiled(byNetwork name: String, _ digest: Digest) -> JobKey? {
        func isChanged(_ part: Part) -> Bool {
            part.name == "network \(name)" && part.value != nil && part.value != digest.description
        }
        return parts.contains(where: isChanged) ? spoiled(where: isChanged) : nil
    }

    private func spoiled(where isChanged: (Part) -> Bool) -> JobKey {
        JobKey(parts.map { isChanged($0) ? Part($0.name, "changed while it was read") : $0 })
    }

    /// One word for all parts.
    public var digest: Digest { Digest(of: parts.map { "\($0.name)=\($0.value ?? "")" }.joined(separator: "\n")) }

    /// The parts that can change without notice.
    public var unknown: [String] { parts.filter { $0.value == nil }.map(\.name) }

    /// The names of the parts that are not the same in another key, in the order of this one.
    public func differences(from other: JobKey) -> [String] {
        let theirs = Dictionary(other.parts.map { ($0.name, $0.value) }) { first, _ in first }
        let own = Set(parts.map(\.name))
        return parts.filter { theirs[$0.name] != .some($0.value) }.map(\.name)
            + other.parts.map(\.name).filter { !own.contains($0) }
    }

    public var json: JSONValue {
        .object(
            [("digest", .text(digest.description))]
                + parts.map { ($0.name, $0.value.map(JSONValue.text) ?? .null) })
    }
}

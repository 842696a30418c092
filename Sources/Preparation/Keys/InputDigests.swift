import FeatureSources
import ImageFile
import Vocabulary

/// The digests of layers and tables, each taken once, however many jobs read it.
public final class InputDigests: Sendable {
    /// A source that a job has read.
    public struct Input: Sendable {
        /// As its user wrote it, without secrets.
        public let name: String
        /// Of its content; nil for a database and for what reads other files, which have none that could be taken.
        public let digest: Digest?

        public var json: JSONValue {
            .object([("source", .text(name)), ("digest", digest.map { .text($0.description) } ?? .null)])
        }

        /// What a job's key says of it.
        public var keyPart: JobKey.Part? { digest.map { JobKey.Part("source \(name)", $0.description) } }
    }

    private let digests = OnceMap<String, Digest>(keeping: .max)

    private let known: KnownDigests?

    /// - Parameter known: the digests of large files that were taken before.
    public init(known: KnownDigests?) { self.known = known }

    /// - Throws: where a file went away, or cannot be read any more.
    public func digests(of addresses: [SourceAddress]) throws -> [Input] {
        try addresses.map { address in
            guard let file = address.file else { return Input(name: address.name, digest: nil) }
            let digest = try digests.value(for: file) { try SourceDigest.digest(of: address, file, known: known) }
            return Input(name: address.name, digest: digest)
        }
    }
}

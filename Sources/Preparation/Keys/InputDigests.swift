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

        /// The same without what nobody can say of its content, since it changed.
        func without(_ changed: Set<String>) -> Input { changed.contains(name) ? Input(name: name, digest: nil) : self }
    }

    /// A digest, and what the files were like before it was taken.
    private struct Taken {
        let digest: Digest
        let states: [String: FileState]
    }

    private let digests = OnceMap<String, Taken>(keeping: .max)

    private let known: KnownDigests?

    /// - Parameter known: the digests of large files that were taken before.
    public init(known: KnownDigests?) { self.known = known }

    /// - Throws: where a file went away, or cannot be read any more.
    public func digests(of addresses: [SourceAddress]) throws -> [Input] {
        try addresses.map { address in
            guard let file = address.file else { return Input(name: address.name, digest: nil) }
            return Input(name: address.name, digest: try taken(address, file).digest)
        }
    }

    /// The names of sources that are not any more what their digests were taken of.
    public func changed(of addresses: [SourceAddress]) -> [String] {
        addresses.filter { address in
            guard let file = address.file, let taken = try? taken(address, file) else { return false }
            return SourceDigest.states(of: file) != taken.states
        }.map(\.name)
    }

    private func taken(_ address: SourceAddress, _ file: String) throws -> Taken {
        try digests.value(for: file) {
            let states = SourceDigest.states(of: file)
            return Taken(digest: try SourceDigest.digest(of: address, file, known: known), states: states)
        }
    }
}

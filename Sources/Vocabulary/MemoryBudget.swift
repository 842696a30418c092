import Synchronization

/// How many bytes an analysis may hold at a time, beyond the shared networks.
///
/// Code that is about to allocate in proportion to its input reserves first, and so fails with a sentence
/// instead of being killed.
public final class MemoryBudget: Sendable {
    public let limit: Int
    private let reserved = Atomic<Int>(0)

    /// - Parameter limit: bytes; unlimited by default.
    public init(limit: Int = .max) {
        self.limit = limit
    }

    /// Bytes reserved now.
    public var used: Int { reserved.load(ordering: .relaxed) }

    /// Reserves `bytes` for `purpose` until `release`.
    ///
    /// - Throws: `MemoryBudgetExceeded`, and then nothing is reserved.
    public func reserve(_ bytes: Int, for purpose: String) throws {
        let before = reserved.add(bytes, ordering: .relaxed).oldValue
        guard before <= limit - bytes else {
            release(bytes)
            throw MemoryBudgetExceeded(purpose: purpose, needed: bytes, limit: limit)
        }
    }

    public func release(_ bytes: Int) {
        reserved.subtract(bytes, ordering: .relaxed)
    }
}

/// Thrown where an analysis would need more memory than it was given.
public struct MemoryBudgetExceeded: Error, Equatable, CustomStringConvertible {
    public let purpose: String
    /// Bytes.
    public let needed: Int
    /// Bytes.
    public let limit: Int

    public init(purpose: String, needed: Int, limit: Int) {
        self.purpose = purpose
        self.needed = needed
        self.limit = limit
    }

    public var description: String {
        "\(purpose) needs \(needed / 1_000_000) MB, and the job may use \(limit / 1_000_000) MB"
    }
}

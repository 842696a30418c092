import Synchronization

/// A flag that stops work from outside: set once, read in every loop that can be long.
public final class Cancellation: Sendable {
    /// Why work was stopped.
    public enum Reason: UInt8, Sendable, Codable {
        case interrupted = 1
        case timedOut = 2
        case failFast = 3
    }

    private let state = Atomic<UInt8>(0)

    public init() {}

    /// Asks the work to stop. The first reason stays.
    public func cancel(_ reason: Reason) {
        _ = state.compareExchange(expected: 0, desired: reason.rawValue, ordering: .relaxed)
    }

    /// Why the work should stop, or nil while it may go on.
    public var reason: Reason? { Reason(rawValue: state.load(ordering: .relaxed)) }

    /// - Throws: `Cancelled` once `cancel` was called.
    public func check() throws {
        if let reason { throw Cancelled(reason: reason) }
    }
}

/// Thrown by work that found itself cancelled.
public struct Cancelled: Error, Equatable {
    public let reason: Cancellation.Reason

    public init(reason: Cancellation.Reason) {
        self.reason = reason
    }
}

import Synchronization

/// The messages of one job, in the order in which they were said; each is kept once.
public final class MessageLog: Sendable {
    private struct State {
        var messages: [Message] = []
        var seen: Set<Message> = []
    }

    private let state = Mutex(State())

    public init() {}

    public func add(_ message: Message) {
        state.withLock { state in
            if state.seen.insert(message).inserted { state.messages.append(message) }
        }
    }

    public var messages: [Message] { state.withLock { $0.messages } }
}

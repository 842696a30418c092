import Glibc
import Synchronization
import Vocabulary

/// Values that are made once, on first use, by whoever asks first; others who ask meanwhile wait.
final class OnceMap<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private let limit: Int
    private let entries = Mutex<(byKey: [Key: Entry], order: [Key])>(([:], []))

    private enum State: Sendable {
        case untouched, inTheMaking
        case made(Result<Value, any Error>)
    }

    private final class Entry: Sendable {
        let state = Mutex(State.untouched)
    }

    /// - Parameter limit: how many values are kept; beyond, the one made first is forgotten.
    init(keeping limit: Int) { self.limit = limit }

    /// The value for a key. A failure is kept, too, and thrown to all who ask. Where whoever makes it is stopped, the next
    /// one makes it.
    ///
    /// - Parameter context: the caller's, who may be stopped while another makes the value.
    func value(for key: Key, context: RunContext? = nil, make: () throws -> Value) throws -> Value {
        let entry = entry(for: key)
        var pauses = Pauses()
        while true {
            switch touched(entry) {
            case .made(let result): return try result.get()
            case .untouched: return try made(make, into: entry)
            case .inTheMaking: pauses.pause()
            }
            try context?.checkCancelled()
        }
    }

    private func entry(for key: Key) -> Entry {
        entries.withLock { entries in
            if let known = entries.byKey[key] { return known }
            let entry = Entry()
            entries.byKey[key] = entry
            entries.order.append(key)
            if entries.order.count > limit { entries.byKey[entries.order.removeFirst()] = nil }
            return entry
        }
    }

    /// What the state was; one that was untouched is so no more.
    private func touched(_ entry: Entry) -> State {
        entry.state.withLock { state in
            let before = state
            if case .untouched = before { state = .inTheMaking }
            return before
        }
    }

    private func made(_ make: () throws -> Value, into entry: Entry) throws -> Value {
        let result = Result { try make() }
        if case .failure(is Cancelled) = result {
            entry.state.withLock { $0 = .untouched }
        } else {
            entry.state.withLock { $0 = .made(result) }
        }
        return try result.get()
    }
}

/// Pauses that get longer, up to 10 ms: what takes long may be noticed late.
private struct Pauses {
    private var microseconds: UInt32 = 50

    mutating func pause() {
        usleep(microseconds)
        microseconds = min(10_000, microseconds * 2)
    }
}

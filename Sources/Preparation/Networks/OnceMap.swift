import Synchronization

/// Values that are made once, on first use, by whoever asks first; others who ask meanwhile wait.
final class OnceMap<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private let limit: Int
    private let entries = Mutex<(byKey: [Key: Entry], order: [Key])>(([:], []))

    private final class Entry: Sendable {
        let result = Mutex<Result<Value, any Error>?>(nil)
    }

    /// - Parameter limit: how many values are kept; beyond, the one made first is forgotten.
    init(keeping limit: Int) { self.limit = limit }

    /// The value for a key. A failure is kept, too, and thrown to all who ask.
    func value(for key: Key, make: () throws -> Value) throws -> Value {
        let entry = entries.withLock { entries in
            if let known = entries.byKey[key] { return known }
            let entry = Entry()
            entries.byKey[key] = entry
            entries.order.append(key)
            if entries.order.count > limit { entries.byKey[entries.order.removeFirst()] = nil }
            return entry
        }
        return try entry.result.withLock { result in
            let made = result ?? Result { try make() }
            result = made
            return made
        }.get()
    }
}

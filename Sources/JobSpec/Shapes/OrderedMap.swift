/// Values by name, in the order in which they were written.
public struct OrderedMap<Value: Sendable>: Sendable {
    /// A name and its value.
    public struct Entry: Sendable {
        public let name: Marked<String>
        public let value: Value

        public init(_ name: Marked<String>, _ value: Value) {
            self.name = name
            self.value = value
        }
    }

    public let entries: [Entry]
    /// Names that say `none`: laid over another map they take its entry away.
    public let cleared: [String]
    /// Names whose values are wrong as a whole: they are there, and nobody knows what they mean.
    public let unread: [String]
    private let indexOfName: [String: Int]

    public init(_ entries: [Entry] = [], cleared: [String] = [], unread: [String] = []) {
        self.entries = entries
        self.cleared = cleared
        self.unread = unread
        indexOfName = Dictionary(
            entries.enumerated().map { ($1.name.value, $0) }, uniquingKeysWith: { first, _ in first })
    }

    public var names: [String] { entries.map(\.name.value) }

    /// Whether it has no entries, not even such that cannot be read.
    public var isEmpty: Bool { entries.isEmpty && unread.isEmpty }

    /// The value under a name, or nil.
    public subscript(name: String) -> Value? { entry(name)?.value }

    private func entry(_ name: String) -> Entry? { indexOfName[name].map { entries[$0] } }

    /// This map laid over another: the entries of both, in the order of `base` with new ones behind; `merge` makes one of
    /// two with the same name, and by default this map's replaces the other's.
    public func over(_ base: OrderedMap, merge: (Value, Value) -> Value = { own, _ in own }) -> OrderedMap {
        let clearedNames = Set(cleared)
        let kept = base.entries.filter { !clearedNames.contains($0.name.value) }
        let keptNames = Set(kept.map(\.name.value))
        let laid = kept.map { below in
            guard let own = entry(below.name.value) else { return below }
            return Entry(own.name, merge(own.value, below.value))
        }
        return OrderedMap(
            laid + entries.filter { !keptNames.contains($0.name.value) },
            unread: base.unread.filter { !clearedNames.contains($0) && entry($0) == nil } + unread)
    }
}

extension Optional {
    /// A map that may not have been given laid over another that may not have been given.
    func over<Value>(
        _ base: OrderedMap<Value>?, merge: (Value, Value) -> Value = { own, _ in own }
    ) -> OrderedMap<Value>? where Wrapped == OrderedMap<Value> {
        guard let self else { return base }
        return base.map { self.over($0, merge: merge) } ?? self
    }
}

/// How a mapping of a shape lies over one that the project's defaults give.
enum Overlay: Sendable {
    /// Key by key, whatever the keys are.
    case merges
    /// Key by key, each key's value as its own shape says.
    case record(RecordKeys)
    /// As one value: what lies below is gone.
    case replaces

    /// Of a record a mapping with some of its keys; nil for anything else.
    var part: Shape<Void>? {
        if case .record(let keys) = self { .part(of: keys) } else { nil }
    }

    private func overlay(of key: String) -> Overlay {
        guard case .record(let keys) = self else { return .merges }
        return keys.definitions.first { $0.key == key }?.overlay ?? .merges
    }

    /// A value laid over another: mappings merge unless they are one value, everything else replaces, and `none` takes away.
    ///
    /// The result keeps the marks and origins of the nodes that it is made of. A `none` stays in it, since to some
    /// keys it is a value of its own.
    func lay(_ node: Node, over base: Node) -> Node {
        if node.isNone { return node.clearingDefault }
        if case .replaces = self { return node }
        guard let own = node.pairs, let below = base.pairs else { return node }
        let belowByKey = Dictionary(below.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
        let ownKeys = Set(own.map(\.key))
        let laid = own.map { pair in
            let value = belowByKey[pair.key].map { overlay(of: pair.key).lay(pair.value, over: $0) } ?? pair.value
            return Node.Pair(key: pair.key, keyMark: pair.keyMark, value: value)
        }
        return Node(
            .mapping(laid + below.filter { !ownKeys.contains($0.key) }), mark: node.mark, origin: node.origin)
    }
}

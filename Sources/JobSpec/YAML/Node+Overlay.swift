extension Node {
    /// This tree laid over another: mappings merge, everything else replaces, and `none` takes away.
    ///
    /// The result keeps the marks and origins of the nodes that it is made of. A `none` stays in it, since to some
    /// keys it is a value of its own.
    func laid(over base: Node) -> Node {
        if isNone { return Node(content, mark: mark, origin: origin, clearsDefault: true) }
        guard case .mapping(let own) = content, case .mapping(let below) = base.content else { return self }
        let belowByKey = Dictionary(below.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
        let ownKeys = Set(own.map(\.key))
        let laid = own.map { pair in
            let value = belowByKey[pair.key].map { pair.value.laid(over: $0) } ?? pair.value
            return Pair(key: pair.key, keyMark: pair.keyMark, value: value)
        }
        return Node(.mapping(laid + below.filter { !ownKeys.contains($0.key) }), mark: mark, origin: origin)
    }

    /// A mapping in which a `none` under some keys takes away what defaults say, whether or not they do.
    func clearing(_ isClearable: (String) -> Bool) -> Node {
        guard let pairs, pairs.contains(where: { $0.value.isNone && !$0.value.clearsDefault }) else { return self }
        let cleared = pairs.map { pair in
            guard pair.value.isNone, isClearable(pair.key) else { return pair }
            return Pair(key: pair.key, keyMark: pair.keyMark, value: pair.value.laid(over: self))
        }
        return Node(.mapping(cleared), mark: mark, origin: origin, clearsDefault: clearsDefault)
    }
}

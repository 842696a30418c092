extension Node {
    /// A `none` that takes away what the project's defaults say.
    var clearingDefault: Node { Node(content, mark: mark, origin: origin, clearsDefault: true) }

    /// A mapping in which a `none` under some keys takes away what defaults say, whether or not they do.
    func clearing(_ isClearable: (String) -> Bool) -> Node {
        guard let pairs, pairs.contains(where: { $0.value.isNone && !$0.value.clearsDefault }) else { return self }
        let cleared = pairs.map { pair in
            guard pair.value.isNone, isClearable(pair.key) else { return pair }
            return Pair(key: pair.key, keyMark: pair.keyMark, value: pair.value.clearingDefault)
        }
        return Node(.mapping(cleared), mark: mark, origin: origin, clearsDefault: clearsDefault)
    }
}

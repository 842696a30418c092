import Vocabulary

extension Fields {
    /// Two keys of which at most one may be given.
    public func notTogether(_ first: String, _ second: String, help: String) {
        add(
            Rule(schema: [("not", .object([("required", .texts([first, second]))]))]) { node, reader in
                guard let left = node.given(first), let right = node.given(second) else { return true }
                reader.error(
                    "keys_exclude_each_other", at: Node.later(left, right).keyMark,
                    "'\(first)' and '\(second)' exclude each other", help: help)
                return false
            })
    }

    /// Two keys that are given together or not at all.
    public func together(_ first: String, _ second: String, because reason: String) {
        let schema = JSONValue.object([(first, .texts([second])), (second, .texts([first]))])
        add(
            Rule(schema: [("dependentRequired", schema)]) { node, reader in
                for (key, other) in [(first, second), (second, first)] {
                    guard let pair = node.given(key), node.given(other) == nil else { continue }
                    reader.error("missing_key", at: pair.keyMark, "'\(key)' needs '\(other)' beside it", help: reason)
                    return false
                }
                return true
            })
    }

    /// A key that nothing can be given beside while it is true.
    public func excludes(whenTrue key: String, _ others: [String], help: String) {
        let isTrue = JSONValue.object([(key, .object([("const", .boolean(true))]))])
        let anyOther = JSONValue.array(others.map { .object([("required", .texts([$0]))]) })
        let schema = JSONValue.object([
            ("properties", isTrue), ("required", .texts([key])), ("anyOf", anyOther),
        ])
        add(
            Rule(schema: [("not", schema)]) { node, reader in
                guard let own = node.pair(key), own.value.scalar?.value == .boolean(true) else { return true }
                let given = others.compactMap(node.given)
                for pair in given {
                    let isTogether = pair.keyMark.file === own.keyMark.file
                    reader.error(
                        "contradiction", at: (isTogether ? pair : Node.later(pair, own)).keyMark,
                        "'\(pair.key)' cannot stand beside '\(key): true'",
                        help: help)
                }
                return given.isEmpty
            })
    }
}

extension Node {
    /// Of two pairs the one further down; of a job and its defaults that of the job.
    fileprivate static func later(_ left: Pair, _ right: Pair) -> Pair {
        guard left.keyMark.file === right.keyMark.file else { return left.value.origin == .job ? left : right }
        return left.keyMark.start < right.keyMark.start ? right : left
    }
}

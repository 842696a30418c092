import Vocabulary

extension Fields {
    /// Exactly one of these keys must be given.
    public func exactlyOne(of keys: [String]) {
        let schema = JSONValue.array(keys.map { .object([("required", .texts([$0]))]) })
        add(
            Rule(schema: [("oneOf", schema)]) { node, reader in
                let given = keys.compactMap { node.pair($0) }
                if given.count == 1 { return true }
                if given.count > 1 {
                    reader.error(
                        "keys_exclude_each_other", at: given[1].keyMark,
                        "\(SafeText.quoted(given[0].key)) and \(SafeText.quoted(given[1].key)) exclude each other",
                        help: "give exactly one of \(SafeText.alternatives(keys))")
                } else {
                    reader.error(
                        "missing_key", at: node.mark, "one of \(SafeText.alternatives(keys)) is missing")
                }
                return false
            })
    }

    /// Where `key` is given, `other` must be, too.
    public func requires(_ key: String, _ other: String, because reason: String) {
        let schema = JSONValue.object([(key, .texts([other]))])
        add(
            Rule(schema: [("dependentRequired", schema)]) { node, reader in
                guard let pair = node.pair(key), node.pair(other) == nil else { return true }
                reader.error(
                    "missing_key", at: pair.keyMark, "'\(key)' needs '\(other)' beside it", help: reason)
                return false
            })
    }

    /// Two keys that cannot both be true.
    public func notBothTrue(_ first: String, _ second: String, help: String) {
        let isTrue = JSONValue.object([("const", .boolean(true))])
        let schema = JSONValue.object([
            ("properties", .object([(first, isTrue), (second, isTrue)])), ("required", .texts([first, second])),
        ])
        add(
            Rule(schema: [("not", schema)]) { node, reader in
                guard let left = node[first], let right = node[second] else { return true }
                guard left.isTrue, right.isTrue else { return true }
                let later = left.mark.start < right.mark.start && left.mark.file === right.mark.file ? right : left
                reader.error(
                    "contradiction", at: later.mark, "'\(first): true' and '\(second): true' contradict each other",
                    help: help)
                return false
            })
    }
}

extension Node {
    var isTrue: Bool { scalar?.value == .boolean(true) }
    var isFalse: Bool { scalar?.value == .boolean(false) }
}

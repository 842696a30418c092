/// Collects the pairs of one mapping: refuses a key that is there already, and spreads merge keys.
///
/// A merge key `<<` (https://yaml.org/type/merge.html) brings in the pairs of a mapping, or of each mapping of a list,
/// whose keys are not there: the mapping's own pairs win, then the earlier mapping.
struct PairCollector {
    private let diagnostics: Diagnostics
    private var own: [Node.Pair] = []
    private var markOfKey: [String: Mark] = [:]
    private var merged: [Node] = []

    init(_ diagnostics: Diagnostics) {
        self.diagnostics = diagnostics
    }

    mutating func add(_ key: Node, _ value: Node) {
        guard let scalar = key.scalar else {
            if case .invalid = key.content { return }
            diagnostics.error("wrong_type", at: key.mark, "a key must be a word, not \(key.phrase)")
            return
        }
        if let first = markOfKey[scalar.text] {
            diagnostics.error(
                "duplicate_key", at: key.mark,
                "the key \(SafeText.quoted(scalar.text)) stands here a second time",
                help: "it was first given in line \(first.line)")
            return
        }
        markOfKey[scalar.text] = key.mark
        if scalar.isPlain, scalar.text == "<<" {
            merge(value)
        } else {
            own.append(Node.Pair(key: scalar.text, keyMark: key.mark, value: value))
        }
    }

    /// The pairs of the mapping, its own first.
    func pairs() -> [Node.Pair] {
        if merged.isEmpty { return own }
        var pairs = own
        var keys = Set(own.map(\.key))
        for mapping in merged {
            for pair in mapping.pairs ?? [] where keys.insert(pair.key).inserted { pairs.append(pair) }
        }
        return pairs
    }

    private mutating func merge(_ value: Node) {
        for source in value.items ?? [value] {
            switch source.content {
            case .mapping: merged.append(source)
            case .invalid: break
            case .scalar, .sequence:
                diagnostics.error(
                    "wrong_type", at: source.mark, "'<<' merges mappings, not \(source.phrase)",
                    help: "write an alias of a mapping, such as '<<: *common'")
            }
        }
    }
}

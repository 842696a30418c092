import Vocabulary

/// Puts the items of the project's definitions where `use: name` stands.
struct Definitions {
    static let key = "use"

    private static let deepest = 100

    private let reader: Reader

    init(_ reader: Reader) {
        self.reader = reader
    }

    /// The items of a list, or of a lone item, each `use:` replaced.
    func expand(_ node: Node) -> [Node] { expand(node, within: []) }

    /// - Parameter active: the definitions that are being expanded, outermost first.
    private func expand(_ node: Node, within active: [String]) -> [Node] {
        (node.items ?? [node]).flatMap { item -> [Node] in
            guard let use = item.pair(Definitions.key) else { return [item] }
            return expand(use, of: item, within: active)
        }
    }

    private func expand(_ use: Node.Pair, of item: Node, within active: [String]) -> [Node] {
        if let other = item.pairs?.first(where: { $0.key != Definitions.key }) {
            reader.error(
                "use_with_others", at: other.keyMark,
                "'use' stands alone; \(SafeText.quoted(other.key)) cannot stand beside it")
        }
        guard let name = Shape.text.decode(use.value, reader) else { return [] }
        guard let definition = reader.definitions[name] else {
            reportUnknown(name, at: use.value.mark)
            return []
        }
        guard !active.contains(name) else {
            reader.error("recursive_use", at: use.value.mark, "the definition \(SafeText.quoted(name)) uses itself")
            return []
        }
        guard active.count < Definitions.deepest else {
            reader.error(
                "too_deep", at: use.value.mark,
                "definitions use each other deeper than \(Definitions.deepest) levels")
            return []
        }
        // Asked before: definitions that use each other twice would take for ever to expand, even to nothing.
        guard reader.mayUse(1), reader.mayUse(Self.ownItems(of: definition)) else {
            reader.error(
                "too_many_items", at: use.value.mark,
                "the definitions used stand for more than \(Reader.usesInAll) items")
            return []
        }
        return expand(definition, within: active + [name])
    }

    private static func ownItems(of definition: Node) -> Int {
        (definition.items ?? [definition]).count { $0.pair(Definitions.key) == nil }
    }

    private func reportUnknown(_ name: String, at mark: Mark) {
        let known = reader.definitions.names
        let nearest = Suggestion.nearest(to: name, among: known)
        reader.error(
            "unknown_definition", at: mark, "the project file has no definition \(SafeText.quoted(name))",
            help: nearest.map { "did you mean '\($0)'?" }
                ?? (known.isEmpty ? nil : "definitions: \(known.joined(separator: ", "))"))
    }
}

/// The streets that places may be put on, by their tags, names and references.
struct AcceptedStreets: Sendable {
    /// What streets may be called by one key.
    private struct Naming: Sendable {
        let isAny: Bool
        /// The numbers of texts.
        let texts: Set<UInt32>
        /// By set of tags, where a network of layers keeps it as a tag.
        let byTags: [Bool]

        func contains(_ text: UInt32, _ tags: Int) -> Bool {
            isAny && text != 0 || texts.contains(text) || byTags[tags]
        }
    }

    /// By set of tags.
    private let byTags: [Bool]
    /// Nil for any, as of references.
    private let names: Naming?
    private let references: Naming?

    /// O(n) for n sets of tags, and for n texts where names or references count.
    init(_ condition: TagCondition, of network: StreetNetwork) {
        let sets = network.tagSets
        func byTags(_ condition: TagCondition) -> [Bool] {
            (0..<sets.count).map { condition.keys.isEmpty || condition.matchesAll(of: sets[UInt32($0)]) }
        }
        func naming(_ key: String) -> Naming? {
            let wanted = condition.listed(for: key)
            if wanted.isEmpty { return nil }
            return Naming(
                isAny: wanted.contains("any"), texts: network.texts(thatAre: wanted),
                byTags: byTags(TagCondition([key: wanted])))
        }
        self.byTags = byTags(condition.without([StreetNetwork.nameKey, StreetNetwork.referenceKey]))
        (names, references) = (naming(StreetNetwork.nameKey), naming(StreetNetwork.referenceKey))
    }

    func contains(_ street: Int, of parts: StreetSections) -> Bool {
        let tags = Int(parts.streetTags[street])
        return byTags[tags] && names?.contains(parts.streetName[street], tags) ?? true
            && references?.contains(parts.streetReference[street], tags) ?? true
    }
}

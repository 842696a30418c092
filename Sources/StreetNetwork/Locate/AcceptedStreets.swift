/// The streets that places may be put on, by their tags, names and references.
struct AcceptedStreets: Sendable {
    /// By set of tags.
    private let byTags: [Bool]
    /// The numbers of the texts that streets may be called; nil for any.
    private let names: Set<UInt32>?
    private let references: Set<UInt32>?

    /// O(n) for n sets of tags, and for n texts where names or references count.
    init(_ condition: TagCondition, of network: StreetNetwork) {
        let tags = condition.without([StreetNetwork.nameKey, StreetNetwork.referenceKey])
        let sets = network.tagSets
        byTags = (0..<sets.count).map { tags.keys.isEmpty || tags.matchesAll(of: sets[UInt32($0)]) }
        func texts(_ key: String) -> Set<UInt32>? {
            let wanted = Set(condition.listed(for: key))
            return wanted.isEmpty ? nil : network.texts { !wanted.isDisjoint(with: StreetNetwork.items($0) + ["any"]) }
        }
        (names, references) = (texts(StreetNetwork.nameKey), texts(StreetNetwork.referenceKey))
    }

    func contains(_ street: Int, of parts: StreetSections) -> Bool {
        byTags[Int(parts.streetTags[street])] && names?.contains(parts.streetName[street]) ?? true
            && references?.contains(parts.streetReference[street]) ?? true
    }
}

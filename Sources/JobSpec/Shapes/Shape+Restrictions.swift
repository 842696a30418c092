import Vocabulary

extension Shape where Value == OrderedMap<RestrictionUsage> {
    /// What restrictions mean, by their names.
    static let restrictionUsages = Shape.map(
        of: .choice(), called: "a mapping of restrictions to what they mean", canClear: true)

    /// The same, or a list of restrictions that all prohibit.
    static let restrictions = Shape.either(
        Shape<[Marked<String>]>.restrictionNames,
        { names in OrderedMap(names.map { OrderedMap.Entry($0, .prohibit) }) },
        when: { $0.items != nil }, or: restrictionUsages, { $0 },
        encode: { map in .object(map.entries.map { ($0.name.value, .text($0.value.rawValue)) }) })
}

/// The streets of a layer that a travel mode does not use, since it gives their classes no speed.
public struct UnusedClasses: Sendable {
    /// Of streets.
    public let count: Int
    /// Of the classes, ascending; empty for streets that have none.
    public let names: [String]

    /// - Complexity: O(n) for n streets, where there are such classes at all.
    public init(of network: StreetNetwork, for mode: TravelMode) {
        let classes = (0..<network.tagSets.count).map { mode.classWithoutSpeed(of: network.tagSets[UInt32($0)]) }
        guard classes.contains(where: { $0 != nil }) else {
            (count, names) = (0, [])
            return
        }
        let found = network.parts.streetTags.compactMap { classes[Int($0)] }
        (count, names) = (found.count, Set(found).sorted())
    }
}

extension TravelMode {
    /// The class of a street of a layer that the mode could use if it gave the class a speed; nil for any other street.
    func classWithoutSpeed(of tags: Tags) -> String? {
        guard let word = tags["class"], tags["area"] != "yes", !closedIf.matchesAny(of: tags),
            bases(of: tags).allSatisfy(\.needsPermission), !use(of: tags).isUsed
        else { return nil }
        let isKnown = tags["highway"].map { speed(of: $0, tags) != nil } ?? (speeds[word] != nil || defaultSpeed != nil)
        return isKnown ? nil : word
    }
}

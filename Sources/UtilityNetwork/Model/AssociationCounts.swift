/// How many associations of each kind a network has.
public struct AssociationCounts: Sendable {
    /// By kind, in the order of their numbers.
    public private(set) var kinds: [(kind: DraftAssociation.Kind, count: Int)] = []
    /// How many of the containments show their content.
    public private(set) var visibleContents = 0

    /// - Complexity: O(associations).
    public init(of network: UtilityNetwork) {
        var counts: [UInt8: Int] = [:]
        for association in network.sections.association {
            counts[association.kind, default: 0] += 1
            if association.isContentVisible != 0 { visibleContents += 1 }
        }
        kinds = counts.keys.sorted().compactMap { number in
            DraftAssociation.Kind(rawValue: Int(number)).map { ($0, counts[number, default: 0]) }
        }
    }
}

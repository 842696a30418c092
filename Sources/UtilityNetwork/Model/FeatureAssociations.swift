/// Which features contain and carry which.
struct FeatureAssociations: Sendable {
    private let containersOfContent: [Int: [Int]]
    private let contentsOfContainer: [Int: [Int]]
    private let structuresOfFeature: [Int: [Int]]

    /// Complexity: O(associations).
    init(_ sections: UtilitySections) {
        var (containers, contents, structures): ([Int: [Int]], [Int: [Int]], [Int: [Int]]) = ([:], [:], [:])
        for association in sections.association {
            let (from, to) = (Int(association.from), Int(association.to))
            switch DraftAssociation.Kind(rawValue: Int(association.kind)) {
            case .containment:
                containers[to, default: []].append(from)
                contents[from, default: []].append(to)
            case .attachment: structures[to, default: []].append(from)
            default: break
            }
        }
        containersOfContent = containers
        contentsOfContainer = contents
        structuresOfFeature = structures
    }

    func containers(of feature: Int) -> [Int] { containersOfContent[feature] ?? [] }
    func contents(of feature: Int) -> [Int] { contentsOfContainer[feature] ?? [] }
    /// What carries a feature.
    func structures(of feature: Int) -> [Int] { structuresOfFeature[feature] ?? [] }
}

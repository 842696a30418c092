import Geometry

/// The part of a utility network that is the longest of those with a controller, all links taken as passable; the longest
/// of all where no part has one.
public struct MainPart: Sendable {
    /// The features of its lines, in their order.
    public let lines: [Int]
    /// Its length of that of all lines, 0 to 1.
    public let share: Double
    public let hasController: Bool

    /// Nil where the network has no line.
    ///
    /// - Complexity: O(n α(n)) for n links.
    public init?(of network: UtilityNetwork) {
        let sections = network.sections
        var sets = DisjointSets(count: network.vertexCount)
        for link in 0..<network.linkCount { sets.unite(Int(sections.linkTail[link]), Int(sections.linkHead[link])) }
        let fed = Set((0..<network.controllerCount).map { sets.lowest(of: Int(sections.controllerVertex[$0])) })
        var lines: [Int: [Int]] = [:]
        var lengths: [Int: Int64] = [:]
        for feature in 0..<network.featureCount where network.usage(of: feature) == .line {
            guard let link = network.elements(of: feature).first else { continue }
            let part = sets.lowest(of: Int(sections.linkTail[Int(link)]))
            lines[part, default: []].append(feature)
            lengths[part, default: 0] += network.length(of: feature)
        }
        let parts = lines.keys.sorted {
            (fed.contains($0) ? 0 : 1, -lengths[$0, default: 0], $0)
                < (fed.contains($1) ? 0 : 1, -lengths[$1, default: 0], $1)
        }
        guard let main = parts.first else { return nil }
        let whole = lengths.values.reduce(0, +)
        self.lines = lines[main, default: []]
        share = whole > 0 ? Double(lengths[main, default: 0]) / Double(whole) : 1
        hasController = fed.contains(main)
    }
}

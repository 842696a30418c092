import Geometry
import Vocabulary

/// The streets that gates make streets for destinations: barriers within a street whose access tags let in, but not through.
///
/// What hangs together with most of the network by such gates alone lies behind them. Where both sides of one hang together
/// without it, nobody can say which of them lies behind: there it is the street up to the next junctions.
struct GatedStreets {
    /// Edges, each once.
    private(set) var edges: Set<Int> = []

    /// - Parameters:
    ///   - isUsed: whether the mode uses an edge.
    ///   - isReachedOnly: whether an edge is a street for destinations by its own tags.
    /// - Complexity: O(n α(n)) for n edges; O(junctions) where there is no gate.
    init(of network: StreetNetwork, mode: TravelMode, isUsed: (Int) -> Bool, isReachedOnly: (Int) -> Bool) {
        let junctions = GateJunctions(of: network, mode)
        var gates: [Int: [Int]] = [:]
        for junction in junctions.all(.gate) {
            let streets = network.departures(of: junction).map(\.edge).filter(isUsed)
            // Where more streets meet, nobody can say in which of them a gate stands.
            if streets.count == 2 { gates[junction] = streets }
        }
        if gates.isEmpty { return }
        let used = (0..<network.edgeCount).filter(isUsed)
        var apart = DisjointSets(count: network.edgeCount)
        for junction in 0..<network.junctionCount where junctions[junction] != .closed && gates[junction] == nil {
            let streets = network.departures(of: junction).map(\.edge).filter(isUsed)
            for street in streets.dropFirst() { apart.unite(streets[0], street) }
        }
        var together = apart
        for streets in gates.values { together.unite(streets[0], streets[1]) }
        let main = Self.mainParts(of: used, &apart, &together)
        for edge in used where !main.contains(apart.lowest(of: edge)) { edges.insert(edge) }
        for streets in gates.values where !streets.contains(where: isReachedOnly) {
            let parts = Set(streets.map { apart.lowest(of: $0) })
            if parts.count == 1, parts.isSubset(of: main) { edges.formUnion(streets) }
        }
    }

    /// Of the parts that gates join, the one with the most edges, the first of those with as many: by their lowest edges.
    private static func mainParts(
        of edges: [Int], _ apart: inout DisjointSets, _ together: inout DisjointSets
    ) -> Set<Int> {
        var size: [Int: Int] = [:]
        for edge in edges { size[apart.lowest(of: edge), default: 0] += 1 }
        var main: [Int: Int] = [:]
        for part in size.keys.sorted() {
            let whole = together.lowest(of: part)
            guard let other = main[whole] else {
                main[whole] = part
                continue
            }
            if size[part, default: 0] > size[other, default: 0] { main[whole] = part }
        }
        return Set(main.values)
    }
}

/// What junctions are to a mode: read once for each set of tags.
private struct GateJunctions {
    enum Kind {
        case open, closed, gate
    }

    private let network: StreetNetwork
    private let kindOfTags: [Kind]

    init(of network: StreetNetwork, _ mode: TravelMode) {
        self.network = network
        let mode = mode.reading(tagsOf: network)
        kindOfTags = (0..<network.tagSets.count).map { set in
            let tags = network.tagSets[UInt32(set)]
            if mode.passage(of: tags) == .closed { return .closed }
            return mode.isReachedOnly(junction: tags) ? .gate : .open
        }
    }

    subscript(junction: Int) -> Kind { kindOfTags[Int(network.parts.junctionTags[junction])] }

    func all(_ kind: Kind) -> [Int] {
        kindOfTags.contains { $0 == kind } ? (0..<network.junctionCount).filter { self[$0] == kind } : []
    }
}

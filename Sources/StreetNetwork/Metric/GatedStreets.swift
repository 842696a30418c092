import Geometry
import Vocabulary

/// The streets that gates make streets for destinations: barriers within a street whose access tags let in, but not through.
///
/// Where vehicles get from each side of such a gate to the other without any, nobody is to take a short cut through it: the street on
/// both sides of it, up to the next junctions, is for destinations. Where they do not, the gate lets in, and what lies behind it is
/// reached as any street is.
struct GatedStreets {
    /// Edges, each once.
    private(set) var edges: Set<Int> = []

    /// - Parameters:
    ///   - isOpen: whether the mode uses a directed edge.
    ///   - isReachedOnly: whether a directed edge is a street for destinations by its own tags: nobody gets round over that.
    /// - Complexity: O(n) for n edges; O(junctions) where there is no gate.
    init(
        of network: StreetNetwork, mode: TravelMode, isOpen: (DirectedEdge) -> Bool,
        isReachedOnly: (DirectedEdge) -> Bool
    ) {
        let junctions = GateJunctions(of: network, mode)
        var gates: [(junction: Int, streets: [DirectedEdge])] = []
        for junction in junctions.all(.gate) {
            let streets = network.departures(of: junction).filter { isOpen($0) || isOpen($0.reversed) }
            // Where more streets meet, nobody can say in which of them a gate stands.
            if streets.count == 2 { gates.append((junction, streets)) }
        }
        if gates.isEmpty { return }
        let isGate = Set(gates.map(\.junction))
        let ends = StreetEnds(of: network) { junctions[$0] == .closed || isGate.contains($0) }
        var parts = MutualParts(count: ends.count)
        for edge in 0..<network.edgeCount {
            for directed in [DirectedEdge(edge: edge, forward: true), DirectedEdge(edge: edge, forward: false)]
            where isOpen(directed) && !isReachedOnly(directed) {
                parts.add(from: ends.tail(of: directed), to: ends.tail(of: directed.reversed))
            }
        }
        let part = parts.found()
        for gate in gates where Set(gate.streets.map { part[ends.tail(of: $0)] }).count == 1 {
            edges.formUnion(gate.streets.map(\.edge))
        }
    }
}

/// Where streets end, by number: at a junction that can be passed all of them at one place, at others each at its own.
private struct StreetEnds {
    private let network: StreetNetwork
    /// Junction to its place, or -1 where each street has its own.
    private let placeOfJunction: [Int32]
    private let sharedCount: Int

    init(of network: StreetNetwork, parting: (Int) -> Bool) {
        self.network = network
        var count: Int32 = 0
        placeOfJunction = (0..<network.junctionCount).map { junction in
            if parting(junction) { return -1 }
            count += 1
            return count - 1
        }
        sharedCount = Int(count)
    }

    var count: Int { sharedCount + network.directedEdgeCount }

    func tail(of directed: DirectedEdge) -> Int {
        let place = placeOfJunction[network.tail(of: directed)]
        return place < 0 ? sharedCount + directed.index : Int(place)
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

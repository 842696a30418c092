import Geometry

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
        let isBarrier = { junctions[$0] == .closed || isGate.contains($0) }
        let ends = StreetEnds(of: network, parting: isBarrier)
        var (tails, heads): ([UInt32], [UInt32]) = ([], [])
        for edge in 0..<network.edgeCount {
            for directed in [DirectedEdge(edge: edge, forward: true), DirectedEdge(edge: edge, forward: false)]
            where isOpen(directed) && !isReachedOnly(directed) {
                tails.append(UInt32(ends.tail(of: directed)))
                heads.append(UInt32(ends.tail(of: directed.reversed)))
            }
        }
        var knots = KnotSearch(NodeArcs(nodeCount: ends.count, from: tails, to: heads))
        for end in 0..<ends.count { knots.search(from: end) }
        for gate in gates where Set(gate.streets.map { knots.knot[ends.tail(of: $0)] }).count == 1 {
            for street in gate.streets { add(street, in: network, endsAt: isBarrier, isOpen) }
        }
    }

    /// A street behind a gate, over as many edges as it is stored in: up to where more than two meet, or the next barrier.
    private mutating func add(
        _ street: DirectedEdge, in network: StreetNetwork, endsAt isBarrier: (Int) -> Bool,
        _ isOpen: (DirectedEdge) -> Bool
    ) {
        var next: DirectedEdge? = street
        while let own = next, edges.insert(own.edge).inserted {
            if isBarrier(network.head(of: own)) { return }
            next = network.continuation(of: own) { isOpen($0) || isOpen($0.reversed) }
        }
    }
}

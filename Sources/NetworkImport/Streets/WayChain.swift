import StreetNetwork

/// Ways that lead one to the next, as the directed edges that are travelled: from the last edge of the first way to the first
/// edge of the last one.
struct WayChain {
    enum Fault: Error {
        /// Two ways that follow each other do not meet.
        case broken
        /// There are several ways to go.
        case ambiguous
    }

    private let parts: StreetNetworkParts
    /// The edges of each way, in their order.
    private let ways: [[Int]]

    /// - Parameter ways: three or more, each with one edge or more.
    init(_ ways: [[Int]], in parts: StreetNetworkParts) {
        self.ways = ways
        self.parts = parts
    }

    /// The edges travelled, where there is one way to go; of several the one that goes against no one-way street, as round
    /// a roundabout.
    var found: Result<[DirectedEdge], Fault> {
        let chains = chains
        guard let chain = chains.first else { return .failure(.broken) }
        if chains.count == 1 { return .success(chain) }
        let open = chains.filter { $0.allSatisfy(parts.isOpenToTraffic) }
        return open.count == 1 ? .success(open[0]) : .failure(.ambiguous)
    }

    private var chains: [[DirectedEdge]] {
        var chains = ends(of: ways[0]).map { [$0] }
        for way in ways.dropFirst().dropLast() { chains = chains.flatMap { continued($0, along: way) } }
        let last = ways[ways.count - 1]
        return chains.flatMap { chain in
            leaving(parts.head(of: chain[chain.count - 1]), last).map { chain + [$0] }
        }
    }

    /// The directions in which somebody may arrive at an end of one of the edges of a way.
    private func ends(of way: [Int]) -> [DirectedEdge] {
        way.flatMap { [DirectedEdge(edge: $0, forward: true), DirectedEdge(edge: $0, forward: false)] }
    }

    private func leaving(_ junction: UInt32, _ way: [Int]) -> [DirectedEdge] {
        ends(of: way).filter { parts.head(of: $0.reversed) == junction }
    }

    /// A chain and, behind it, the edges of a way from where it is met: all that begin there and go on without turning back,
    /// however far.
    private func continued(_ chain: [DirectedEdge], along way: [Int]) -> [[DirectedEdge]] {
        var found: [[DirectedEdge]] = []
        for first in leaving(parts.head(of: chain[chain.count - 1]), way) where first.reversed != chain[chain.count - 1]
        {
            var edges = [first]
            found.append(chain + edges)
            while edges.count < way.count,
                let next = leaving(parts.head(of: edges[edges.count - 1]), way)
                    .first(where: { next in !edges.contains { $0.edge == next.edge } })
            {
                edges.append(next)
                found.append(chain + edges)
            }
        }
        return found
    }
}

extension StreetNetworkParts {
    /// Whether traffic in general goes that way.
    func isOpenToTraffic(_ directed: DirectedEdge) -> Bool {
        let tags = tagSets[streetTags[Int(edgeStreet[directed.edge])]]
        return TravelMode.isOpenToTraffic(tags, forward: directed.isForward)
    }

    /// The junction that a directed edge arrives at.
    func head(of directed: DirectedEdge) -> UInt32 {
        directed.isForward ? edgeHead[directed.edge] : edgeTail[directed.edge]
    }
}

import StreetNetwork

/// The streets that were built, and which of their edges leave which junction.
struct StreetGraph {
    let parts: StreetNetworkParts
    /// Street to its first edge; one more element than there are streets.
    let firstEdgeOfStreet: [Int]
    /// Junction to its first departure; one more element than there are junctions.
    private let firstDeparture: [Int]
    private let departure: [DirectedEdge]

    /// Complexity: O(n) for n edges.
    init(_ parts: StreetNetworkParts, firstEdgeOfStreet: [Int]) {
        (self.parts, self.firstEdgeOfStreet) = (parts, firstEdgeOfStreet)
        var first = [Int](repeating: 0, count: parts.junctionCoordinate.count + 1)
        for junction in parts.edgeTail + parts.edgeHead { first[Int(junction) + 1] += 1 }
        for junction in 1..<max(1, first.count) { first[junction] += first[junction - 1] }
        var next = first
        var departure = [DirectedEdge](repeating: DirectedEdge(rawValue: 0), count: 2 * parts.edgeTail.count)
        for edge in parts.edgeTail.indices {
            for (junction, isForward) in [(parts.edgeTail[edge], true), (parts.edgeHead[edge], false)] {
                departure[next[Int(junction)]] = DirectedEdge(edge: edge, forward: isForward)
                next[Int(junction)] += 1
            }
        }
        (firstDeparture, self.departure) = (first, departure)
    }

    /// The directed edges that leave a junction.
    func departures(of junction: Int) -> ArraySlice<DirectedEdge> {
        departure[firstDeparture[junction]..<firstDeparture[junction + 1]]
    }

    /// The junction that a directed edge arrives at.
    func head(of directed: DirectedEdge) -> Int {
        Int(directed.isForward ? parts.edgeHead[directed.edge] : parts.edgeTail[directed.edge])
    }

    func edges(ofStreet street: Int) -> Range<Int> { firstEdgeOfStreet[street]..<firstEdgeOfStreet[street + 1] }

    /// The junctions at the ends of an edge: tail and head.
    func ends(of edge: Int) -> [Int] { [Int(parts.edgeTail[edge]), Int(parts.edgeHead[edge])] }
}

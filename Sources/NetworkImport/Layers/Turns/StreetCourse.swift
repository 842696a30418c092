import StreetNetwork

/// The junctions that a part of a street leads along, in its digitised direction.
struct StreetCourse {
    let edges: Range<Int>
    /// One more than there are edges.
    let junctions: [Int]

    init(edges: Range<Int>, _ parts: StreetNetworkParts) {
        self.edges = edges
        junctions = edges.map { Int(parts.edgeTail[$0]) } + [Int(parts.edgeHead[edges.upperBound - 1])]
    }

    /// The directed edges of the street that leave a junction.
    func departures(from junction: Int) -> [DirectedEdge] {
        junctions.indices.filter { junctions[$0] == junction }.flatMap { place -> [DirectedEdge] in
            var departures: [DirectedEdge] = []
            if place > 0 { departures.append(DirectedEdge(edge: edges.lowerBound + place - 1, forward: false)) }
            if place < edges.count { departures.append(DirectedEdge(edge: edges.lowerBound + place, forward: true)) }
            return departures
        }
    }

    /// The directed edges from one junction to another, which the street passes once each; nil where it does not.
    func path(from start: Int, to end: Int) -> [DirectedEdge]? {
        let starts = junctions.indices.filter { junctions[$0] == start }
        let ends = junctions.indices.filter { junctions[$0] == end }
        guard starts.count == 1, ends.count == 1, starts[0] != ends[0] else { return nil }
        if starts[0] < ends[0] {
            return (starts[0]..<ends[0]).map { DirectedEdge(edge: edges.lowerBound + $0, forward: true) }
        }
        return (ends[0]..<starts[0]).reversed().map { DirectedEdge(edge: edges.lowerBound + $0, forward: false) }
    }
}

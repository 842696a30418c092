import Geometry

/// Streets as flat arrays: junctions, the edges between them, and the streets (source features) that edges are
/// pieces of. Knows nothing of travel modes: a `Metric` says what a mode may use and what that costs.
///
/// Read-only and shared by all workers. Arrays are parallel; their names say what they map to what.
public final class StreetNetwork: Sendable {
    public let parts: StreetNetworkParts
    /// Junction to its first departure; one more element than there are junctions.
    public let firstDeparture: [UInt32]
    /// Directed edges by the junction that they leave, ascending within a junction.
    public let departure: [DirectedEdge]
    /// Directed edge to its place among the departures of the junction that it leaves.
    public let departurePlace: [UInt32]
    /// Boxes of the edges, for locating and for barriers.
    public let edgeIndex: PackedRTree

    /// Complexity: O(n log n) for n edges.
    public init(_ parts: StreetNetworkParts) {
        self.parts = parts
        var first = [UInt32](repeating: 0, count: parts.junctionCoordinate.count + 1)
        for edge in parts.edgeTail.indices {
            first[Int(parts.edgeTail[edge]) + 1] += 1
            first[Int(parts.edgeHead[edge]) + 1] += 1
        }
        for junction in 1..<max(1, first.count) { first[junction] += first[junction - 1] }
        var next = first
        var departure = [DirectedEdge](repeating: DirectedEdge(rawValue: 0), count: parts.edgeTail.count * 2)
        var place = [UInt32](repeating: 0, count: departure.count)
        for edge in parts.edgeTail.indices {
            for forward in [true, false] {
                let directed = DirectedEdge(edge: edge, forward: forward)
                let junction = Int(forward ? parts.edgeTail[edge] : parts.edgeHead[edge])
                place[directed.index] = next[junction] - first[junction]
                departure[Int(next[junction])] = directed
                next[junction] += 1
            }
        }
        firstDeparture = first
        self.departure = departure
        departurePlace = place
        edgeIndex = PackedRTree(parts.edgeTail.indices.map { Box(of: parts.shape(of: $0)) })
    }

    public var junctionCount: Int { parts.junctionCoordinate.count }
    public var edgeCount: Int { parts.edgeTail.count }
    public var directedEdgeCount: Int { edgeCount * 2 }
    public var streetCount: Int { parts.streetID.count }

    /// The directed edges that leave a junction.
    public func departures(of junction: Int) -> ArraySlice<DirectedEdge> {
        departure[Int(firstDeparture[junction])..<Int(firstDeparture[junction + 1])]
    }

    /// The junction that a directed edge leaves.
    public func tail(of directed: DirectedEdge) -> Int {
        Int(directed.isForward ? parts.edgeTail[directed.edge] : parts.edgeHead[directed.edge])
    }

    /// The junction that a directed edge arrives at.
    public func head(of directed: DirectedEdge) -> Int { tail(of: directed.reversed) }

    /// The edge's length in millimetres, at least 1.
    public func length(of edge: Int) -> Int64 { Int64(parts.edgeLength[edge]) }

    /// The coordinates of an edge in its digitised direction, both ends included.
    public func shape(of edge: Int) -> ArraySlice<Coordinate> { parts.shape(of: edge) }

    /// The street's name where it has one, else its reference (`D 6007`), else nil.
    public func streetName(of edge: Int) -> String? {
        let street = Int(parts.edgeStreet[edge])
        return parts.name(of: street) ?? parts.reference(of: street)
    }
}

/// The edges of a polygon, found by where they are.
struct PolygonOutline: Sendable {
    private let edges: [(from: Coordinate, to: Coordinate)]
    /// Only where there are so many edges that looking at each costs more.
    private let tree: PackedRTree?

    init(rings: [[Coordinate]]) {
        var edges: [(from: Coordinate, to: Coordinate)] = []
        for ring in rings {
            for (index, vertex) in ring.enumerated() { edges.append((vertex, ring[(index + 1) % ring.count])) }
        }
        self.edges = edges
        tree = edges.count > 40 ? PackedRTree(edges.map { Box($0.from, $0.to) }) : nil
    }

    /// Visits each edge whose box meets that of two points, shifted east by `shift`.
    func visitEdges(
        near a: GridPoint, _ b: GridPoint, shiftedEast shift: Int64 = 0, visit: (GridPoint, GridPoint) -> Void
    ) {
        guard let box = Box(of: a, b, shiftedEast: -shift) else { return }
        func visitEdge(_ edge: (from: Coordinate, to: Coordinate)) {
            visit(GridPoint(edge.from, shiftedEast: shift), GridPoint(edge.to, shiftedEast: shift))
        }
        if let tree {
            tree.search(box) { visitEdge(edges[$0]) }
        } else {
            for edge in edges where Box(edge.from, edge.to).meets(box) {
                visitEdge(edge)
            }
        }
    }

    /// Visits at least each edge that a ray from `point` towards the east can meet.
    func visitEdges(eastOf point: GridPoint, shiftedEast shift: Int64 = 0, visit: (GridPoint, GridPoint) -> Void) {
        visitEdges(near: point, GridPoint(x: 10_000_000_000, y: point.y), shiftedEast: shift, visit: visit)
    }
}

extension Box {
    /// The box of a segment.
    init(_ a: Coordinate, _ b: Coordinate) {
        self.init(
            minLongitude: min(a.longitude, b.longitude), minLatitude: min(a.latitude, b.latitude),
            maxLongitude: max(a.longitude, b.longitude), maxLatitude: max(a.latitude, b.latitude))
    }

    /// The box of two points, shifted and cut to the map; nil if it is beyond.
    fileprivate init?(of a: GridPoint, _ b: GridPoint, shiftedEast shift: Int64) {
        let (west, east) = (min(a.x, b.x) + shift, max(a.x, b.x) + shift)
        guard west <= Int64(Int32.max), east >= Int64(Int32.min) else { return nil }
        self.init(
            minLongitude: Int32(clamping: west), minLatitude: Int32(clamping: min(a.y, b.y)),
            maxLongitude: Int32(clamping: east), maxLatitude: Int32(clamping: max(a.y, b.y)))
    }
}

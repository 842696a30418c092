/// Finds the edge of some arcs that lies first to the south of a place.
struct EdgesBelow {
    private let pieces: [EdgeCells.Piece]
    private var arcOfPiece: [Int32] = []
    private let cells: EdgeCells

    init(_ arcs: AreaArcs) {
        pieces = arcs.pieces
        arcOfPiece.reserveCapacity(pieces.count)
        for arc in 0..<arcs.count {
            for _ in arcs.range(of: arc).dropLast() { arcOfPiece.append(Int32(arc)) }
        }
        cells = EdgeCells(pieces)
    }

    private typealias Found = (west: Coordinate, east: Coordinate, half: Int)

    /// The half-arc with the first edge south of a place on it, such that the place lies to its left.
    ///
    /// An edge is met if it reaches from the place's meridian to the east: one that ends there is not.
    func halfArc(below place: Coordinate) -> Int? {
        let column = cells.grid.column(of: place.longitude)
        var best: Found?
        for row in (0...cells.grid.row(of: place.latitude)).reversed() {
            for entry in cells.members(of: row * cells.grid.columns + column) {
                guard let found = edge(Int(cells.entries[entry]), below: place) else { continue }
                if let other = best, !Self.isAbove(found, other) { continue }
                best = found
            }
            // An edge that passes the meridian in this row cannot lie lower than one of a row below.
            if let best, Self.latitude(of: best, at: place.longitude) > cells.grid.southernEdge(of: row) + 2 { break }
        }
        return best?.half
    }

    private func edge(_ number: Int, below place: Coordinate) -> Found? {
        let (from, to) = pieces[number]
        // The place lies north, which is to the left of an edge towards the east.
        let isEastward = from.longitude < to.longitude
        let (west, east) = isEastward ? (from, to) : (to, from)
        guard west.longitude <= place.longitude, place.longitude < east.longitude, Turn.side(west, east, place) > 0
        else { return nil }
        return (west, east, 2 * Int(arcOfPiece[number]) + (isEastward ? 0 : 1))
    }

    private static func latitude(of edge: Found, at longitude: Int32) -> Double {
        let along = Double(Int64(longitude) - Int64(edge.west.longitude))
        let whole = Double(Int64(edge.east.longitude) - Int64(edge.west.longitude))
        return Double(edge.west.latitude) + Double(Int64(edge.east.latitude) - Int64(edge.west.latitude)) * along
            / whole
    }

    /// Whether an edge runs north of another where both pass the same meridians, edges that do not cross.
    private static func isAbove(_ a: Found, _ b: Found) -> Bool {
        if a.west == b.west { return Turn.side(a.west, b.east, a.east) > 0 }
        if a.west.longitude >= b.west.longitude { return Turn.side(b.west, b.east, a.west) > 0 }
        return Turn.side(a.west, a.east, b.west) < 0
    }
}

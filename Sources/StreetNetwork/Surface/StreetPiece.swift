import Geometry

/// A straight part of an edge between two points of the lattice, and where they are on the edge.
struct StreetPiece: BitwiseCopyable, Sendable {
    var start: LatticePoint
    var end: LatticePoint
    var edge: UInt32
    /// Millimetres of the edge's digitised direction.
    var from: UInt32
    var to: UInt32

    /// Whether rounding has left it a point.
    var isPoint: Bool { start == end }

    /// The position of a place at a fraction of the piece.
    func offset(at fraction: Double) -> UInt32 {
        UInt32((Double(from) + (Double(to) - Double(from)) * fraction).rounded())
    }

    /// The straight parts of an edge, in order; what crosses the rim of the map is cut there.
    static func pieces(of edge: Int, in network: StreetNetwork, on map: SurfaceMap) -> [StreetPiece] {
        let shape = network.shape(of: edge)
        var walked: Int64 = 0
        var pieces: [StreetPiece] = []
        for index in shape.indices.dropLast() {
            let (tail, head) = (shape[index], shape[index + 1])
            let isLast = index + 2 == shape.endIndex
            let next =
                isLast
                ? network.length(of: edge)
                : min(network.length(of: edge), walked + Geodesic.millimetres(from: tail, to: head))
            let (start, end) = (map.place(of: tail), map.place(of: head))
            let piece = StreetPiece(
                start: LatticePoint(start), end: LatticePoint(end), edge: UInt32(edge), from: UInt32(walked),
                to: UInt32(next))
            if let crossing = AntimeridianCrossing(from: start, to: end) {
                pieces += piece.cut(at: crossing)
            } else {
                pieces.append(piece)
            }
            walked = next
        }
        return pieces
    }
}

extension StreetPiece {
    fileprivate func cut(at crossing: AntimeridianCrossing) -> [StreetPiece] {
        var (before, after) = (self, self)
        (before.end, after.start) = (LatticePoint(crossing.before), LatticePoint(crossing.after))
        (before.to, after.from) = (offset(at: crossing.fraction), offset(at: crossing.fraction))
        return [before, after]
    }
}

extension StreetPiece {
    /// Cuts the piece where it meets the lines of the squares; the parts join, and each lies in one square or on its side.
    func cutBySquares(_ body: (StreetPiece) -> Void) {
        var cuts: [(fraction: Double, point: LatticePoint)] = []
        let (width, height) = (Double(end.x - start.x), Double(end.y - start.y))
        for line in Self.lines(between: start.x, end.x) {
            let fraction = Double(line - start.x) / width
            cuts.append((fraction, LatticePoint(x: line, y: start.y + Int32((height * fraction).rounded()))))
        }
        for line in Self.lines(between: start.y, end.y) {
            let fraction = Double(line - start.y) / height
            cuts.append((fraction, LatticePoint(x: start.x + Int32((width * fraction).rounded()), y: line)))
        }
        guard !cuts.isEmpty else { return body(self) }
        cuts.sort { $0.fraction < $1.fraction }
        var part = self
        for cut in cuts where cut.point != part.start {
            part.end = cut.point
            part.to = offset(at: cut.fraction)
            body(part)
            part.start = part.end
            part.from = part.to
        }
        part.end = end
        part.to = to
        if !part.isPoint { body(part) }
    }

    /// The lines of the squares strictly between two numbers.
    private static func lines(between one: Int32, _ other: Int32) -> StrideTo<Int32> {
        let square = LatticePoint.square
        let first = (min(one, other) >> LatticePoint.squareShift + 1) << LatticePoint.squareShift
        return stride(from: first, to: max(one, other), by: Int(square))
    }

    /// The squares that a piece that was cut lies in: two where it runs along a side.
    func squares(_ body: (Square) -> Void) {
        for x in Self.places(start.x, end.x) {
            for y in Self.places(start.y, end.y) { body(Square(x: x, y: y)) }
        }
    }

    private static func places(_ one: Int32, _ other: Int32) -> ClosedRange<Int32> {
        let shift = LatticePoint.squareShift
        if one == other, one & (LatticePoint.square - 1) == 0 { return (one >> shift - 1)...(one >> shift) }
        let middle = (one + other) >> (shift + 1)
        return middle...middle
    }
}

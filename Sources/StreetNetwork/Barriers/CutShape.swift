import Geometry

/// An edge's shape in pieces that do not cross the antimeridian: to a `BarrierLine` the map ends there.
struct CutShape {
    private struct Piece {
        var line: [Coordinate]
        /// The segment of the shape that the piece begins on, and how far along it.
        let segment: Int
        let fraction: Double
        /// How far along its segment of the shape the last segment of the piece goes.
        var end = 1.0
    }

    private var pieces: [Piece]

    init(_ shape: some RandomAccessCollection<Coordinate>) {
        let shape = Array(shape)
        pieces = [Piece(line: Array(shape.prefix(1)), segment: 0, fraction: 0)]
        for segment in 0..<max(0, shape.count - 1) {
            let (tail, head) = (shape[segment], shape[segment + 1])
            if let crossing = AntimeridianCrossing(from: tail, to: head) {
                pieces[pieces.count - 1].line.append(crossing.before)
                pieces[pieces.count - 1].end = crossing.fraction
                pieces.append(Piece(line: [crossing.after], segment: segment, fraction: crossing.fraction))
            }
            pieces[pieces.count - 1].line.append(head)
        }
    }

    /// What a line meets of the shape, in the order of the shape; what runs over the antimeridian is in two parts.
    func met(by line: BarrierLine) -> [CoveredStretch] {
        pieces.flatMap { piece in
            line.met(piece.line).map { met in
                CoveredStretch(from: Self.place(met.from, of: piece), to: Self.place(met.to, of: piece))
            }
        }
    }

    private static func place(_ place: LinePosition, of piece: Piece) -> LinePosition {
        let start = place.segment == 0 ? piece.fraction : 0
        let end = place.segment == piece.line.count - 2 ? piece.end : 1
        return LinePosition(segment: piece.segment + place.segment, fraction: start + (end - start) * place.fraction)
    }
}

extension Box {
    /// The box of a street whose segments go the short way round the globe: one that crosses the antimeridian is as wide as
    /// the map, of which it has both ends.
    public init(ofStreet shape: some Collection<Coordinate>) {
        self.init(of: shape)
        if zip(shape, shape.dropFirst()).contains(where: { AntimeridianCrossing(from: $0, to: $1) != nil }) {
            (minLongitude, maxLongitude) = (-1_800_000_000, 1_800_000_000)
        }
    }
}

extension Coordinate {
    /// The place under each of its names: one on the antimeridian has two.
    var names: [Coordinate] {
        abs(Int64(longitude)) == 1_800_000_000
            ? [self, Coordinate(longitude: -longitude, latitude: latitude)] : [self]
    }
}

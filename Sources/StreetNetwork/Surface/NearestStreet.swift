/// The place of a piece of street that is nearest to a point of the lattice.
struct NearestStreet {
    let squaredMetres: Double
    /// Of the piece, from its start.
    let fraction: Double

    /// - Parameter scale: that of the point's row.
    @inline(__always)
    init(to point: LatticePoint, on piece: StreetPiece, _ scale: LatticeScale) {
        let startX = Double(piece.start.x &- point.x) * scale.east
        let startY = Double(piece.start.y &- point.y) * scale.north
        let width = Double(piece.end.x &- piece.start.x) * scale.east
        let height = Double(piece.end.y &- piece.start.y) * scale.north
        let squared = width * width + height * height
        fraction = squared > 0 ? max(0, min(1, -(startX * width + startY * height) / squared)) : 0
        let (x, y) = (startX + width * fraction, startY + height * fraction)
        squaredMetres = x * x + y * y
    }
}

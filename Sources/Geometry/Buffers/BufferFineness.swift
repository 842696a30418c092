/// How finely a segment is cut up before it is moved aside.
struct BufferFineness {
    let metres: Double

    /// Whether a piece can be moved aside as it is.
    ///
    /// Between its ends a straight piece of the map bends away from the geodesic by up to l² · tan φ / 8R. Half a
    /// thousandth of the radius may be lost so; below a centimetre nothing is gained, as that is the grid.
    func allows(_ piece: MapSegment) -> Bool {
        let length = piece.metres
        if length <= 0.01 { return true }
        guard length <= 100_000 else { return false }
        if isNearPole(piece) { return length <= 0.08 * metres }
        let latitude = max(abs(piece.start.latitudeRadians), abs(piece.end.latitudeRadians))
        let bend = length * length * Trigonometry.tangent(latitude) / (8 * Ellipsoid.meanRadius)
        return bend <= max(0.0005 * metres, 0.01)
    }

    /// Whether the map is so distorted that a piece is better covered by circles round its ends: within a twelfth of
    /// the radius of each other they cover what is between to a thousandth.
    func isNearPole(_ piece: MapSegment) -> Bool {
        min(piece.start.poleMetres, piece.end.poleMetres) < 2 * metres
    }
}

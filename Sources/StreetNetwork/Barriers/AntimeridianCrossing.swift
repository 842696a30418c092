import Geometry

/// Where a segment crosses the antimeridian on the short way round the globe.
struct AntimeridianCrossing {
    let before: Coordinate
    let after: Coordinate
    let fraction: Double

    /// Nil where the segment does not cross it.
    init?(from tail: Coordinate, to head: Coordinate) {
        let half: Int64 = 1_800_000_000
        let ahead = Int64(head.longitude) - Int64(tail.longitude)
        guard abs(ahead) > half else { return nil }
        let side = ahead < 0 ? half : -half
        let whole = ahead < 0 ? ahead + 2 * half : ahead - 2 * half
        // From 180 to -180 degrees it runs along it.
        if whole == 0 { return nil }
        fraction = Double(side - Int64(tail.longitude)) / Double(whole)
        let rise = Double(Int64(head.latitude) - Int64(tail.latitude)) * fraction
        let latitude = tail.latitude + Int32(rise.rounded())
        before = Coordinate(longitude: Int32(side), latitude: latitude)
        after = Coordinate(longitude: Int32(-side), latitude: latitude)
    }
}

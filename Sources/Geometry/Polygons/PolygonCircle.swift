extension Polygon {
    /// The places within some metres of a centre, by geodesics: one polygon, or two where it crosses the
    /// antimeridian; none for a radius that is not positive. Rings run counterclockwise.
    ///
    /// The vertices lie on the circle, so that its sagittas are cut off: with 32 segments a quarter 0.03 % of
    /// the radius.
    ///
    /// - Parameters:
    ///   - metres: the radius, up to 5,000 km.
    ///   - segmentsPerQuarter: at least 1.
    public static func circle(
        around centre: Coordinate, metres: Double, segmentsPerQuarter: Int = 32
    ) -> MultiPolygon {
        guard metres > 0, metres <= 5_000_000 else { return [] }
        let count = 4 * max(1, segmentsPerQuarter)
        let vertices = (0..<count).map { step in
            Geodesic.destination(
                from: centre, azimuthDegrees: -360 * Double(step) / Double(count), metres: metres)
        }
        let ring = unrolled(vertices, round: centre, metres: metres)
        // The pieces of the three maps that lie side by side.
        return [Int64(0), 3_600_000_000, -3_600_000_000].compactMap { piece(of: ring, shiftedEast: $0) }
    }

    /// The ring of a circle on a map that goes on beyond the antimeridian. One round a pole runs from one side
    /// of the map to the other and back along the pole.
    private static func unrolled(_ vertices: [Coordinate], round centre: Coordinate, metres: Double) -> [GridPoint] {
        let ring = vertices.map { vertex in
            GridPoint(x: Int64(centre.longitude) + centre.longitudeUnits(to: vertex), y: Int64(vertex.latitude))
        }
        let pole: Int32 = centre.latitude < 0 ? -900_000_000 : 900_000_000
        let poleDistance = Geodesic.metres(from: centre, to: Coordinate(longitude: centre.longitude, latitude: pole))
        guard poleDistance < metres else { return ring }
        let sorted = ring.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
        let (first, last) = (sorted[0], sorted[sorted.count - 1])
        let west = GridPoint(x: last.x - 3_600_000_000, y: last.y)
        let corners = [GridPoint(x: last.x, y: Int64(pole)), GridPoint(x: west.x, y: Int64(pole))]
        return first == west ? sorted + corners : [west] + sorted + corners
    }

    /// What part of a ring lies on the map, once it is shifted.
    private static func piece(of ring: [GridPoint], shiftedEast shift: Int64) -> Polygon? {
        let shifted = ring.map { GridPoint(x: $0.x + shift, y: $0.y) }
        let kept = clipped(
            clipped(shifted, at: -1_800_000_000, keepingEast: true), at: 1_800_000_000, keepingEast: false)
        let vertices = kept.map { Coordinate(longitude: Int32($0.x), latitude: Int32($0.y)) }
        guard RingArea.doubled(vertices) != 0 else { return nil }
        return Polygon(rings: [Self.ring(vertices, counterclockwise: true)])
    }

    /// The part of a ring on one side of a meridian (I. E. Sutherland and G. W. Hodgman, 1974).
    private static func clipped(_ ring: [GridPoint], at meridian: Int64, keepingEast: Bool) -> [GridPoint] {
        var kept: [GridPoint] = []
        for (index, point) in ring.enumerated() {
            let next = ring[(index + 1) % ring.count]
            if keepingEast ? point.x >= meridian : point.x <= meridian { kept.append(point) }
            if (point.x < meridian && next.x > meridian) || (point.x > meridian && next.x < meridian) {
                let fraction = Double(meridian - point.x) / Double(next.x - point.x)
                let rise = (Double(next.y - point.y) * fraction).rounded(.toNearestOrEven)
                kept.append(GridPoint(x: meridian, y: point.y + Int64(rise)))
            }
        }
        return kept
    }
}

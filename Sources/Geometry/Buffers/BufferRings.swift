/// What covers the places round a geometry: rings in units of 1e-7 degree, which overlap and may go beyond the
/// antimeridian.
extension BufferPath {
    /// One ring, or two where the circle crosses the antimeridian.
    static func rings(aroundPoint centre: Coordinate, metres: Double) -> [[Position]] {
        Polygon.circle(around: centre, metres: metres).flatMap(\.rings).map { $0.map { MapPoint($0).position } }
    }

    /// A line goes the short way round the globe from vertex to vertex.
    static func rings(aroundLine line: [Coordinate], metres: Double) -> [[Position]] {
        let thereAndBack = line + line.dropFirst().dropLast().reversed()
        let path = BufferPath(through: thereAndBack, joinedBy: { $0.longitudeUnits(to: $1) }, metres: metres)
        return path.isPoint ? rings(aroundPoint: line[0], metres: metres) : path.rings()
    }

    /// What is around a polygon in units of 1e-7 degree, without the polygon itself.
    static func rings(aroundPolygon polygon: [[Position]], metres: Double) -> [[Position]] {
        polygon.enumerated().flatMap { index, ring in
            let vertices = ring.map { Coordinate(longitude: Int32($0.x), latitude: Int32($0.y)) }
            return BufferPath(
                through: Polygon.ring(vertices, counterclockwise: index == 0),
                joinedBy: { Int64($1.longitude) - Int64($0.longitude) }, metres: metres
            ).rings()
        }
    }
}

import Geometry

/// Areas on WGS84 round geometries.
enum BufferedArea {
    /// - Parameter geometry: in degrees on WGS84.
    static func polygons(around geometry: SourceGeometry, metres: Double) throws -> [Polygon] {
        guard case .polygons(let parts) = try GeodesicBuffer.polygons(around: geometry, metres: metres) else {
            return []
        }
        return parts.map { rings in
            Polygon(
                rings: rings.map { ring in
                    ring.compactMap { Coordinate(longitudeDegrees: $0.x, latitudeDegrees: $0.y) }
                })
        }
    }
}

/// All places within a distance of a geometry, by geodesics on WGS84.
///
/// Arcs have 32 segments a quarter, as those of `Polygon.circle` have. Lines and edges are straight on the map of
/// longitude and latitude. They go the short way round the globe, as `Polygon.cutAtAntimeridian` has it.
/// The outline holds to 0.2 % of the distance and 2 cm.
public enum GeodesicBuffer {
    /// The greatest distance of a buffer in metres: what `Polygon.circle` takes.
    public static let greatestMetres = 5_000_000.0

    /// The buffer of a geometry in degrees, cut at the antimeridian: polygons in degrees that are whole units of 1e-7
    /// degree, valid, outer rings counterclockwise. For one point these are the vertices of `Polygon.circle`.
    ///
    /// - Parameter metres: more than 0 and at most 5,000 km.
    /// - Throws: `UnreadableGeometry` for another distance, an empty or broken geometry, positions beyond 180 or 90
    ///   degrees.
    ///
    /// Complexity: O(n log n) for n positions that are not much closer to each other than the distance.
    public static func polygons(around geometry: SourceGeometry, metres: Double) throws -> SourceGeometry {
        guard metres > 0, metres <= greatestMetres else {
            throw UnreadableGeometry(
                "a buffer of \(metres) m cannot be made; it must be more than 0 and at most 5000 km")
        }
        guard !geometry.positions.isEmpty else { throw UnreadableGeometry("an empty geometry has no buffer") }
        if let fault = geometry.fault {
            throw UnreadableGeometry("the geometry is broken: \(fault.reason) at \(fault.place.x) \(fault.place.y)")
        }
        switch geometry {
        case .point(let position): return try polygons(aroundPoints: [position], metres)
        case .multiPoint(let positions): return try polygons(aroundPoints: positions, metres)
        case .lines(let lines): return try polygons(aroundLines: lines, metres)
        case .polygons(let polygons): return try self.polygons(aroundPolygons: polygons, metres)
        }
    }

    private static func polygons(aroundPoints positions: [Position], _ metres: Double) throws -> SourceGeometry {
        let places = try distinct(positions)
        if places.count == 1 { return try degrees(Polygon.circle(around: places[0], metres: metres)) }
        return try BufferUnion.of(places.flatMap { BufferPath.rings(aroundPoint: $0, metres: metres) }.map { [$0] })
    }

    private static func polygons(aroundLines lines: [[Position]], _ metres: Double) throws -> SourceGeometry {
        let rings = try lines.flatMap { BufferPath.rings(aroundLine: try $0.map(coordinate), metres: metres) }
        return try BufferUnion.of(rings.map { [$0] })
    }

    private static func polygons(aroundPolygons polygons: [[[Position]]], _ metres: Double) throws -> SourceGeometry {
        if let fault = Validity.reason(ofDegrees: polygons) {
            throw UnreadableGeometry("the polygon is not valid: \(fault.reason) at \(fault.at.x) \(fault.at.y)")
        }
        var parts: [[[Position]]] = []
        for polygon in polygons {
            let rings = try polygon.map { try $0.map(coordinate) }
            let pieces = Polygon.pieces(ofRings: rings).map { $0.map { $0.map { MapPoint($0).position } } }
            let gridded = try BufferUnion.onGrid(pieces)
            parts += gridded
            parts += gridded.flatMap { BufferPath.rings(aroundPolygon: $0, metres: metres) }.map { [$0] }
            // What is smaller than the grid has no area on it.
            if gridded.isEmpty { parts += BufferPath.rings(aroundLine: rings[0], metres: metres).map { [$0] } }
        }
        return try BufferUnion.of(parts)
    }

    private static func distinct(_ positions: [Position]) throws -> [Coordinate] {
        var seen: Set<Coordinate> = []
        return try positions.map(coordinate).filter { seen.insert($0).inserted }
    }

    private static func coordinate(_ position: Position) throws -> Coordinate {
        guard let place = Coordinate(longitudeDegrees: position.x, latitudeDegrees: position.y) else {
            throw UnreadableGeometry(
                "\(position.x) \(position.y) is not a longitude within 180 and a latitude within 90 degrees")
        }
        return place
    }

    private static func degrees(_ circle: MultiPolygon) throws -> SourceGeometry {
        guard !circle.isEmpty else { throw BufferUnion.nothingLeft }
        return .polygons(circle.map { $0.rings.map { BufferUnion.degrees($0 + $0.prefix(1)) } })
    }
}

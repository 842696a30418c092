extension SourceGeometry {
    /// A geometry in degrees whose lines and sides go the short way round the globe: what crosses the antimeridian is cut
    /// there, to whole units of 1e-7 degree. What does not, and what has longitudes beyond 180 degrees, stays as it is to the last bit.
    ///
    /// - Complexity: O(n log n) for n positions.
    public var cutAtAntimeridian: SourceGeometry {
        switch self {
        case .point, .multiPoint: return self
        case .lines(let lines):
            guard crossesAntimeridian, let places = Self.coordinates([lines])?.first else {
                return self
            }
            return .lines(Self.positions(AntimeridianLines.cut(places)))
        case .polygons(let polygons):
            guard crossesAntimeridian, let places = Self.coordinates(polygons) else { return self }
            return .polygons(places.flatMap(Polygon.pieces).map(Self.positions))
        }
    }

    /// Whether lines or sides of a geometry in degrees cross the antimeridian on their short way.
    public var crossesAntimeridian: Bool {
        switch self {
        case .point, .multiPoint: false
        case .lines(let lines): lines.contains(where: Self.hasJump)
        case .polygons(let polygons): polygons.contains { $0.contains(where: Self.hasJump) }
        }
    }

    static func hasJump(_ path: [Position]) -> Bool {
        zip(path, path.dropFirst()).contains { abs($0.x - $1.x) > 180 }
    }

    /// Nil where a position is none on the globe.
    static func coordinates(_ shapes: [[[Position]]]) -> [[[Coordinate]]]? {
        var isOnGlobe = true
        let places = shapes.map { paths in
            paths.map { path in
                path.map { position in
                    let place = Coordinate(longitudeDegrees: position.x, latitudeDegrees: position.y)
                    if place == nil { isOnGlobe = false }
                    return place ?? Coordinate(longitude: 0, latitude: 0)
                }
            }
        }
        return isOnGlobe ? places : nil
    }

    static func positions(_ paths: [[Coordinate]]) -> [[Position]] {
        paths.map { path in path.map { Position(x: $0.longitudeDegrees, y: $0.latitudeDegrees) } }
    }
}

import Geometry

/// Lengths and areas on the ground, of geometries in degrees on WGS84.
enum GeometrySize {
    /// Metres.
    static func length(of lines: [[Position]]) -> Double {
        lines.reduce(0) { sum, line in
            let places = line.compactMap(Coordinate.init)
            return sum + zip(places, places.dropFirst()).reduce(0) { $0 + Geodesic.metres(from: $1.0, to: $1.1) }
        }
    }

    /// Square metres; rings may run either way.
    static func area(of polygons: [[[Position]]]) -> Double {
        polygons.reduce(0) { sum, rings in
            let areas = rings.map { AreaMeasure.squareMetres(of: [$0.compactMap(Coordinate.init)]) }
            return sum + (areas.first ?? 0) - areas.dropFirst().reduce(0, +)
        }
    }
}

import Geometry

/// Areas that polygons have in common, as far as shares of them need it.
enum SharedArea {
    /// The area of polygons in square metres; each has closed rings, the outer one first, that run in any direction.
    static func squareMetres(of polygons: [[[Coordinate]]]) -> Double {
        polygons.reduce(0) { sum, rings in
            let areas = rings.map { AreaMeasure.squareMetres(of: [$0]) }
            return sum + (areas.first ?? 0) - areas.dropFirst().reduce(0, +)
        }
    }

    /// The area of polygons in units of coordinates.
    static func squareMetres(of polygons: [[[Position]]]) -> Double {
        squareMetres(of: polygons.map { $0.map(coordinates) })
    }

    /// In units of coordinates.
    static func positions(_ rings: [[Coordinate]]) -> [[Position]] {
        rings.map { $0.map { Position(x: Double($0.longitude), y: Double($0.latitude)) } }
    }

    private static func coordinates(_ ring: [Position]) -> [Coordinate] {
        ring.map { Coordinate(longitude: Int32($0.x.rounded()), latitude: Int32($0.y.rounded())) }
    }
}

import Geometry
import Testing

@Suite struct AreaMeasureTests {
    static func ring(_ degrees: [(Double, Double)]) -> [Coordinate] {
        degrees.map { Coordinate(longitudeDegrees: $0.0, latitudeDegrees: $0.1)! }
    }

    /// The area under a ring by very many narrow trapezoids of the surface element of the ellipsoid.
    static func slowArea(of ring: [Coordinate]) -> Double {
        let (radius, flattening) = (6_378_137.0, 1 / 298.257223563)
        let eccentricity = flattening * (2 - flattening)
        let low = ring.map(\.latitudeDegrees).min()!
        let high = ring.map(\.latitudeDegrees).max()!
        let steps = 20_000
        var sum = 0.0
        for step in 0..<steps {
            let latitude = low + (high - low) * (Double(step) + 0.5) / Double(steps)
            let (sine, cosine) = (Trigonometry.sine(latitude * .pi / 180), Trigonometry.cosine(latitude * .pi / 180))
            let squeezed = 1 - eccentricity * sine * sine
            sum += width(of: ring, at: latitude) * .pi / 180 * cosine / (squeezed * squeezed)
        }
        return sum * (high - low) / Double(steps) * .pi / 180 * radius * radius * (1 - eccentricity)
    }

    /// Degrees of longitude inside a ring along a parallel.
    private static func width(of ring: [Coordinate], at latitude: Double) -> Double {
        var crossings: [Double] = []
        for (index, from) in ring.enumerated() {
            let to = ring[(index + 1) % ring.count]
            let (a, b) = (from.latitudeDegrees, to.latitudeDegrees)
            guard (a <= latitude) != (b <= latitude) else { continue }
            let share = (latitude - a) / (b - a)
            crossings.append(from.longitudeDegrees + (to.longitudeDegrees - from.longitudeDegrees) * share)
        }
        crossings.sort()
        return stride(from: 0, to: crossings.count - 1, by: 2).reduce(0) { $0 + crossings[$1 + 1] - crossings[$1] }
    }

    static let rings: [[(Double, Double)]] = [
        [(7.4, 43.7), (7.5, 43.7), (7.5, 43.8), (7.4, 43.8)], [(7.4, 43.7), (7.41, 43.703), (7.402, 43.712)],
        [(0, -1), (1, 0), (0.5, 0.6), (-0.5, 0)], [(10, 60), (11, 60.2), (10.8, 61), (10.4, 60.3)],
        [(-70, -50), (-69.999, -50), (-69.9995, -49.999)], [(20, 80), (21, 80.1), (20.5, 80.8)],
    ]

    @Test("An area is that of the ellipsoid within a millionth", arguments: rings)
    func areaIsThatOfTheEllipsoid(degrees: [(Double, Double)]) {
        let ring = Self.ring(degrees)
        let (area, expected) = (AreaMeasure.squareMetres(of: [ring]), Self.slowArea(of: ring))
        #expect(abs(area - expected) < expected * 1e-6, "\(area) \(expected)")
    }

    @Test("A hectare near Monaco is a hectare, and closing a ring changes nothing")
    func hectare() {
        let ring = Self.ring([(7.4, 43.7), (7.4012407, 43.7), (7.4012407, 43.7009001), (7.4, 43.7009001)])
        let area = AreaMeasure.squareMetres(of: [ring])
        #expect(abs(area - 10_000) < 10)
        #expect(AreaMeasure.squareMetres(of: [ring + ring.prefix(1)]) == area)
    }

    @Test("A hole is taken off")
    func holes() {
        let outer = Self.ring([(0, 0), (0.1, 0), (0.1, 0.1), (0, 0.1)])
        let hole = Self.ring([(0.05, 0.05), (0.05, 0.06), (0.06, 0.06), (0.06, 0.05)])
        let expected = AreaMeasure.squareMetres(of: [outer]) - AreaMeasure.squareMetres(of: [hole])
        #expect(abs(AreaMeasure.squareMetres(of: [outer, hole]) - expected) < 1e-3)
    }
}

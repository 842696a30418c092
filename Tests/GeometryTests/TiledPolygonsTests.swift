import TestSupport
import Testing

@testable import Geometry

/// Small squares laid over a star with a hole, and over an island beside it.
@Suite("Polygons that many small ones are intersected with")
struct TiledPolygonsTests {
    private static let hole = square(-30, -30, 60)
    private static let island = square(1400, 900, 333)

    private static func square(_ x: Double, _ y: Double, _ size: Double) -> [Position] {
        [(x, y), (x + size, y), (x + size, y + size), (x, y + size), (x, y)].map { Position(x: $0.0, y: $0.1) }
    }

    private static func star(_ random: inout SplitMix64) -> [Position] {
        let ring = (0..<97).map { corner -> Position in
            let (angle, radius) = (Double(corner) / 97 * 2 * .pi, random.number(100...1000))
            return Position(x: radius * Trigonometry.cosine(angle), y: radius * Trigonometry.sine(angle))
        }
        return ring + ring.prefix(1)
    }

    private func area(_ polygons: [[[Position]]]) -> Double {
        var sum = 0.0
        for ring in polygons.joined() {
            for (one, other) in zip(ring, ring.dropFirst()) { sum += (one.x * other.y - other.x * one.y) / 2 }
        }
        return sum
    }

    @Test("have as much in common with each as without tiles", arguments: 0..<12)
    func shares(_ seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let all = [[Self.star(&random), Array(Self.hole.reversed())], [Self.island]]
        let tiled = try TiledPolygons(all)
        var met = 0
        for _ in 0..<400 {
            let size = random.number(1...(random.number(0...1) < 0.1 ? 2500 : 120))
            let one = [[Self.square(random.number(-1500...2000), random.number(-1500...2000), size)]]
            let (found, expected) = (
                try tiled.common(with: one), try GeometryIntersection.polygons(of: one, and: all)
            )
            #expect(abs(abs(area(found)) - abs(area(expected))) < 1e-6 * size * size, "\(one)")
            met += expected.isEmpty ? 0 : 1
        }
        #expect(met > 40)
    }

    @Test("have nothing in common with what is far away, or is nothing") func far() throws {
        let tiled = try TiledPolygons([[Self.island]])
        for (x, y) in [(1e9, 0), (-1e9, -1e9), (1733.5, 900), (0, 0)] {
            #expect(try tiled.common(with: [[Self.square(x, y, 10)]]).isEmpty)
        }
        #expect(try tiled.common(with: []).isEmpty)
        #expect(try tiled.common(with: [[Self.square(1500, 1000, 10)]]) == [[Self.square(1500, 1000, 10)]])
    }
}

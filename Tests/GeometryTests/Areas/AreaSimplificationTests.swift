import Geometry
import Testing

@Suite struct AreaSimplificationTests {
    /// Three nested circles with noise in metres, labels 0, 1 and 2.
    static func noisyCircles(noise: Double, seed: UInt64, radius unit: Double = 1500, corners: Int = 1000)
        -> [AreaSegment]
    {
        var random = SeededRandom(seed: seed)
        var segments: [AreaSegment] = []
        for label in 0..<3 {
            let (radius, count) = (unit * Double(label + 1), corners * (label + 1))
            let ring = (0..<count).map { index in
                let angle = Double(index) / Double(count) * 2 * .pi
                let metres = radius + Double.random(in: -noise...noise, using: &random)
                let (sine, cosine) = (Trigonometry.sine(angle), Trigonometry.cosine(angle))
                return Coordinate(
                    longitude: 74_000_000 + Int32(metres * cosine * 124.4),
                    latitude: 437_000_000 + Int32(metres * sine * 90))
            }
            let beyond = label == 2 ? AreaSegment.outside : Int32(label + 1)
            for (index, from) in ring.enumerated() {
                segments.append(
                    AreaSegment(from: from, to: ring[(index + 1) % count], left: Int32(label), right: beyond))
            }
        }
        return segments
    }

    @Test("Noisy circles keep a few vertices, none of the others farther than the tolerance")
    func noisyCircles() throws {
        let plain = AreaBoundaries(Self.noisyCircles(noise: 4, seed: 3))
        let simple = plain.simplified(tolerance: 15_000)
        #expect(simple.vertexCount * 10 < plain.vertexCount)
        #expect(try AreaCheck(simple, labels: 3).fault() == nil)
        for label in Int32(0)...2 {
            let before = plain.outline { $0 <= label }.polygons()[0][0]
            let after = simple.outline { $0 <= label }.polygons()[0][0]
            let farthest = before.map { Self.metres(from: $0, to: after) }.max()!
            #expect(farthest <= 15, "\(farthest)")
            #expect(Set(after).isSubset(of: before))
        }
    }

    @Test(
        "Small areas keep their size, each within its share, and large ones lose as many vertices as without that",
        arguments: [15.0, 40, 100, 400, 1500])
    func size(radius: Double) throws {
        let plain = AreaBoundaries(Self.noisyCircles(noise: 0.5, seed: 5, radius: radius, corners: 100))
        let simple = plain.simplified(tolerance: 10_000, keepingAreasWithin: 0.025)
        #expect(try AreaCheck(simple, labels: 3).fault() == nil)
        for label in Int32(0)...2 {
            let before = plain.outline { $0 == label }.measured().squareMetres
            let after = simple.outline { $0 == label }.measured().squareMetres
            #expect(abs(after - before) <= 0.025 * before, "\(label): \(after) of \(before)")
        }
        #expect(simple.vertexCount < plain.vertexCount)
        if radius > 1000 { #expect(simple.vertexCount == plain.simplified(tolerance: 10_000).vertexCount) }
    }

    @Test("Without a tolerance nothing changes, and small islands never vanish")
    func limits() {
        let boundaries = PaintedMap("0..0.0\n......\n0.1100\n......").boundaries
        #expect(boundaries.simplified(tolerance: 0).vertexCount == boundaries.vertexCount)
        let simple = boundaries.simplified(tolerance: 1_000_000)
        #expect(simple.outline { $0 == 0 }.polygons().count == 5)
        #expect(simple.outline { $0 == 1 }.polygons().count == 1)
    }

    /// Metres from a place to the nearest edge of a ring, on a plane round the place.
    private static func metres(from place: Coordinate, to ring: [Coordinate]) -> Double {
        let plane = LocalPlane(at: place)
        let points = ring.map(plane.project)
        return zip(points, points.dropFirst()).map { a, b in
            let (x, y) = (b.x - a.x, b.y - a.y)
            let share = max(0, min(1, -(a.x * x + a.y * y) / (x * x + y * y)))
            let (u, v) = (a.x + x * share, a.y + y * share)
            return (u * u + v * v).squareRoot()
        }.min()!
    }
}

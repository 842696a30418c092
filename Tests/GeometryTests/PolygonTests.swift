import Geometry
import Testing

/// A coordinate of small whole numbers.
func at(_ x: Int, _ y: Int) -> Coordinate { Coordinate(longitude: Int32(x), latitude: Int32(y)) }

struct PolygonTests {
    static let square = Polygon(rings: [[at(0, 0), at(10, 0), at(10, 10), at(0, 10), at(0, 0)]])
    static let frame = Polygon(rings: [
        [at(0, 0), at(10, 0), at(10, 10), at(0, 10)], [at(3, 3), at(3, 6), at(6, 6), at(6, 3), at(3, 3)],
    ])

    @Test(arguments: [
        (at(5, 5), Polygon.Containment.inside), (at(0, 5), .outline), (at(10, 10), .outline), (at(5, 0), .outline),
        (at(11, 5), .outside), (at(-1, 0), .outside), (at(-1, 10), .outside), (at(5, 11), .outside),
    ])
    func aSquareContains(place: Coordinate, containment: Polygon.Containment) {
        #expect(Self.square.contains(place) == containment)
    }

    @Test(arguments: [
        (at(4, 4), Polygon.Containment.outside), (at(3, 4), .outline), (at(6, 6), .outline), (at(2, 6), .inside),
    ])
    func aHoleIsOutside(place: Coordinate, containment: Polygon.Containment) {
        #expect(Self.frame.contains(place) == containment)
    }

    @Test func ringsAreKeptWithoutRepeats() {
        #expect(Self.square.rings == [[at(0, 0), at(10, 0), at(10, 10), at(0, 10)]])
        #expect(Polygon(rings: [[at(1, 1), at(1, 1), at(1, 1)], [at(1, 1), at(2, 2)], []]).rings.isEmpty)
        #expect(Polygon(rings: []).contains(at(0, 0)) == .outside)
    }

    @Test func theLargestCoordinatesAreDecidedExactly() {
        let (far, high) = (1_800_000_000, 900_000_000)
        let polygon = Polygon(rings: [[at(-far, -high), at(far, -high), at(far, high)]])
        #expect(polygon.contains(at(0, 0)) == .outline)
        #expect(polygon.contains(at(0, -1)) == .inside)
        #expect(polygon.contains(at(0, 1)) == .outside)
        #expect(polygon.contains(at(2, 1)) == .outline)
    }

    /// A ray in a direction that no other grid point lies in, counted edge by edge.
    static func bruteForce(_ rings: [[Coordinate]], _ place: Coordinate) -> Polygon.Containment {
        func turn(_ a: (Int, Int), _ b: (Int, Int), _ c: (Int, Int)) -> Int {
            ((b.0 - a.0) * (c.1 - a.1) - (b.1 - a.1) * (c.0 - a.0)).signum()
        }
        let p = (Int(place.longitude), Int(place.latitude))
        let far = (p.0 + 10_007, p.1 + 1)
        var isInside = false
        for ring in rings {
            for (index, from) in ring.enumerated() {
                let to = ring[(index + 1) % ring.count]
                let (a, b) = ((Int(from.longitude), Int(from.latitude)), (Int(to.longitude), Int(to.latitude)))
                let isBetween =
                    min(a.0, b.0) <= p.0 && p.0 <= max(a.0, b.0) && min(a.1, b.1) <= p.1 && p.1 <= max(a.1, b.1)
                if turn(a, b, p) == 0, isBetween { return .outline }
                if turn(p, far, a) != turn(p, far, b), turn(a, b, p) != turn(a, b, far) { isInside.toggle() }
            }
        }
        return isInside ? .inside : .outside
    }

    @Test(arguments: [3, 5, 9, 60, 200])
    func containsAgreesWithBruteForce(vertices: Int) {
        var random = SeededRandom(seed: UInt64(vertices))
        for _ in 0..<(vertices > 20 ? 20 : 100) {
            let size = vertices < 20 ? 6 : 30
            let rings = [randomRing(vertices, size, &random), randomRing(4, size, &random)]
            let polygon = Polygon(rings: rings)
            for x in -1...size + 1 {
                for y in -1...size + 1 {
                    #expect(polygon.contains(at(x, y)) == Self.bruteForce(polygon.rings, at(x, y)))
                }
            }
        }
    }

    @Test func ringsAreTurned() {
        let ring = [at(0, 0), at(10, 0), at(10, 10)]
        let turned = [at(0, 0), at(10, 10), at(10, 0)]
        #expect(RingArea.doubled(ring) == 100)
        #expect(RingArea.doubled(turned) == -100)
        #expect(Polygon.ring(ring, counterclockwise: true) == ring)
        #expect(Polygon.ring(ring, counterclockwise: false) == turned)
        #expect(Polygon.ring(turned + [at(0, 0)], counterclockwise: true) == ring + [at(0, 0)])
        #expect(Polygon.ring([], counterclockwise: true) == [])
    }
}

func randomRing(_ count: Int, _ size: Int, _ random: inout SeededRandom) -> [Coordinate] {
    (0..<count).map { _ in at(Int.random(in: 0...size, using: &random), Int.random(in: 0...size, using: &random)) }
}

import Geometry
import Testing

struct PolygonCircleTests {
    @Test(arguments: LocalPlaneTests.centres, [15.0, 400, 25_000])
    func aCircleHoldsWhatIsWithinItsRadius(centre: Coordinate, metres: Double) {
        var random = SeededRandom(seed: 2)
        let circle = Polygon.circle(around: centre, metres: metres)
        let spread = Int64(metres / 0.011 * 1.3)
        for _ in 0..<300 {
            let place = random.coordinate(round: centre, spread: (spread, spread))
            let distance = Geodesic.metres(from: centre, to: place)
            let isInside = circle.contains { $0.contains(place) == .inside }
            if distance < metres * 0.999 - 0.05 { #expect(isInside) }
            if distance > metres * 1.001 + 0.05 { #expect(!isInside) }
        }
    }

    @Test func aCircleAcrossTheAntimeridianIsTwoPolygons() {
        #expect(Polygon.circle(around: at(1_799_999_000, 0), metres: 100).count == 2)
        #expect(Polygon.circle(around: at(-1_799_999_000, 0), metres: 100).count == 2)
        #expect(Polygon.circle(around: at(1_799_000_000, 0), metres: 100).count == 1)
    }

    @Test(arguments: [900_000_000, 899_900_000, -899_950_000])
    func aCircleRoundAPoleHoldsThePole(latitude: Int) {
        let circle = Polygon.circle(around: at(300_000_000, latitude), metres: 5000)
        let near = latitude.signum() * 899_900_000
        for longitude in stride(from: -1_799_000_000, to: 1_800_000_000, by: 100_000_000) {
            let place = at(longitude, near)
            let distance = Geodesic.metres(from: at(300_000_000, latitude), to: place)
            #expect(circle.contains { $0.contains(place) == .inside } == (distance < 5000))
        }
    }

    @Test(arguments: [0, -5, .nan, .infinity, 1e300])
    func aCircleOfNoRadiusIsNoPolygon(metres: Double) {
        #expect(Polygon.circle(around: at(0, 0), metres: metres).isEmpty)
    }

    @Test func ringsRunCounterclockwise() {
        let ring = Polygon.circle(around: at(0, 400_000_000), metres: 100, segmentsPerQuarter: 2)[0].rings[0]
        #expect(ring.count == 8)
        #expect(RingArea.doubled(ring) > 0)
    }
}

import Geometry
import Testing

struct LocalPlaneTests {
    static let centres: [Coordinate] = [
        (0, 0), (-8.61, 41.15), (24.94, 60.17), (15.6, 78.2), (179.9, -16.8), (-68.3, -54.8),
    ]
    .map { Coordinate(longitudeDegrees: $0.0, latitudeDegrees: $0.1)! }

    @Test(arguments: centres)
    func distanceFromTheCentreAgreesWithTheGeodesic(centre: Coordinate) {
        var random = SeededRandom(seed: 3)
        let plane = LocalPlane(at: centre)
        for _ in 0..<500 {
            let place = random.coordinate(round: centre, spread: (4_000_000, 4_000_000))
            let point = plane.project(place)
            let metres = Geodesic.metres(from: centre, to: place)
            #expect(abs((point.x * point.x + point.y * point.y).squareRoot() - metres) <= 1e-5 * metres)
        }
    }

    @Test func eastIsXAndNorthIsY() {
        let plane = LocalPlane(at: Coordinate(longitude: 1_799_999_000, latitude: 0))
        let east = plane.project(Coordinate(longitude: -1_799_999_000, latitude: 0))
        #expect(abs(east.x - 22.263898) < 0.000_01 && east.y == 0)
        let north = plane.project(Coordinate(longitude: 1_799_999_000, latitude: 1000))
        #expect(north.x == 0 && abs(north.y - 11.057428) < 0.000_01)
    }

    @Test(arguments: centres)
    func theNearestPlaceIsNoFartherThanAnySampledOne(centre: Coordinate) throws {
        var random = SeededRandom(seed: 5)
        let plane = LocalPlane(at: centre)
        for _ in 0..<200 {
            let line = (0..<Int.random(in: 1...6, using: &random)).map { _ in
                random.coordinate(round: centre, spread: (20_000, 20_000))
            }
            let found = try #require(plane.nearest(on: line))
            #expect(0...1 ~= found.fraction)
            #expect(abs(Geodesic.metres(from: centre, to: found.coordinate) - found.metres) < 0.02)
            for (a, b) in zip(line, line.dropFirst()) {
                for step in 0...20 {
                    let sample = a.interpolated(to: b, fraction: Double(step) / 20)
                    #expect(found.metres <= Geodesic.metres(from: centre, to: sample) + 0.02)
                }
            }
        }
    }

    @Test(arguments: centres)
    func noLineIsNearerThanTheBoundOfItsBox(centre: Coordinate) throws {
        var random = SeededRandom(seed: 7)
        let plane = LocalPlane(at: centre)
        for spread: Int64 in [1000, 1_000_000, 100_000_000] {
            for _ in 0..<300 {
                let middle = random.coordinate(round: centre, spread: (spread, spread))
                let line = (0..<3).map { _ in random.coordinate(round: middle, spread: (spread / 10, spread / 10)) }
                let nearest = try #require(plane.nearest(on: line))
                #expect(plane.lowerBound(to: Box(of: line)) <= nearest.metres)
            }
        }
    }

    @Test(arguments: centres)
    func theBoundOfAPlaceIsItsDistanceHoweverFarItIs(centre: Coordinate) throws {
        var random = SeededRandom(seed: 9)
        let plane = LocalPlane(at: centre)
        for _ in 0..<300 {
            let place = random.coordinate(round: centre, spread: (100_000_000, 100_000_000))
            let nearest = try #require(plane.nearest(on: [place]))
            let bound = plane.lowerBound(to: Box(of: [place]))
            #expect(bound <= nearest.metres && bound > nearest.metres - 0.001)
        }
    }

    struct SideCase: Sendable {
        let line: [Coordinate]
        let centre: Coordinate
        let place: (segment: Int, fraction: Double, side: NearestPlace.Side)

        init(_ line: [(Int32, Int32)], _ x: Int32, _ y: Int32, _ place: (Int, Double, NearestPlace.Side)) {
            self.line = line.map { Coordinate(longitude: $0.0, latitude: $0.1) }
            centre = Coordinate(longitude: x, latitude: y)
            self.place = place
        }
    }

    static let sides: [SideCase] = [
        SideCase([(0, 0), (10, 0)], 5, 3, (0, 0.5, .left)),
        SideCase([(0, 0), (10, 0)], 5, -3, (0, 0.5, .right)),
        SideCase([(10, 0), (0, 0)], 5, 3, (0, 0.5, .right)),
        SideCase([(0, 0), (10, 0)], 5, 0, (0, 0.5, .on)),
        SideCase([(0, 0), (10, 0)], 15, 0, (0, 1, .on)),
        SideCase([(0, 0), (10, 0)], -2, 1, (0, 0, .left)),
        // Outside a sharp bend to the left, left of its second segment.
        SideCase([(0, 0), (10, 0), (0, 1)], 14, 1, (0, 1, .right)),
        SideCase([(0, 0), (10, 0), (10, 0), (0, 1)], 14, 1, (0, 1, .right)),
        // Equally near to the first and the last segment.
        SideCase([(0, 0), (10, 0), (10, 0), (0, 0)], 4, 5, (0, 0.4, .left)),
        SideCase([(0, 0), (0, 0), (10, 0)], -3, 1, (0, 0, .left)),
        SideCase([(7, 7)], 3, 3, (0, 0, .on)),
        SideCase([(7, 7), (7, 7)], 3, 3, (0, 0, .on)),
    ]

    @Test(arguments: sides)
    func sideSegmentAndFraction(known: SideCase) throws {
        let found = try #require(LocalPlane(at: known.centre).nearest(on: known.line))
        #expect(found.segment == known.place.segment)
        #expect(abs(found.fraction - known.place.fraction) < 1e-9)
        #expect(found.side == known.place.side)
    }

    @Test func aLineAcrossTheAntimeridianIsMeasuredTheShortWay() throws {
        let plane = LocalPlane(at: Coordinate(longitude: 1_800_000_000, latitude: 100))
        let line = [
            Coordinate(longitude: 1_799_999_900, latitude: 0), Coordinate(longitude: -1_799_999_900, latitude: 0),
        ]
        let found = try #require(plane.nearest(on: line))
        #expect(abs(found.fraction - 0.5) < 1e-9)
        #expect(abs(found.coordinate.longitude) == 1_800_000_000 && found.coordinate.latitude == 0)
        #expect(found.side == .left)
    }

    @Test func aLineOfNothingHasNoNearestPlace() {
        #expect(LocalPlane(at: Coordinate(longitude: 0, latitude: 0)).nearest(on: [Coordinate]()) == nil)
    }
}

import Geometry
import Testing

@testable import StreetNetwork

/// How the map that a surface is drawn on is turned.
@Suite struct SurfaceMapTests {
    struct Case: Sendable {
        /// Longitudes along streets, in degrees.
        let streets: [[Double]]
        /// Whether there are streets close to the antimeridian.
        let isNear: Bool
        /// Degrees.
        let middle: Double
    }

    static let cases = [
        Case(streets: [[179.35, -179.35]], isNear: true, middle: 180),
        Case(streets: [[179.55, 180], [-180, -176.85]], isNear: true, middle: -178.65),
        Case(streets: [[-179.95, -179.85], [179.95, 179.25]], isNear: true, middle: 179.7),
        // The widest gap lies between 30 and 179 degrees.
        Case(streets: [[179.05, -179.55, -60, 29.95]], isNear: true, middle: -75.5),
        Case(streets: [[-179.5, -60, 60, 179.5], [179.5, -179.5]], isNear: true, middle: 0),
        Case(streets: [[170, 179.95]], isNear: true, middle: 175),
        Case(streets: [[178.95, 178.85], [-179.95, -179.5]], isNear: true, middle: 179.7),
        Case(streets: [[180, -179.95]], isNear: true, middle: -179.95),
        Case(streets: [[9.95, 19.95]], isNear: false, middle: 15),
    ]

    @Test(
        "it begins and ends in the widest gap between streets, if they lie near the antimeridian",
        arguments: cases)
    func middle(given: Case) {
        var meridians = StreetMeridians()
        for street in given.streets { meridians.add(street.map { Self.place($0) }) }
        #expect(meridians.liesAtAntimeridian == given.isNear)
        #expect(abs(Double(meridians.middleOfMap) / 1e7 - given.middle) < 0.06)
    }

    @Test("what reaches beyond 180 degrees is cut there", arguments: [0, 1_795_000_000, -1_600_000_000])
    func cut(middle: Int32) {
        let map = SurfaceMap(middle: middle)
        let units = Int64(1_799_999_000) - Int64(middle)
        let corner = Int32(units > 1_800_000_000 ? units - 3_600_000_000 : units)
        let ring = [(0, 0), (3000, 0), (3000, 500), (0, 500), (0, 0)].map {
            Coordinate(longitude: corner + Int32($0.0), latitude: Int32($0.1))
        }
        let parts = map.ground(of: [[ring]])
        #expect(
            Set(parts.map { Set($0[0].map(\.longitude)) }) == [
                [1_799_999_000, 1_800_000_000], [-1_800_000_000, -1_799_998_000],
            ])
        #expect(map.ground(of: Box(of: ring)).map(\.minLongitude) == [1_799_999_000, -1_800_000_000])
        #expect(map.place(of: Coordinate(longitude: 1_799_999_000, latitude: 0)).longitude == corner)
    }

    @Test("holes that touch each other and are opened by the cut part what lies round them")
    func openedHoles() {
        let map = SurfaceMap(middle: 1_800_000_000)
        func ring(_ corners: (Int32, Int32)...) -> [Coordinate] {
            (corners + corners.prefix(1)).map { Coordinate(longitude: $0.0 * 100, latitude: $0.1 * 100) }
        }
        // From the cut, a chain of two holes goes east to the outer ring.
        let polygon = [
            ring((-9, -9), (9, -9), (9, 9), (-9, 9)), ring((-3, 0), (0, 3), (3, 0), (0, -3)),
            ring((3, 0), (6, 3), (9, 0), (6, -3)),
        ]
        let parts = map.ground(of: [polygon])
        let positions = parts.map { $0.map { $0.map { Position(x: Double($0.longitude), y: Double($0.latitude)) } } }
        #expect(Validity.reason(of: positions) == nil)
        #expect(parts.filter { $0[0].allSatisfy { $0.longitude < 0 } }.count == 2)
        let areas = parts.joined().map { RingArea.doubled($0) }
        let whole: Int128 = 2 * (18 * 18 - 2 * 18) * 10_000
        #expect(areas.reduce(0, +) == whole)
    }

    @Test("what lies within 180 degrees stays as it is")
    func plain() {
        let ring = [(179, 0), (180, 0), (180, 1), (179, 0)].map { Self.place($0.0, $0.1) }
        #expect(SurfaceMap(middle: 0).ground(of: [[ring]]) == [[ring]])
        #expect(SurfaceMap(middle: 0).ground(of: Box(of: ring)) == [Box(of: ring)])
    }

    private static func place(_ longitude: Double, _ latitude: Double = 0) -> Coordinate {
        Coordinate(longitudeDegrees: longitude, latitudeDegrees: latitude)!
    }
}

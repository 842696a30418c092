import Foundation
import Testing

@testable import Geometry

@Suite("The cut at the antimeridian")
struct AntimeridianTests {
    @Test(arguments: [
        // From west to east, from east to west, and twice.
        ([place(170, 0), place(-170, 10)], [[place(170, 0), place(180, 5)], [place(-180, 5), place(-170, 10)]]),
        ([place(-179, 0), place(179, 0)], [[place(-179, 0), place(-180, 0)], [place(180, 0), place(179, 0)]]),
        (
            [place(179, 0), place(-179, 2), place(179, 4)],
            [
                [place(179, 0), place(180, 1)], [place(-180, 1), place(-179, 2), place(-180, 3)],
                [place(180, 3), place(179, 4)],
            ]
        ),
        // Through a point on it, along it, and from it.
        (
            [place(170, 0), place(180, 0), place(-170, 0)],
            [[place(170, 0), place(180, 0)], [place(-180, 0), place(-170, 0)]]
        ),
        (
            [place(170, 0), place(180, 0), place(-180, 5), place(-170, 0)],
            [[place(170, 0), place(180, 0), place(180, 5)], [place(-180, 5), place(-170, 0)]]
        ),
        ([place(180, 0), place(-170, 0)], [[place(-180, 0), place(-170, 0)]]),
        // Exactly half a turn is no jump.
        ([place(-90, 0), place(90, 0)], [[place(-90, 0), place(90, 0)]]),
    ])
    func ofLines(line: [Coordinate], parts: [[Coordinate]]) {
        #expect(AntimeridianLines.cut([line]) == parts)
    }

    @Test("Of an area whose sides go the short way round", arguments: [true, false])
    func ofAnArea(isClosed: Bool) {
        let square = [place(170, 0), place(-170, 0), place(-170, 10), place(170, 10)]
        let area = Polygon.cutAtAntimeridian([isClosed ? square + [square[0]] : square])
        func holds(_ place: Coordinate) -> Bool { area.contains { $0.contains(place) == .inside } }
        #expect(area.count == 2)
        #expect(holds(place(175, 5)) && holds(place(-175, 5)))
        #expect(!holds(place(0, 5)) && !holds(place(165, 5)) && !holds(place(-165, 5)))
    }

    @Test func anAreaWithCornersOnBothOfItsSidesGoesAllTheWayRound() {
        let belt = Polygon.cutAtAntimeridian([[place(-180, 0), place(180, 0), place(180, 10), place(-180, 10)]])
        #expect(belt.count == 1)
        #expect(belt[0].contains(place(0, 5)) == .inside)
    }

    @Test func ofASquareGivesTwo() {
        let square = [place(170, 0), place(-170, 0), place(-170, 10), place(170, 10), place(170, 0)]
        let parts = AntimeridianPolygons.cut([[square]])
        #expect(parts.count == 2)
        #expect(
            Set(parts.map { Set($0[0]) }) == [
                [place(170, 0), place(180, 0), place(180, 10), place(170, 10)],
                [place(-180, 0), place(-170, 0), place(-170, 10), place(-180, 10)],
            ])
        #expect(parts.allSatisfy { $0[0].first == $0[0].last && $0.count == 1 })
    }

    @Test func ofAPolygonKeepsEachHoleInItsPart() {
        let square = [place(160, 0), place(-160, 0), place(-160, 40), place(160, 40), place(160, 0)]
        let western = [place(165, 10), place(165, 20), place(170, 20), place(165, 10)]
        let eastern = [place(-165, 10), place(-165, 20), place(-170, 20), place(-165, 10)]
        let crossing = [place(179, 10), place(-179, 10), place(-179, 20), place(179, 20), place(179, 10)]
        let parts = AntimeridianPolygons.cut([[square, western, eastern, crossing]])
        #expect(parts.count == 2)
        for part in parts {
            #expect(part.count == 2)
            #expect((part[0][0].longitude > 0) == (part[1][0].longitude > 0))
        }
    }

    @Test func ofAPolygonAroundThePoleIsClosedAlongIt() {
        let cap = [place(-120, 60), place(0, 60), place(120, 60), place(-120, 60)]
        let parts = AntimeridianPolygons.cut([[cap]])
        #expect(parts.flatMap { $0[0] }.contains { $0.latitude == 900_000_000 })
        let area = parts.reduce(0) { $0 + abs(Double(RingArea.doubled($1[0].map { GridPoint($0) }))) } / 2e14
        #expect(abs(area - 360 * 30) < 1e-6)
    }

    /// A place after so many steps of 45 degrees to the east, by its longitude on the globe.
    private func step(_ number: Int, _ latitude: Double) -> Coordinate {
        let longitude = Double(number * 45 % 360)
        return place(longitude > 180 ? longitude - 360 : longitude, latitude)
    }

    @Test("Of a satellite's swath, which winds round the globe, is one at each turn", arguments: [9, 14, 40, 4001])
    func swath(steps: Int) {
        let rise = 80 / Double(steps)
        let south = (0...steps).map { step($0, -80 + Double($0) * rise) }
        let north = (0...steps).reversed().map { step($0, -79 + Double($0) * rise) }
        let band = south + north + south.prefix(1)
        let parts = AntimeridianPolygons.cut([[band]])
        #expect(parts.count == (steps * 45 + 179) / 360 + 1)
        #expect(!parts.joined().contains(where: Antimeridian.isCrossed))
        let whole = RingArea.doubled(Antimeridian.unrolled(band))
        let sum = parts.reduce(Int128(0)) { $0 + RingArea.doubled($1[0]) }
        #expect(abs(sum - abs(whole)) <= Int128(parts.count) * 4_000_000_000)
        guard steps < 4001 else { return }
        for number in 1..<steps where number % 8 != 4 {
            let holders = Polygon.cutAtAntimeridian([band]).filter {
                $0.contains(step(number, -79.5 + Double(number) * rise)) == .inside
            }
            #expect(holders.count == 1)
        }
    }

    @Test func ofASwathKeepsAHoleOfItsThirdTurn() {
        let south = (0...24).map { step($0, Double($0)) }
        let north = (0...24).reversed().map { step($0, 4 + Double($0)) }
        let hole = [place(10, 18), place(10, 19), place(11, 19), place(10, 18)]
        let parts = AntimeridianPolygons.cut([[south + north + south.prefix(1), hole]])
        #expect(parts.count == 4)
        #expect(parts.filter { $0.count == 2 }.map { $0[0].contains { $0.latitude == 160_000_000 } } == [true])
    }

    @Test func leavesARingThatIsNothingButJumpsAsItIs() {
        let world = [place(-180, -80), place(180, -80), place(180, 80), place(-180, 80), place(-180, -80)]
        #expect(AntimeridianPolygons.cut([[world]]) == [[world]])
    }

    /// A place is in the polygon exactly when it is in one of the parts.
    @Test(arguments: 0..<200)
    func ofPolygonsKeepsEveryPlace(seed: Int) {
        let centre = Double.random(in: 175...185)
        let (outer, hole) = star(centre)
        let polygon = [outer, hole].map { ring in (ring + ring.prefix(1)).map(rolled) }
        let parts = AntimeridianPolygons.cut([polygon])
        for _ in 0..<200 {
            let place = GridPoint(
                x: Int64((centre + .random(in: -12...12)) * 1e7), y: Int64.random(in: -120_000_000...120_000_000))
            let isInside = contains(outer, place) && !contains(hole, place)
            let coordinate = GridPoint(rolled(place))
            let holders = parts.filter { part in
                let rings = part.map { $0.dropLast().map { GridPoint($0) } }
                return contains(rings[0], coordinate) && !rings.dropFirst().contains { contains($0, coordinate) }
            }
            #expect(holders.count == (isInside ? 1 : 0))
        }
    }

    /// A ragged star with a star-shaped hole.
    private func star(_ centre: Double) -> (outer: [GridPoint], hole: [GridPoint]) {
        let count = Int.random(in: 3...40)
        let radii = (0..<count).map { _ in Double.random(in: 2...10) }
        func ring(_ scale: Double) -> [GridPoint] {
            radii.enumerated().map { index, radius in
                let angle = Double(index) / Double(count) * 2 * Double.pi
                return GridPoint(
                    x: Int64((centre + cos(angle) * radius * scale) * 1e7), y: Int64(sin(angle) * radius * scale * 1e7))
            }
        }
        return (ring(1), ring(0.5))
    }

    private func rolled(_ point: GridPoint) -> Coordinate {
        let turns: Int64 = point.x > Antimeridian.halfTurn ? 1 : 0
        return Antimeridian.coordinate(of: point, in: turns)
    }

    private func contains(_ ring: [GridPoint], _ place: GridPoint) -> Bool {
        RingContainment.contains(ring, [place])
    }
}

/// A coordinate from whole degrees.
private func place(_ longitude: Double, _ latitude: Double) -> Coordinate {
    Coordinate(longitudeDegrees: longitude, latitudeDegrees: latitude)!
}

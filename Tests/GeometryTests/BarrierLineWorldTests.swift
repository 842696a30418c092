import Testing

@testable import Geometry

@Suite("What lines across the world meet")
struct BarrierLineWorldTests {
    @Test("Lines from corner to corner of the map, and of all numbers, meet without overflow")
    func linesFromCornerToCornerMeet() {
        let corners = [(1_800_000_000, 900_000_000), (Int(Int32.max), Int(Int32.max))]
        for (east, north) in corners {
            let rising = [at(-east, -north), at(east, north)]
            let falling = BarrierLine(parts: [[at(-east, north), at(east, -north)]])
            let middle = BarrierLineTests.Known("", [], [(0, 0.5, 0, 0.5)]).met
            #expect(falling.met(rising) == middle)
            #expect(BarrierLine(parts: [rising]).met(rising) == BarrierLineTests.Known("", [], [(0, 0, 0, 1)]).met)
            #expect(BarrierLine(parts: [rising]).meets(at(0, 1)))
            #expect(!BarrierLine(parts: [rising]).meets(at(0, 3)))
            #expect(
                BarrierLine(parts: [[at(east, north)]]).met(rising)
                    == BarrierLineTests.Known("", [], [(0, 1, 0, 1)]).met)
            #expect(BarrierLine(parts: [[at(east, -north)]]).met(rising).isEmpty)
        }
        let least = Int(Int32.min)
        #expect(BarrierLine(parts: [[at(least, least)]]).meets(at(least, least)))
    }

    @Test("The two sides of the antimeridian are different places on the flat map")
    func theSidesOfTheAntimeridianAreDifferent() {
        let edge = 1_800_000_000
        let eastern = BarrierLine(parts: [[at(edge, -100), at(edge, 100)]])
        #expect(eastern.met([at(edge - 50, 0), at(edge, 0)]) == BarrierLineTests.Known("", [], [(0, 1, 0, 1)]).met)
        #expect(eastern.met([at(50 - edge, 0), at(-edge, 0)]).isEmpty)
    }

    @Test("Parts that cross a street at one place meet it in one point", arguments: [UInt64(1), 2, 3])
    func partsThatCrossAtOnePlaceMeetInOnePoint(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        var roundedDifferently = 0
        for _ in 0..<500 {
            let middle = random.coordinate(round: at(0, 0), spread: (100_000_000, 100_000_000))
            let step = random.coordinate(round: at(0, 0), spread: (45_000_000, 45_000_000))
            let street = Self.line(through: middle, steps: (7, 13), of: step)
            let parts = (0..<4).map { _ in
                Self.line(
                    through: middle, steps: (11, 17),
                    of: random.coordinate(round: at(0, 0), spread: (45_000_000, 45_000_000)))
            }
            let found = BarrierLine(parts: parts).met(street)
            #expect(found.count == 1 && agree(found, Self.point(7.0 / 20)), "\(street) \(parts)")
            let alone = parts.flatMap { BarrierLine(parts: [$0]).met(street) }
            if Set(alone).count > 1 { roundedDifferently += 1 }
        }
        #expect(roundedDifferently > 50)
    }

    private static func line(through middle: Coordinate, steps: (Int32, Int32), of step: Coordinate) -> [Coordinate] {
        [-steps.0, steps.1].map { (count: Int32) in
            Coordinate(
                longitude: middle.longitude + count * step.longitude, latitude: middle.latitude + count * step.latitude)
        }
    }

    private static func point(_ fraction: Double) -> [CoveredStretch] {
        let place = LinePosition(segment: 0, fraction: fraction)
        return [CoveredStretch(from: place, to: place)]
    }
}

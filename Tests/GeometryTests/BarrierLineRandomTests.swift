import Testing

@testable import Geometry

@Suite("What random lines meet of random streets")
struct BarrierLineRandomTests {
    /// One to three parts, now and then a lone place, a repeated vertex or a piece of the street itself.
    private static func line(_ size: Int, _ vertices: Int, _ street: [Coordinate], _ random: inout SeededRandom)
        -> [[Coordinate]]
    {
        (0..<Int.random(in: 1...3, using: &random)).map { index in
            if index == 1, Bool.random(using: &random) {
                return Array(street.dropFirst(Int.random(in: 0...2, using: &random)))
            }
            return randomRing(Int.random(in: 1...vertices, using: &random), size, &random)
        }
    }

    @Test(
        "A line meets what a comparison of each with each finds, and covers only what samples find near",
        arguments: [(3, 12), (3, 40), (4, 40), (6, 60), (8, 100), (5, 300), (60, 400)])
    func aLineMeetsWhatTheOracleFinds(vertices: Int, size: Int) {
        var random = SeededRandom(seed: UInt64(vertices * 1000 + size))
        var (compared, covered) = (0, 0)
        let cases = vertices > 20 ? 200 : 1000
        for _ in 0..<cases {
            let street = randomRing(Int.random(in: 2...6, using: &random), size, &random)
            let parts = Self.line(size, vertices, street, &random)
            let oracle = BarrierLineOracle(parts: parts, street: street)
            let found = BarrierLine(parts: parts).met(street)
            #expect(Self.isSound(found, oracle), "\(parts) \(street)")
            // A street of one place has no measures, and just ten units may round either way.
            let stretches = oracle.stretches
            if Set(street).count < 2 || stretches.contains(where: { abs($0.to - $0.from - 10) < 1e-6 }) { continue }
            compared += 1
            let expected = stretches.map { stretch in
                let middle = (stretch.from + stretch.to) / 2
                return stretch.to - stretch.from > 10 ? stretch : (from: middle, to: middle)
            }
            covered += expected.filter { $0.from < $0.to }.count
            let ends = found.map { (from: oracle.measure($0.from), to: oracle.measure($0.to)) }
            let agrees =
                ends.count == expected.count
                && zip(ends, expected).allSatisfy { abs($0.from - $1.from) < 1e-6 && abs($0.to - $1.to) < 1e-6 }
            #expect(agrees, "\(parts) \(street): \(ends), not \(expected)")
        }
        #expect(compared > cases * 9 / 10 && covered > cases / 10)
    }

    /// Ascending, apart from each other, and near the line wherever it is sampled.
    private static func isSound(_ found: [CoveredStretch], _ oracle: BarrierLineOracle) -> Bool {
        guard oracle.street.count > 1 else { return found.allSatisfy { $0.from == $0.to } }
        for (one, next) in zip(found, found.dropFirst()) where one.to >= next.from { return false }
        return found.allSatisfy { stretch in
            (stretch.from.segment...stretch.to.segment).allSatisfy { segment in
                let first = segment == stretch.from.segment ? stretch.from.fraction : 0
                let last = segment == stretch.to.segment ? stretch.to.fraction : 1
                return (0...20).allSatisfy {
                    oracle.distance(of: oracle.place(segment, first + (last - first) * Double($0) / 20)) <= 1 + 1e-9
                }
            }
        }
    }

    @Test("A junction is met if it is within one unit", arguments: [(3, 12), (60, 60)])
    func aJunctionIsMetIfItIsNear(vertices: Int, size: Int) {
        var random = SeededRandom(seed: UInt64(vertices))
        for _ in 0..<100 {
            let parts = [randomRing(vertices, size, &random), randomRing(1, size, &random)]
            let oracle = BarrierLineOracle(parts: parts, street: [])
            let line = BarrierLine(parts: parts)
            for place in randomRing(100, size, &random) {
                let isNear = oracle.distance(of: BarrierLineOracle.place(place)) <= 1 + 1e-9
                #expect(line.meets(place) == isNear, "\(parts) \(place)")
            }
        }
    }

    /// A street that goes east all the way, so that it comes near itself nowhere.
    private static func eastward(_ vertices: Int, _ random: inout SeededRandom) -> [Coordinate] {
        var place = random.coordinate(round: at(0, 0), spread: (1_000_000_000, 800_000_000))
        return (0..<vertices).map { _ in
            place.longitude += Int32.random(in: 50...3000, using: &random)
            place.latitude += Int32.random(in: -3000...3000, using: &random)
            return place
        }
    }

    @Test("A line that copies a part of a street covers it in one stretch", arguments: [2, 3, 10, 100])
    func aCopiedPartIsCovered(vertices: Int) {
        var random = SeededRandom(seed: UInt64(vertices))
        for _ in 0..<500 {
            let street = Self.eastward(vertices, &random)
            let oracle = BarrierLineOracle(parts: [], street: street)
            let ends = (0...1).map { _ in
                LinePosition(
                    segment: Int.random(in: 0...vertices - 2, using: &random),
                    fraction: Double.random(in: 0...1, using: &random))
            }.sorted()
            guard oracle.measure(ends[1]) - oracle.measure(ends[0]) > 13 else { continue }
            let cuts = ends.map { end in
                let place = oracle.place(end.segment, end.fraction)
                return at(Int(place.x.rounded()), Int(place.y.rounded()))
            }
            let part = [cuts[0]] + street[(ends[0].segment + 1)..<(ends[1].segment + 1)] + [cuts[1]]
            let found = BarrierLine(parts: [part]).met(street)
            #expect(found.count == 1, "\(street) \(ends)")
            guard let stretch = found.first else { continue }
            // An end may be rounded to beyond a vertex.
            #expect(abs(oracle.measure(stretch.from) - oracle.measure(ends[0])) < 1.5, "\(street) \(ends)")
            #expect(abs(oracle.measure(stretch.to) - oracle.measure(ends[1])) < 1.5, "\(street) \(ends)")
        }
    }

    @Test("Turned round, a street is met in the same places, and a line meets the same", arguments: [UInt64(1), 2, 3])
    func turnedRoundTheSameIsMet(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        var met = 0
        for _ in 0..<500 {
            let street = Self.eastward(12, &random)
            // Anywhere near, along the street, and across it.
            let parts = [
                (0..<60).map { _ in random.coordinate(round: street[6], spread: (4000, 9000)) },
                Array(street[2...4]), [street[8], street[0]],
            ]
            let forth = BarrierLine(parts: parts).met(street)
            let turned = BarrierLine(parts: parts.reversed().map { $0.reversed() })
            #expect(turned.met(street) == forth)
            let back = turned.met(street.reversed()).reversed().map { stretch in
                CoveredStretch(from: Self.turned(stretch.to, of: 12), to: Self.turned(stretch.from, of: 12))
            }
            let (one, other) = (forth.map(Self.atVertices), back.map(Self.atVertices))
            #expect(agree(one, other, within: 1e-9), "\(street) \(parts)")
            met += forth.count
        }
        #expect(met > 1500)
    }

    private static func turned(_ position: LinePosition, of vertices: Int) -> LinePosition {
        LinePosition(segment: vertices - 2 - position.segment, fraction: 1 - position.fraction)
    }

    /// With one way to name a vertex.
    private static func atVertices(_ stretch: CoveredStretch) -> CoveredStretch {
        func named(_ position: LinePosition) -> LinePosition {
            position.fraction < 1 ? position : LinePosition(segment: position.segment + 1, fraction: 0)
        }
        return CoveredStretch(from: named(stretch.from), to: named(stretch.to))
    }

    @Test("A street is compared with the few segments of a line of 20,000 vertices that are near it")
    func onlySegmentsNearAStreetAreLookedAt() {
        var random = SeededRandom(seed: 7)
        let steps = (0..<20_000).map { at($0 * 1000, Int.random(in: 0...5000, using: &random)) }
        let line = BarrierLine(parts: [steps])
        let segments = BarrierSegments(parts: [steps])
        var (crossings, compared) = (0, 0)
        for index in 0..<20_000 {
            let x = index * 999 + 17
            let street = [at(x, -1000), at(x, 2500), at(x, 7000)]
            crossings += line.met(street).count
            for (from, to) in zip(street, street.dropFirst()) {
                segments.visit(near: Box(from, to)) { _ in compared += 1 }
            }
        }
        #expect(crossings >= 19_990)
        #expect((20_000...80_000).contains(compared), "\(compared) segments for 20,000 streets")
    }
}

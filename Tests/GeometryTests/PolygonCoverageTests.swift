import Geometry
import Testing

struct PolygonCoverageTests {
    struct Known: Sendable {
        let what: String
        let line: [Coordinate]
        let covered: [CoveredStretch]

        init(_ what: String, _ line: [(Int, Int)], _ covered: [(Int, Double, Int, Double)] = []) {
            self.what = what
            self.line = line.map { at($0.0, $0.1) }
            self.covered = covered.map {
                CoveredStretch(
                    from: LinePosition(segment: $0.0, fraction: $0.1), to: LinePosition(segment: $0.2, fraction: $0.3))
            }
        }
    }

    static let square: [Known] = [
        Known("through", [(-10, 5), (30, 5)], [(0, 0.25, 0, 0.5)]),
        Known("through, in three segments", [(-10, 5), (5, 5), (5, 6), (30, 6)], [(0, 10.0 / 15, 2, 0.2)]),
        Known("within", [(1, 1), (2, 2), (5, 8)], [(0, 0, 1, 1)]),
        Known("from the outline inwards", [(0, 5), (5, 5)], [(0, 0, 0, 1)]),
        Known("from the inside to the outline and on along it", [(5, 5), (10, 5), (10, 8)], [(0, 0, 0, 1)]),
        Known("touching the outline from inside", [(5, 5), (10, 5), (5, 7)], [(0, 0, 1, 1)]),
        Known("along a side", [(0, 0), (10, 0)]),
        Known("along a side and beyond", [(-5, 0), (15, 0)]),
        Known("along a side backwards", [(8, 10), (2, 10)]),
        Known("touching a side from outside", [(5, 20), (5, 10), (6, 20)]),
        Known("through one corner only", [(-5, 5), (5, -5)]),
        Known("corner to corner", [(0, 0), (10, 10)], [(0, 0, 0, 1)]),
        Known("through both corners", [(-10, -10), (20, 20)], [(0, 1.0 / 3, 0, 2.0 / 3)]),
        Known("out and in again", [(5, 5), (15, 5), (15, 6), (5, 6)], [(0, 0, 0, 0.5), (2, 0.5, 2, 1)]),
        Known("with segments of no length", [(5, 5), (5, 5), (15, 5), (15, 5)], [(1, 0, 1, 0.5)]),
        Known("standing still inside", [(5, 5), (5, 5)]),
        Known("with a stop on the outline", [(5, 5), (10, 5), (10, 5), (15, 5)], [(0, 0, 0, 1)]),
        Known("a single place", [(5, 5)]),
        Known("nothing", []),
        Known("outside", [(20, 20), (30, 5)]),
        Known("along a side, then inwards", [(2, 0), (5, 0), (5, 5)], [(1, 0, 1, 1)]),
    ]

    @Test(arguments: square)
    func aSquareCovers(known: Known) {
        #expect(PolygonTests.square.covered(line: known.line) == known.covered, "\(known.what)")
    }

    static let frame: [Known] = [
        Known("across the hole", [(0, 4), (10, 4)], [(0, 0, 0, 0.3), (0, 0.6, 0, 1)]),
        Known("along the hole", [(3, 0), (3, 10)], [(0, 0, 0, 0.3), (0, 0.6, 0, 1)]),
        Known("touching a corner of the hole", [(1, 5), (5, 1)], [(0, 0, 0, 1)]),
    ]

    @Test(arguments: frame)
    func aFrameCovers(known: Known) {
        #expect(PolygonTests.frame.covered(line: known.line) == known.covered, "\(known.what)")
    }

    @Test func aLineAcrossTheAntimeridianIsCoveredOnBothSides() {
        let (edge, high) = (1_800_000_000, 1000)
        let east = Polygon(rings: [[at(edge - 100, -high), at(edge, -high), at(edge, high), at(edge - 100, high)]])
        let west = Polygon(rings: [[at(-edge, -high), at(100 - edge, -high), at(100 - edge, high), at(-edge, high)]])
        let middle = Polygon(rings: [[at(-1000, -high), at(1000, -high), at(1000, high), at(-1000, high)]])
        let line = [at(edge - 200, 0), at(200 - edge, 0)]
        #expect(east.covered(line: line) == Known("", [], [(0, 0.25, 0, 0.5)]).covered)
        #expect(west.covered(line: line) == Known("", [], [(0, 0.5, 0, 0.75)]).covered)
        #expect(west.covered(line: line.reversed()) == Known("", [], [(0, 0.25, 0, 0.5)]).covered)
        #expect(middle.covered(line: line).isEmpty)
        // From the antimeridian itself, seen from the other side.
        #expect(west.covered(line: [at(edge, 0), at(50 - edge, 0)]) == Known("", [], [(0, 0, 0, 1)]).covered)
    }

    /// Every place where the line may meet an edge, and what the polygon says of the middles between them.
    static func bruteForce(_ rings: [[Coordinate]], _ line: [Coordinate]) -> [CoveredStretch] {
        var stretches: [CoveredStretch] = []
        var isOpen = false
        for (segment, (a, b)) in zip(line, line.dropFirst()).enumerated() where a != b {
            let fractions = meetings(rings, a, b)
            for (from, to) in zip(fractions, fractions.dropFirst()) {
                let middle = (from.0 * to.1 + to.0 * from.1, 2 * from.1 * to.1)
                let isCovered = isInside(rings, a, b, middle)
                let end = LinePosition(segment: segment, fraction: Double(to.0) / Double(to.1))
                if isCovered, isOpen {
                    stretches[stretches.count - 1].to = end
                } else if isCovered {
                    let start = LinePosition(segment: segment, fraction: Double(from.0) / Double(from.1))
                    stretches.append(CoveredStretch(from: start, to: end))
                }
                isOpen = isCovered
            }
        }
        return stretches
    }

    /// Fractions of the segment at which it may meet an edge, from 0 to 1, as whole numbers to divide.
    private static func meetings(_ rings: [[Coordinate]], _ a: Coordinate, _ b: Coordinate) -> [(Int, Int)] {
        let (dx, dy) = (Int(b.longitude - a.longitude), Int(b.latitude - a.latitude))
        var fractions = [(0, 1), (1, 1)]
        for ring in rings {
            for (index, u) in ring.enumerated() {
                let v = ring[(index + 1) % ring.count]
                let (ex, ey) = (Int(v.longitude - u.longitude), Int(v.latitude - u.latitude))
                let (ux, uy) = (Int(u.longitude - a.longitude), Int(u.latitude - a.latitude))
                let parallel = dx * ey - dy * ex
                let (part, whole) =
                    parallel != 0 ? (ux * ey - uy * ex, parallel) : (ux * dx + uy * dy, dx * dx + dy * dy)
                let (above, below) = whole < 0 ? (-part, -whole) : (part, whole)
                if above > 0, above < below { fractions.append((above, below)) }
            }
        }
        return fractions.sorted { $0.0 * $1.1 < $1.0 * $0.1 }
            .reduce(into: []) { kept, next in
                if let last = kept.last, last.0 * next.1 == next.0 * last.1 { return }
                kept.append(next)
            }
    }

    /// Everything is enlarged until the place is one of whole numbers.
    private static func isInside(
        _ rings: [[Coordinate]], _ a: Coordinate, _ b: Coordinate, _ fraction: (Int, Int)
    ) -> Bool {
        let (part, scale) = fraction
        func place(_ from: Int32, _ to: Int32) -> Int { Int(from) * scale + Int(to - from) * part }
        let enlarged = rings.map { $0.map { at(Int($0.longitude) * scale, Int($0.latitude) * scale) } }
        let middle = at(place(a.longitude, b.longitude), place(a.latitude, b.latitude))
        return Polygon(rings: enlarged).contains(middle) == .inside
    }

    @Test(arguments: [(3, 4), (4, 3), (5, 5), (8, 6), (12, 8), (60, 12), (150, 20)])
    func coverageAgreesWithBruteForce(vertices: Int, size: Int) {
        var random = SeededRandom(seed: UInt64(vertices * 100 + size))
        for _ in 0..<(vertices > 20 ? 60 : 600) {
            let rings = [randomRing(vertices, size, &random), randomRing(3, size, &random)]
            let line = randomRing(Int.random(in: 2...6, using: &random), size, &random)
            let found = Polygon(rings: rings).covered(line: line)
            let expected = Self.bruteForce(rings, line)
            #expect(found.map(\.from.segment) == expected.map(\.from.segment), "\(rings) \(line)")
            #expect(found.map(\.to.segment) == expected.map(\.to.segment), "\(rings) \(line)")
            for (one, other) in zip(found, expected) {
                #expect(abs(one.from.fraction - other.from.fraction) < 1e-12)
                #expect(abs(one.to.fraction - other.to.fraction) < 1e-12)
            }
        }
    }

    @Test(arguments: [UInt64(1), 2, 3, 4])
    func aLineTurnedRoundIsCoveredInTheSamePlaces(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        for _ in 0..<300 {
            let ring = (0..<Int.random(in: 3...70, using: &random)).map { _ in
                random.coordinate(round: at(0, 0), spread: (890_000_000, 890_000_000))
            }
            // Along edges, from corner to corner, and anywhere.
            let line = (0..<8).map { index in
                index % 3 == 0
                    ? random.coordinate(round: at(0, 0), spread: (800_000_000, 800_000_000))
                    : ring[(index / 3) % ring.count]
            }
            let polygon = Polygon(rings: [ring])
            let forth = polygon.covered(line: line)
            let back = polygon.covered(line: line.reversed())
            func turned(_ position: LinePosition) -> LinePosition {
                LinePosition(segment: line.count - 2 - position.segment, fraction: 1 - position.fraction)
            }
            #expect(forth.count == back.count)
            for (one, other) in zip(forth, back.reversed()) {
                let (from, to) = (turned(other.to), turned(other.from))
                #expect(one.from.segment == from.segment && one.to.segment == to.segment)
                #expect(abs(one.from.fraction - from.fraction) < 1e-12)
                #expect(abs(one.to.fraction - to.fraction) < 1e-12)
            }
        }
    }
}

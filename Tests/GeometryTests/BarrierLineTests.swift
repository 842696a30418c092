import Testing

@testable import Geometry

@Suite("What a line meets of a street")
struct BarrierLineTests {
    struct Known: Sendable, CustomTestStringConvertible {
        let what: String
        let line: [[(Int, Int)]]
        let street: [(Int, Int)]
        let met: [CoveredStretch]

        init(
            _ what: String, _ line: [[(Int, Int)]], along street: [(Int, Int)] = [(0, 0), (100, 0)],
            _ met: [(Int, Double, Int, Double)] = []
        ) {
            (self.what, self.line, self.street) = (what, line, street)
            self.met = met.map {
                CoveredStretch(
                    from: LinePosition(segment: $0.0, fraction: $0.1), to: LinePosition(segment: $0.2, fraction: $0.3))
            }
        }

        var testDescription: String { what }
        var barrier: BarrierLine { BarrierLine(parts: line.map { $0.map { at($0.0, $0.1) } }) }
        var places: [Coordinate] { street.map { at($0.0, $0.1) } }
    }

    static let bend = [(0, 0), (100, 0), (100, 100)]
    static let crossings: [Known] = [
        Known("crossing", [[(25, -50), (25, 50)]], [(0, 0.25, 0, 0.25)]),
        Known(
            "crossing where no whole number is", [[(0, -2), (3, 3)], [(50, 5), (53, -5)]],
            [
                (0, 0.012, 0, 0.012), (0, 0.515, 0, 0.515),
            ]),
        Known(
            "crossing twice, last first", [[(75, -9), (75, 9), (50, 9), (50, -9)]],
            [
                (0, 0.5, 0, 0.5), (0, 0.75, 0, 0.75),
            ]),
        Known("crossing at its own vertex", [[(20, -40), (30, 0), (40, 40)]], [(0, 0.3, 0, 0.3)]),
        Known("crossing at a vertex of the street", [[(50, 50), (150, -50)]], along: bend, [(1, 0, 1, 0)]),
        Known(
            "crossing both sides of a bend", [[(60, -10), (110, 40)]], along: bend,
            [
                (0, 0.7, 0, 0.7), (1, 0.3, 1, 0.3),
            ]),
        Known("crossing in two parts at one place", [[(40, -9), (60, 9)], [(60, -9), (40, 9)]], [(0, 0.5, 0, 0.5)]),
        Known("passing beside the end", [[(102, -50), (102, 50)]]),
        Known("ending short of it", [[(25, 50), (25, 2)]]),
    ]

    static let touches: [Known] = [
        Known("ending on it", [[(25, 50), (25, 0)]], [(0, 0.25, 0, 0.25)]),
        Known("ending one unit short of it", [[(25, 50), (25, 1)]], [(0, 0.25, 0, 0.25)]),
        Known("ending one unit beyond it", [[(25, 50), (25, -1)]], [(0, 0.25, 0, 0.25)]),
        Known("touching it with a vertex", [[(20, 50), (30, 1), (40, 50)]], [(0, 0.3, 0, 0.3)]),
        Known("one unit beside the second segment", [[(101, -50), (101, 50)]], along: bend, [(1, 0, 1, 0.5)]),
        Known("touched by the tip of a bend", [[(50, -51), (150, 49)]], along: bend, [(1, 0, 1, 0)]),
        Known("touching the start", [[(-1, -50), (-1, 50)]], [(0, 0, 0, 0)]),
        Known("touching the end", [[(101, -50), (101, 50)]], [(0, 1, 0, 1)]),
        Known("going on where it ends", [[(100, 0), (200, 0)]], [(0, 1, 0, 1)]),
        Known("a lone place on it", [[(25, 0)]], [(0, 0.25, 0, 0.25)]),
        Known("a lone place one unit beside it", [[(25, -1)]], [(0, 0.25, 0, 0.25)]),
        Known("a lone place two units beside it", [[(25, -2)]]),
        Known("a lone place said twice", [[(25, 0), (25, 0)]], [(0, 0.25, 0, 0.25)]),
        Known("lone places, in no order", [[(75, 0)], [], [(25, 0)]], [(0, 0.25, 0, 0.25), (0, 0.75, 0, 0.75)]),
        Known("nothing", []),
        Known("a part of nothing", [[]]),
    ]

    static let stretches: [Known] = [
        Known("the whole", [[(0, 0), (100, 0)]], [(0, 0, 0, 1)]),
        Known("a part", [[(20, 0), (60, 0)]], [(0, 0.2, 0, 0.6)]),
        Known("a part backwards, one unit beside", [[(60, 1), (20, 1)]], [(0, 0.2, 0, 0.6)]),
        Known("a part that is passed on both sides", [[(-50, 0), (200, 0)]], [(0, 0, 0, 1)]),
        Known("parallel, two units beside", [[(20, 2), (60, 2)]]),
        Known("a part across a vertex", [[(60, 0), (100, 0), (100, 30)]], along: bend, [(0, 0.6, 1, 0.3)]),
        Known(
            "a part across a vertex that was rounded", [[(60, 1), (101, 0), (99, 30)]], along: bend,
            [
                (0, 0.6, 1, 0.3)
            ]),
        Known("from vertex to vertex", [[(100, 0), (100, 100)]], along: bend + [(200, 100)], [(1, 0, 1, 1)]),
        Known("two parts that meet", [[(60, 0), (90, 0)], [(20, 0), (60, 0)]], [(0, 0.2, 0, 0.9)]),
        Known("two parts that overlap", [[(60, 0), (90, 0)], [(20, 0), (70, 0)]], [(0, 0.2, 0, 0.9)]),
        Known(
            "two parts with a gap", [[(60, 0), (90, 0)], [(20, 0), (50, 0)]],
            [
                (0, 0.2, 0, 0.5), (0, 0.6, 0, 0.9),
            ]),
        Known("a part, crossed by another part", [[(20, 0), (60, 0)], [(40, -9), (40, 9)]], [(0, 0.2, 0, 0.6)]),
        Known(
            "a part and a crossing", [[(20, 0), (60, 0)], [(80, -9), (80, 9)]],
            [
                (0, 0.2, 0, 0.6), (0, 0.8, 0, 0.8),
            ]),
        Known("a part in short steps", [(4...8).map { ($0 * 5, $0 % 2) }], [(0, 0.2, 0, 0.4)]),
        Known("ten units are a point", [[(20, 0), (30, 0)]], [(0, 0.25, 0, 0.25)]),
        Known("eleven units are a stretch", [[(20, 0), (31, 0)]], [(0, 0.2, 0, 0.31)]),
        Known("a short piece across a vertex", [[(98, 0), (100, 0), (100, 4)]], along: bend, [(1, 0.01, 1, 0.01)]),
        Known("there and back", [[(20, 0), (60, 0), (20, 0)]], [(0, 0.2, 0, 0.6)]),
    ]

    static let repeats: [Known] = [
        Known(
            "repeated vertices of the line", [[(60, 0), (60, 0), (100, 0), (100, 0), (100, 30)]], along: bend,
            [
                (0, 0.6, 1, 0.3)
            ]),
        Known(
            "repeated vertices of the street", [[(60, 0), (100, 0), (100, 30)]],
            along: [(0, 0), (0, 0), (100, 0), (100, 0), (100, 0), (100, 100), (100, 100)], [(1, 0.6, 4, 0.3)]),
        Known(
            "crossing at a repeated vertex", [[(50, 50), (150, -50)]],
            along: [(0, 0), (100, 0), (100, 0), (100, 100)], [(2, 0, 2, 0)]),
        Known("a street without length", [[(0, -9), (0, 9)]], along: [(1, 0), (1, 0)], [(0, 0, 0, 0)]),
        Known("a street of one place", [[(0, -9), (0, 9)]], along: [(1, 0)], [(0, 0, 0, 0)]),
        Known("a street of one place elsewhere", [[(0, -9), (0, 9)]], along: [(2, 0)]),
        Known("a street of nothing", [[(0, -9), (0, 9)]], along: []),
    ]

    @Test("A drawn line meets", arguments: [crossings, touches, stretches, repeats].flatMap { $0 })
    func aDrawnLineMeets(known: Known) {
        #expect(agree(known.barrier.met(known.places), known.met))
        // Turned round the line meets the same.
        let turned = BarrierLine(parts: known.barrier.parts.map { $0.reversed() }.reversed())
        #expect(agree(turned.met(known.places), known.met))
    }

    @Test("A junction is met within one unit of the line")
    func aJunctionIsMetWithinOneUnit() {
        let line = BarrierLine(parts: [[at(0, 0), at(100, 0), at(100, 0), at(200, 50)], [at(500, 500)], []])
        #expect(line.box == Box(minLongitude: 0, minLatitude: 0, maxLongitude: 500, maxLatitude: 500))
        #expect(line.searchBox == Box(minLongitude: -1, minLatitude: -1, maxLongitude: 501, maxLatitude: 501))
        #expect(line.parts.count == 2)
        for place in [at(0, 0), at(-1, 0), at(50, 1), at(50, -1), at(150, 26), at(500, 500), at(500, 499)] {
            #expect(line.meets(place), "\(place)")
        }
        for place in [at(-2, 0), at(50, 2), at(-1, -1), at(150, 27), at(501, 501), at(300, 300)] {
            #expect(!line.meets(place), "\(place)")
        }
        #expect(!BarrierLine(parts: []).meets(at(0, 0)))
        #expect(BarrierLine(parts: [[]]).searchBox.isEmpty)
    }
}

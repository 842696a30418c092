import Geometry
import Testing

struct ValidityTests {
    static func ring(_ positions: (Double, Double)...) -> [Position] {
        positions.map { Position(x: $0.0, y: $0.1) }
    }

    static let square = ring((0, 0), (10, 0), (10, 10), (0, 10), (0, 0))
    static let hole = ring((2, 2), (2, 4), (4, 4), (4, 2), (2, 2))
    static let away = ring((20, 0), (30, 0), (30, 10), (20, 0))

    @Test(arguments: [[[square]], [[square, hole]], [[square], [away]], [[Array(square.dropLast())]], []])
    func validPolygonsHaveNoReason(polygons: [[[Position]]]) {
        #expect(Validity.reason(of: polygons) == nil)
    }

    static let invalid: [([[[Position]]], String, Position)] = [
        ([[ring((0, 0), (10, 10), (10, 0), (0, 10), (0, 0))]], "Self-intersection", Position(x: 5, y: 5)),
        ([[square, away]], "Hole lies outside shell", Position(x: 20, y: 0)),
        ([[square], [hole]], "Nested shells", Position(x: 2, y: 2)),
        ([[ring((0, 0), (1, 1))]], "Too few points in a ring", Position(x: 0, y: 0)),
        ([[[]]], "Too few points in a ring", Position(x: 0, y: 0)),
        ([[square], []], "Polygon without a ring", Position(x: 0, y: 0)),
        (
            [[ring((0, 0), (1, 0), (.infinity, 1), (0, 0))]], "Coordinate that is not finite",
            Position(x: .infinity, y: 1)
        ),
    ]

    @Test(arguments: invalid)
    func theReasonAndThePlaceAreGiven(polygons: [[[Position]]], reason: String, place: Position) throws {
        let found = try #require(Validity.reason(of: polygons))
        #expect(found.reason == reason)
        #expect(found.at == place)
    }

    @Test func garbageHasAReasonOrNone() {
        var random = SeededRandom(seed: 79)
        let context = GEOSContext()
        let numbers = [0, 1, 2, 3, -1, 1e308, -1e308, 1e-300, 0.5]
        for _ in 0..<5000 {
            let polygons = (0..<Int.random(in: 0...2, using: &random)).map { _ in
                (0..<Int.random(in: 0...2, using: &random)).map { _ in
                    (0..<Int.random(in: 0...6, using: &random)).map { _ in
                        Position(x: numbers.randomElement(using: &random)!, y: numbers.randomElement(using: &random)!)
                    }
                }
            }
            if let found = Validity.reason(of: polygons, in: context) { #expect(!found.reason.isEmpty) }
        }
    }
}

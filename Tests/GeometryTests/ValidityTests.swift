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

    /// Few places, so that many touch and cross.
    private static func randomPolygons(_ random: inout SeededRandom) -> [[[Position]]] {
        (0..<Int.random(in: 1...2, using: &random)).map { _ in
            (0..<Int.random(in: 1...2, using: &random)).map { _ in
                (0..<Int.random(in: 3...6, using: &random)).map { _ in
                    Position(
                        x: Double(Int.random(in: -4...4, using: &random)),
                        y: Double(Int.random(in: -4...4, using: &random)))
                }
            }
        }
    }

    @Test("Polygons across the antimeridian are valid where they are so elsewhere") func acrossTheAntimeridian() {
        var random = SeededRandom(seed: 180)
        var (valid, crossing) = (0, 0)
        let context = GEOSContext()
        for _ in 0..<20_000 {
            let polygons = Self.randomPolygons(&random).map { $0.map { $0 + $0.prefix(1) } }
            let moved = polygons.map { $0.map { $0.map { Position(x: $0.x > 0 ? $0.x - 180 : $0.x + 180, y: $0.y) } } }
            let expected = Validity.reason(of: polygons, in: context)
            let found = Validity.reason(ofDegrees: moved, in: context)
            #expect((found == nil) == (expected == nil), "\(polygons) \(String(describing: found))")
            let isAcross = polygons.joined().contains { $0.contains { $0.x > 0 } && $0.contains { $0.x < 0 } }
            if isAcross, expected == nil { valid += 1 }
            if isAcross { crossing += 1 }
        }
        #expect(valid > 500 && crossing > 10_000, "\(valid) of \(crossing)")
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

import Geometry
import Testing

struct WellKnownTextTests {
    static func position(_ x: Double, _ y: Double) -> Position { Position(x: x, y: y) }
    static let triangle = [position(0, 0), position(4, 0), position(0, 4), position(0, 0)]

    static let readable: [(String, SourceGeometry)] = [
        ("POINT (8.5 47.4)", .point(position(8.5, 47.4))),
        ("  point(8.5 47.4)  ", .point(position(8.5, 47.4))),
        ("POINT Z (8.5 47.4 400)", .point(position(8.5, 47.4))),
        ("POINTZ (8.5 47.4 400)", .point(position(8.5, 47.4))),
        ("POINT (8.5 47.4 400)", .point(position(8.5, 47.4))),
        ("MULTIPOINT ((1 2), (3 4))", .multiPoint([position(1, 2), position(3, 4)])),
        ("MULTIPOINT (1 2, 3 4)", .multiPoint([position(1, 2), position(3, 4)])),
        ("MULTIPOINT (1 2)", .multiPoint([position(1, 2)])),
        ("LINESTRING (1 2, 3 4)", .lines([[position(1, 2), position(3, 4)]])),
        (
            "MULTILINESTRING ((1 2, 3 4), (-5 6e2, 7 8))",
            .lines([[position(1, 2), position(3, 4)], [position(-5, 600), position(7, 8)]])
        ),
        ("POLYGON ((0 0, 4 0, 0 4, 0 0))", .polygons([[triangle]])),
        (
            "POLYGON ((0 0, 4 0, 0 4, 0 0), (1 1, 1 2, 2 1, 1 1))",
            .polygons([[triangle, [position(1, 1), position(1, 2), position(2, 1), position(1, 1)]]])
        ),
        ("MULTIPOLYGON (((0 0, 4 0, 0 4, 0 0)), ((0 0, 4 0, 0 4, 0 0)))", .polygons([[triangle], [triangle]])),
    ]

    @Test(arguments: readable)
    func textIsRead(text: String, geometry: SourceGeometry) throws {
        #expect(try WellKnownText.parse(text) == geometry)
    }

    static let refused: [(String, String)] = [
        ("", "the text does not begin with the name of a geometry"),
        ("8.5 47.4", "the text does not begin with the name of a geometry"),
        ("POINT EMPTY", "the POINT is empty"),
        (
            "POLYGON ((0 0,1 0,1 1,0 0)), ((2 2,3 2,3 3,2 2))",
            "behind the POLYGON there is more text, which begins with ', ((2 2,3 2,3 3,2 2))'"
        ), ("POINT (1 2) POINT (3 4)", "behind the POINT there is more text, which begins with 'POINT (3 4)'"),
        ("MULTIPOLYGON EMPTY", "the MULTIPOLYGON is empty"),
        ("MULTIPOINT ((1 2), EMPTY)", "a part of the MULTIPOINT is empty"),
        ("GEOMETRYCOLLECTION (POINT (1 2))", "a GEOMETRYCOLLECTION cannot be used; give its members one by one"),
        (
            "CIRCULARSTRING (0 0, 1 1, 2 0)",
            "'CIRCULARSTRING' is not a geometry that can be read: "
                + "POINT, LINESTRING, POLYGON, MULTIPOINT, MULTILINESTRING, MULTIPOLYGON"
        ),
        ("POINT (1)", "the well-known text cannot be read: Expected number but encountered ')'"),
        (
            "LINESTRING (1 2)", "the well-known text cannot be read: a line has one place only; it needs two at least"
        ),
        ("POLYGON ((0 0, 4 0, 0 4))", "the well-known text cannot be read: a ring does not end where it begins"),
        (
            "POLYGON ((0 0, 0 0))",
            "the well-known text cannot be read: a ring has too few places to enclose anything"
        ),
        ("POINT (1e999 1)", "the POINT has a coordinate that is not a finite number"),
        ("POINT (1 2)\0", "the text has a zero byte in it"),
    ]

    @Test(arguments: refused)
    func whatCannotBeReadIsRefusedInASentence(text: String, sentence: String) {
        #expect(throws: UnreadableGeometry(sentence)) { try WellKnownText.parse(text) }
    }

    @Test func garbageIsRefusedAndNeverCrashes() {
        var random = SeededRandom(seed: 77)
        let context = GEOSContext()
        let seeds = Self.readable.map { Array($0.0.utf8) }
        for _ in 0..<20_000 {
            var bytes = seeds.randomElement(using: &random)!
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let place = Int.random(in: 0..<bytes.count, using: &random)
                switch Int.random(in: 0..<4, using: &random) {
                case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
                case 1: bytes.remove(at: place)
                case 2:
                    bytes.insert(contentsOf: "((,)-.eEMPTY naninf".utf8.shuffled(using: &random).prefix(3), at: place)
                default: bytes.append(contentsOf: bytes.prefix(place))
                }
                if bytes.isEmpty { bytes = [40] }
            }
            let text = String(decoding: bytes, as: UTF8.self)
            if let geometry = try? WellKnownText.parse(text, in: context) {
                #expect(geometry.positions.allSatisfy(\.isFinite) && !geometry.positions.isEmpty)
            }
        }
    }

    @Test(arguments: ["GEOMETRYCOLLECTION(", "POLYGON ((", "MULTIPOLYGON(((", "("])
    func deepNestingIsRefused(opening: String) {
        #expect(throws: UnreadableGeometry.self) {
            try WellKnownText.parse(String(repeating: opening, count: 100_000))
        }
    }
}

import Geometry
import Testing
import Vocabulary

struct GeoJSONGeometryTests {
    static func list(_ items: JSONValue...) -> JSONValue { .array(items) }
    static func pair(_ x: Int64, _ y: Int64) -> JSONValue { .array([.integer(x), .integer(y)]) }
    static func object(_ type: String, _ coordinates: JSONValue) -> JSONValue {
        .object([("type", .text(type)), ("coordinates", coordinates)])
    }
    static func place(_ x: Double, _ y: Double) -> Position { Position(x: x, y: y) }

    static let ring = list(pair(0, 0), pair(4, 0), pair(0, 4), pair(0, 0))
    static let triangle = [place(0, 0), place(4, 0), place(0, 4), place(0, 0)]

    static let readable: [(JSONValue, SourceGeometry)] = [
        (object("Point", list(.number("8.5"), .number("4.74e1"))), .point(place(8.5, 47.4))),
        (object("Point", list(.integer(1), .integer(2), .integer(3))), .point(place(1, 2))),
        (object("MultiPoint", list(pair(1, 2), pair(3, 4))), .multiPoint([place(1, 2), place(3, 4)])),
        (object("LineString", list(pair(1, 2), pair(3, 4))), .lines([[place(1, 2), place(3, 4)]])),
        (
            object("MultiLineString", list(list(pair(1, 2), pair(3, 4)), list(pair(5, 6), pair(7, 8)))),
            .lines([[place(1, 2), place(3, 4)], [place(5, 6), place(7, 8)]])
        ),
        (object("Polygon", list(ring)), .polygons([[triangle]])),
        (object("MultiPolygon", list(list(ring), list(ring, ring))), .polygons([[triangle], [triangle, triangle]])),
    ]

    @Test(arguments: readable)
    func objectsAreRead(value: JSONValue, geometry: SourceGeometry) throws {
        #expect(try GeoJSONGeometry.parse(value) == geometry)
    }

    static let refused: [(JSONValue, String)] = [
        (.null, "the geometry is not a JSON object"),
        (.object([]), "the geometry has no 'type'"),
        (.object([("type", .text("Point"))]), "the Point has no 'coordinates'"),
        (
            .object([("type", .text("Point")), ("coordinates", pair(1, 2)), ("crs", .null)]),
            "the Point has a 'crs', which GeoJSON has not: the job's 'crs' says what its numbers mean"
        ),
        (
            .object([("type", .text("Point")), ("coordinates", pair(1, 2)), ("colour", .text("red"))]),
            "'colour' is no member of a geometry: these are 'type' and 'coordinates'"
        ),
        (object("Polygone", .null), "'Polygone' is not a type of geometry; did you mean Polygon?"),
        (object("Circle", .null), "'Circle' is not a type of geometry"),
        (object("Feature", .null), "a Feature stands where a geometry must stand"),
        (object("GeometryCollection", .null), "a GeometryCollection cannot be used; give its members one by one"),
        (object("Point", .text("8.5, 47.4")), "coordinates is not an array"),
        (object("Point", list()), "coordinates has 0 numbers"),
        (object("Point", list(.integer(1), .text("2"))), "coordinates[1] is not a number"),
        (object("Point", list(.integer(1), .integer(2), .null)), "coordinates[2] is not a number"),
        (object("Point", list(.integer(1), .number("1e999"))), "coordinates[1] is not a finite number"),
        (object("MultiPoint", list()), "coordinates is empty"),
        (object("LineString", list(pair(1, 2))), "coordinates has 1 position; at least 2 are needed"),
        (
            object("Polygon", list(list(pair(0, 0), pair(4, 0), pair(0, 4), list(.integer(0))))),
            "coordinates[0][3] has 1 number"
        ),
        (
            object("Polygon", list(list(pair(0, 0), pair(4, 0), pair(0, 4), pair(1, 1)))),
            "coordinates[0] is not closed: its last position is not its first"
        ),
        (
            object("MultiPolygon", list(list(ring), list(list(pair(0, 0), pair(0, 0))))),
            "coordinates[1][0] has 2 positions; at least 4 are needed"
        ),
    ]

    @Test(arguments: refused)
    func whatIsWrongIsNamed(value: JSONValue, sentence: String) {
        #expect(throws: UnreadableGeometry(sentence)) { try GeoJSONGeometry.parse(value) }
    }

    @Test func garbageIsRefusedAndNeverCrashes() {
        var random = SeededRandom(seed: 78)
        let types = ["Point", "MultiPoint", "LineString", "MultiLineString", "Polygon", "MultiPolygon", "x"]
        for _ in 0..<20_000 {
            let value = Self.object(types.randomElement(using: &random)!, Self.garbage(depth: 4, &random))
            if let geometry = try? GeoJSONGeometry.parse(value) {
                #expect(geometry.positions.allSatisfy(\.isFinite) && !geometry.positions.isEmpty)
            }
        }
    }

    private static func garbage(depth: Int, _ random: inout SeededRandom) -> JSONValue {
        if depth > 0, Int.random(in: 0..<8, using: &random) > 0 {
            return .array((0..<Int.random(in: 0...5, using: &random)).map { _ in garbage(depth: depth - 1, &random) })
        }
        let leaves: [JSONValue] = [
            .null, .boolean(true), .text("1"), .object([]), .integer(.max), .integer(7), .number("1.5"), .number("-"),
            .number("nan"), .number("1e-400"),
        ]
        return leaves.randomElement(using: &random)!
    }
}

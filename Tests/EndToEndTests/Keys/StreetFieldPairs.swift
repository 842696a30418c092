/// A pair for every key of the fields of streets.
enum StreetFieldPairs {
    static let all = names + oneway + speeds + times + levels + [lines]

    private static let time = "routes.geojson/total_time"
    private static let length = "routes.geojson/total_length"

    private static let names = [
        pair("id", "number", "other", "traversed_edges.csv/source_id", street: "\"other\": 7", others: "\"other\": 8"),
        pair("name", "name", "title", "directions.csv/street", street: "\"title\": \"High Street\""),
        pair(
            "reference", nil, "road", "directions.csv/street", street: "\"road\": \"A 8\"", others: "\"road\": \"B 2\""),
        pair(
            "class", "kind", "other", time, street: "\"kind\": \"slow\", \"other\": \"fast\"",
            mode: "speeds: {slow: 10, fast: 60}"),
        pair(
            "tags", "{surface: ground}", "{surface: cover}", time,
            street: "\"ground\": \"gravel\", \"cover\": \"asphalt\"",
            mode: "surfaces: {gravel: 0.9}"),
        KeyPair(
            "networks.NAME.streets.fields.tags.NAME", "ground", "cover", time,
            in: StreetTown.project(
                street: "\"ground\": \"gravel\", \"cover\": \"asphalt\"", streets: "fields: {tags: {{item}}}",
                mode: StreetTown.defaultMode + ", surfaces: {gravel: 0.9}"),
            names: ["town", "surface"]),
    ]

    /// Lines in two columns of a table: straight, and round a corner.
    private static let lines = KeyPair(
        "networks.NAME.streets.fields.wkt", "straight", "bent", length,
        in: StreetTown.project(streets: "source: lines.csv, fields: {{item}}", from: (0, 0), to: (14, 0))
            .merging(["lines.csv": "straight;bent\n\(line([(0, 0), (14, 0)]));\(line([(0, 0), (7, 5), (14, 0)]))\n"]) {
                $1
            },
        names: ["town"])

    private static func line(_ places: [(Int, Int)]) -> String {
        let positions = places.map { column, row in
            KeyTowns.place(column, row).filter { !"[],".contains($0) }
        }
        return "LINESTRING (\(positions.joined(separator: ", ")))"
    }

    private static let oneway = [
        pair("oneway", nil, "way", length, street: "\"way\": \"TF\""),
        pair(
            "oneway.field", "way", "other", length, street: "\"way\": \"TF\", \"other\": \"FT\"", in: "oneway: {{item}}"
        ),
        pair("oneway.forward", nil, "x", length, street: "\"way\": \"x\"", isTurned: true, in: way),
        pair("oneway.backward", nil, "x", length, street: "\"way\": \"x\"", in: way),
        pair("oneway.both", nil, "TF", length, street: "\"way\": \"TF\"", in: way),
        pair(
            "oneway.closed", nil, "[x, y]", length, street: "\"way\": \"x\"",
            mode: "access: [access], closed_values: ['no']", in: way),
    ]

    private static let way = "oneway: {field: way, {item}}"

    /// A mode that goes as fast as streets allow.
    private static let heeding = "maxspeed: {use: true}"

    private static let speeds =
        directed("speed", nil, "\"one\": 20, \"other\": 25") + units("speed", ["km/h", "mph", "m/s"], "\"one\": 20")

    private static let times =
        directed("time", nil, "\"one\": 1, \"other\": 1.5") + units("time", ["s", "min", "h"], "\"one\": 0.01")

    /// A field for both directions, or one for that in which the street is travelled.
    private static func directed(_ key: String, _ none: String?, _ fields: String) -> [KeyPair] {
        [("", false), ("_forward", false), ("_backward", true)].flatMap { direction, isTurned in
            [
                pair(key + direction, none, "one", time, street: fields, isTurned: isTurned, mode: heeding),
                pair(
                    "\(key)\(direction).field", "one", "other", time, street: fields, isTurned: isTurned, mode: heeding,
                    in: "\(key)\(direction): {{item}}"),
            ]
        }
    }

    private static func units(_ key: String, _ units: [String], _ fields: String) -> [KeyPair] {
        [("", false), ("_forward", false), ("_backward", true)].flatMap { direction, isTurned in
            zip(units, units.dropFirst()).map { one, other in
                pair(
                    "\(key)\(direction).unit", one, other, time, street: fields, isTurned: isTurned, mode: heeding,
                    in: "\(key)\(direction): {field: one, {item}}")
            }
        }
    }

    private static let levels = [
        pair(
            "level_from", "low", "high", length, street: "\"low\": 0, \"high\": 1", in: "level_to: low, {item}", level),
        pair(
            "level_to", "low", "high", length, street: "\"low\": 0, \"high\": 1", in: "level_from: low, {item}", level),
    ]

    private static let level = "\"low\": 0, \"high\": 0"

    private static func pair(
        _ key: String, _ one: String?, _ other: String?, _ place: String, street: String, isTurned: Bool = false,
        others: String = "", mode: String = "", in fields: String = "{item}", _ level: String? = nil
    ) -> KeyPair {
        StreetPairs.pair(
            "fields." + key, one, other, place,
            in: StreetTown.project(
                street: street, others: level ?? others, isTurned: isTurned, streets: "fields: {\(fields)}",
                mode: StreetTown.defaultMode + ", " + mode))
    }
}

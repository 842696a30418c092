import TestSupport

/// A layer of anything, and a mapping that may or may not fit it: the same for the same seed.
struct RandomStreetLayer {
    let file: String
    let text: String
    /// What stands in the network's `streets`, in flow style.
    let streets: String
    let turns: String

    private static let columns = ["id", "name", "kind", "dir", "v", "t", "c", "z", "w", "x", "y"]

    init(seed: UInt64, name: String) {
        var random = SplitMix64(seed: seed)
        let columns = Self.columns.filter { _ in random.happens(0.95) }
        // Half of the columns hold what they should, the others anything.
        let isWild = columns.map { _ in random.happens(0.25) }
        let rows = random.one(of: [0, 1, 2, 12, 12, 30, 30])
        let isTable = random.happens(0.4)
        var lines: [String] = []
        for _ in 0..<rows {
            let values = zip(columns, isWild).map { Self.value($0, wild: $1, &random) }
            lines.append(isTable ? Self.row(values, &random) : Self.feature(columns, values, &random))
        }
        let text =
            isTable
            ? (["course"] + columns).joined(separator: ",") + "\n" + lines.joined(separator: "\n") + "\n"
            : LayerText.collection(lines)
        file = "\(name).\(isTable ? "csv" : "geojson")"
        self.text = random.happens(0.04) ? String(text.prefix(random.whole(0...text.count))) : text
        turns = (["a,v,b,t"] + (0..<6).map { _ in Self.turn(&random) }).joined(separator: "\n") + "\n"
        streets = Self.streets(file, turns: "\(name)-turns.csv", isTable: isTable, &random)
    }

    private static func value(_ column: String, wild: Bool, _ random: inout SplitMix64) -> String {
        let anything = [
            "null", "\"\"", "\" \"", "true", "[1, 2]", "[]", "{\"a\": 1}", "\"soon\"", "\"é\u{301}\"", "-1", "0",
            "1e308",
            "-1e308", "1e-300", "9223372036854775807", "-9223372036854775808", "1e999", "\"NaN\"", "\"-inf\"", "0.1",
            "\"2026-01-01\"", "\"\(String(repeating: "long ", count: 60))\"", "99999999999999999999999", "\"0x1p4\"",
            "4294967295", "1000000000", "\"1,5\"", "\"1;2;3\"",
        ]
        if wild || random.happens(0.03) { return random.one(of: anything) }
        switch column {
        case "id": return "\(random.whole(1...40))"
        case "kind": return random.one(of: ["\"residential\"", "\"primary\"", "\"ferry\"", "\"calle\"", "null"])
        case "dir": return random.one(of: ["0", "1", "-1"])
        case "z", "w": return random.one(of: ["0", "0", "1", "-1"])
        case "v", "t", "c": return "\(random.whole(0...90))"
        default: return "\"Street \(random.whole(1...5))\""
        }
    }

    private static func place(_ random: inout SplitMix64) -> (Double, Double) {
        if random.happens(0.02) {
            return random.one(of: [(1e308, 0), (200, 95), (-180, 90), (180, -90), (360.5, 0), (0, 0)])
        }
        return (9 + Double(random.whole(0...4)) / 1000, 50 + Double(random.whole(0...4)) / 1000)
    }

    private static func line(_ random: inout SplitMix64) -> [(Double, Double)] {
        (0..<random.one(of: [0, 1, 2, 2, 2, 2, 3, 3, 5])).map { _ in place(&random) }
    }

    private static func feature(_ columns: [String], _ values: [String], _ random: inout SplitMix64) -> String {
        func list(_ line: [(Double, Double)]) -> String {
            "[" + line.map { "[\($0.0), \($0.1)]" }.joined(separator: ", ") + "]"
        }
        let line = list(line(&random))
        let geometry: String
        switch random.whole(0...24) {
        case 0: geometry = "null"
        case 1: geometry = "{\"type\": \"Point\", \"coordinates\": [9, 50]}"
        case 2: geometry = "{\"type\": \"Polygon\", \"coordinates\": [\(line)]}"
        case 3: geometry = "{\"type\": \"MultiLineString\", \"coordinates\": [\(line), \(list(self.line(&random)))]}"
        case 4: geometry = "{\"type\": \"GeometryCollection\", \"geometries\": []}"
        default: geometry = "{\"type\": \"LineString\", \"coordinates\": \(line)}"
        }
        return LayerText.feature(geometry, zip(columns, values).map { "\"\($0)\": \($1)" }.joined(separator: ", "))
    }

    private static func row(_ values: [String], _ random: inout SplitMix64) -> String {
        let line = line(&random).map { "\($0.0) \($0.1)" }.joined(separator: ", ")
        let course = random.one(of: [
            "LINESTRING (\(line))", "LINESTRING (\(line))", "LINESTRING (\(line))", "LINESTRING (\(line))",
            "LINESTRING EMPTY", "POINT (9 50)", "", "LINESTRING (", "MULTILINESTRING ((\(line)))",
            "LINESTRING Z (9 50 nan, 9 51 1)",
        ])
        return
            (["\"\(course)\""]
            + values.map { value in
                value == "null" ? "" : "\"" + value.filter { $0 != "\"" && $0 != "{" && $0 != "}" } + "\""
            }).joined(separator: ",")
    }

    private static func turn(_ random: inout SplitMix64) -> String {
        func id() -> String {
            random.happens(0.1) ? random.one(of: ["", "x", "1e30", "-1"]) : "\(random.whole(1...40))"
        }
        let via = random.happens(0.3) ? "\"\(id());\(id())\"" : ""
        return "\(id()),\(via),\(id()),\(random.one(of: ["", "", "1", "-1", "1e300", "soon"]))"
    }
}

extension RandomStreetLayer {
    private static func streets(
        _ file: String, turns: String, isTable: Bool, _ random: inout SplitMix64
    ) -> String {
        func field(_ right: String) -> String {
            random.happens(0.98) ? right : random.one(of: columns + ["fid", "no_such_field"])
        }
        var fields: [String] = []
        func add(_ text: @autoclosure () -> String, _ share: Double) {
            if random.happens(share) { fields.append(text()) }
        }
        if isTable { add("wkt: \(field("course"))", 0.95) }
        add("id: \(field("id"))", 0.6)
        add("name: \(field("name"))", 0.6)
        add("class: \(field("kind"))", 0.8)
        add("oneway: {field: \(field("dir")), forward: [1, yes], backward: -1, closed: soon}", 0.3)
        if !(fields.last?.hasPrefix("oneway") ?? false) { add("oneway: \(field("dir"))", 0.5) }
        add("speed: {field: \(field("v")), unit: \(random.one(of: ["km/h", "mph", "m/s"]))}", 0.4)
        add("speed_backward: \(field("v"))", 0.2)
        add("time: {field: \(field("t")), unit: \(random.one(of: ["s", "min", "h"]))}", 0.3)
        add("time_forward: \(field("t"))", 0.2)
        add("level_from: \(field("z")), level_to: \(field("w"))", 0.3)
        let limit = fields.contains { $0.hasPrefix("speed") } ? "" : "maxspeed: \(field("v")), "
        add("tags: {\(limit)surface: \(field("name")), access: \(field("kind"))}", 0.3)
        var keys = ["source: \(file)", "fields: {\(fields.joined(separator: ", "))}"]
        let policy = random.one(of: ["end_points", "any_vertex"])
        keys.append(
            "connectivity: {policy: \(policy), tolerance: \(random.one(of: ["0 m", "0 m", "1 m", "50 m", "100 m"]))}")
        if random.happens(0.5) {
            keys.append("costs: {own: \(field("c")), other: {forward: \(field("c")), backward: \(field("v"))}}")
        }
        if random.happens(0.3) {
            let condition = random.one(of: [
                "c > 5", "kind = 'primary'", "name LIKE '%1'", "1 = 1", "no_such_field = 1", "((", "v",
            ])
            keys.append("restrictions: {own: \"\(condition)\"}")
        }
        if random.happens(0.2) {
            keys.append("where: \"\(random.one(of: ["v > 10", "id IS NOT NULL", "1 = 0", "'"]))\"")
        }
        if random.happens(0.2) { keys.append("dialect: sqlite") }
        if random.happens(0.1) {
            keys.append("crs: \(random.one(of: ["EPSG:25832", "EPSG:4326", "EPSG:0", "nowhere"]))")
        }
        if random.happens(0.3) {
            keys.append("turns: {source: \(turns), fields: {from: a, via: v, to: b, time: t}}")
        }
        return keys.joined(separator: ", ")
    }
}

import Foundation
import Testing

@Suite("A condition")
struct LayerConditionTests {
    static let layer = LayerText.collection(
        LayerText.point(0, 0, #""name": "A", "n": 1, "code": "00123", "order": 5, "day": "2020-01-02""#),
        LayerText.point(2, 1, #""name": "B's", "n": 2, "code": "00456", "order": 4, "day": null"#),
        LayerText.point(3, 0, #""name": "Ä", "n": 3, "code": "789", "order": 3, "day": "2021-01-02""#),
        LayerText.point(4, 4, #""name": null, "n": null, "code": "x", "order": 2, "day": "2022-01-02""#))

    private func found(_ condition: String, _ dialect: String, _ source: String = "t.geojson") throws -> [String] {
        let job = try LayerJob(["t.geojson": Self.layer])
        if source != "t.geojson" {
            try Conversion.write("t.geojson", as: source, [], in: job.project.url)
        }
        let quoted = "'\(condition.replacing("'", with: "''"))'"
        let item = "{source: \(source), where: \(quoted), dialect: \(dialect), order_by: code, fields: {id: code}}"
        return try job.column("id", "\(item), \(LayerJob.corners)").dropLast(2)
    }

    static let either: [(String, [String])] = [
        ("n > 1", ["00456", "789"]), ("code = '00123'", ["00123"]), ("name = 'B''s'", ["00456"]),
        ("name IS NULL", ["x"]), ("name LIKE 'A%'", ["00123"]), ("n IN (1, 3) AND NOT code = '789'", ["00123"]),
        ("n BETWEEN 2 AND 3", ["00456", "789"]), ("\"order\" >= 4", ["00123", "00456"]),
        ("n = 1 OR n = 2 AND name = 'no'", ["00123"]), ("day >= '2021-01-01'", ["789", "x"]),
        ("substr(code, 1, 2) = '00'", ["00123", "00456"]),
    ]

    @Test("means the same in both dialects", arguments: either, ["ogr", "sqlite"])
    func both(_ example: (condition: String, found: [String]), _ dialect: String) throws {
        #expect(try found(example.condition, dialect) == example.found)
    }

    @Test("names a field with a quotation mark in its name by two of them", arguments: ["ogr", "sqlite"])
    func quotedName(_ dialect: String) throws {
        let job = try LayerJob([
            "t.geojson": LayerText.collection(
                LayerText.point(0, 0, #""name": "A", "12\" pipe": 1, "at": "2020-01-02""#),
                LayerText.point(2, 1, #""name": "B", "12\" pipe": 2, "at": "2021-01-02""#))
        ])
        let condition = #"'"12"" pipe" > 1 AND at > ''2020-06-01'''"#
        let item = "{source: t.geojson, where: \(condition), dialect: \(dialect), fields: {id: name}}"
        #expect(try job.column("id", "\(item), \(LayerJob.corners)").dropLast(2) == ["B"])
    }

    @Test(
        "that means something else tomorrow is refused",
        arguments: [
            ("day < CURRENT_DATE", "current_date"), ("day < date('now')", "date('now')"), ("n > random()", "random"),
        ], ["ogr", "sqlite"])
    func changing(_ example: (condition: String, word: String), _ dialect: String) throws {
        let job = try LayerJob(["t.geojson": Self.layer])
        let item = "{source: t.geojson, dialect: \(dialect), where: \"\(example.condition)\"}"
        let reason =
            "\(example.word) changes from run to run or from machine to machine, and the same job must give the same bytes"
        #expect(try job.mistake(stops: "\(item), \(LayerJob.corners)").contains(reason))
    }

    @Test(
        "of SQLite knows rows by their own ids", arguments: ["t.geojson", "t.gpkg", "t.fgb", "t.shp"],
        ["rowid", "_rowid_", "oid", "FID"])
    func ownIds(_ source: String, _ name: String) throws {
        #expect(try found("\(name) >= 0", "sqlite", source) == ["00123", "00456", "789", "x"])
        #expect(try found("\(name) IS NULL OR n = 3", "sqlite", source) == ["789"])
    }

    @Test("has SQLite's functions", arguments: ["t.geojson", "t.gpkg", "t.fgb", "t.shp"])
    func functions(_ source: String) throws {
        try #require(source == "t.geojson" || Conversion.isThere, Conversion.isMissing)
        #expect(try found("length(code) = 5 AND upper(lower(name)) = 'A'", "sqlite", source) == ["00123"])
        #expect(try found("coalesce(n, 7) = 7 OR code GLOB '7*'", "sqlite", source) == ["789", "x"])
        #expect(try found("abs(-n) = 2 OR CASE n WHEN 3 THEN 1 END", "sqlite", source) == ["00456", "789"])
    }

    @Test(
        "of a GeoPackage or a SQLite file is SQLite's SQL in either dialect",
        .enabled(if: Conversion.isThere, Conversion.isMissing), arguments: ["t.gpkg", "t.sqlite"], ["ogr", "sqlite"])
    func ownSQL(_ source: String, _ dialect: String) throws {
        #expect(try found("code GLOB '0*' AND length(name) = 3", dialect, source) == ["00456"])
        #expect(try found("name = 'a' OR abs(n) = 3", dialect, source) == ["789"])
    }

    @Test("of another format has SQLite's words in its dialect alone")
    func otherSQL() throws {
        let job = try LayerJob(["t.geojson": Self.layer])
        let text = try job.mistake(stops: "{source: t.geojson, where: \"code GLOB '0*'\"}")
        #expect(text.hasPrefix("a.yaml:4:36: error: the condition does not fit the layer 't': "))
        #expect(try found("code GLOB '0*'", "sqlite") == ["00123", "00456"])
    }

    @Test("finds rows by where they lie too", arguments: ["ogr", "sqlite"])
    func spatial(_ dialect: String) throws {
        let job = try LayerJob(["t.geojson": Self.layer])
        let box = "{wkt: 'POLYGON ((8.999 49.999, 9.0035 49.999, 9.0035 50.002, 8.999 50.002, 8.999 49.999))'}"
        let item =
            "{source: t.geojson, where: 'n = 9 OR n > 1', dialect: \(dialect), fields: {id: code}, "
            + "spatial: {relation: contains, geometry: \(box)}}"
        #expect(try job.column("id", item) == ["00456", "789"])
    }

    static let noConditions = [
        "1=1); DROP TABLE t; --", "1=1; DROP TABLE t", "1=1) --", "1 = 1 OR ('", "\"", "n = 1 -- and no more",
        "1=1); ATTACH '/tmp/x' AS y; --", "(", "load_extension('x') = 1", "writefile('x', 'y') = 1",
    ]

    @Test(
        "that is no condition is a mistake at its place, and changes nothing", arguments: noConditions,
        ["t.geojson", "t.gpkg"])
    func hostile(_ condition: String, _ source: String) throws {
        try #require(Conversion.isThere, Conversion.isMissing)
        let job = try LayerJob(["t.geojson": Self.layer])
        try Conversion.write("t.geojson", as: "t.gpkg", [], in: job.project.url)
        let before = try Data(contentsOf: job.project.url.appending(path: source))
        for dialect in ["ogr", "sqlite"] {
            let quoted = "'\(condition.replacing("'", with: "''"))'"
            let item = "{source: \(source), dialect: \(dialect), where: \(quoted)}"
            let ended = try job.ended(stops: item, command: "validate")
            #expect(ended.code == 1)
            let text = ended.error
            let column = 38 + source.count + dialect.count
            #expect(text.hasPrefix("a.yaml:4:\(column): error: the condition does not fit the layer 't': "))
            #expect(text.contains("code, order, day"))
            #expect(!text.contains("SELECT"))
        }
        #expect(try Data(contentsOf: job.project.url.appending(path: source)) == before)
    }

    @Test("with a list of thousands of values is one for SQLite's SQL, and GDAL's says so")
    func longList() throws {
        let job = try LayerJob(["t.geojson": Self.layer])
        let numbers = (1...20_000).map(String.init).joined(separator: ", ")
        func item(_ dialect: String) -> String {
            "{source: t.geojson, where: 'n IN (\(numbers))', dialect: \(dialect), order_by: code, fields: {id: code}}"
        }
        #expect(
            try job.column("id", "\(item("sqlite")), \(LayerJob.corners)").dropLast(2) == ["00123", "00456", "789"])
        let ended = try job.ended(stops: "\(item("ogr")), \(LayerJob.corners)", command: "validate")
        #expect(ended.code == 1)
        #expect(
            ended.error.contains(
                "the condition does not fit the layer 't': it is too long for GDAL's SQL, which takes lists of some thousand values; "
                    + "'dialect: sqlite' takes longer ones"), "\(ended.error.suffix(400))")
    }

    @Test("that is true of all rows by a comment or a query of its own reads no other file")
    func otherFiles() throws {
        let job = try LayerJob(["t.geojson": Self.layer, "u.geojson": Self.layer])
        let text = try job.mistake(
            stops: "{source: t.geojson, dialect: sqlite, where: \"EXISTS (SELECT 1 FROM 'u.geojson'.u)\"}")
        #expect(text.hasPrefix("a.yaml:4:53: error: "))
    }
}

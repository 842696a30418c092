import Testing

@Suite("The order of a layer's rows")
struct LayerOrderTests {
    private let layer = LayerText.collection(
        LayerText.point(0, 0, #""id": "a", "n": 10, "text": "b", "half": 0.5, "zone": 2, "x y": "1", "say \"x\"": 1"#),
        LayerText.point(1, 0, #""id": "b", "n": 9, "text": "B", "half": -1.5, "zone": 1, "x y": "2", "say \"x\"": 4"#),
        LayerText.point(
            2, 0, #""id": "c", "n": null, "text": "ä", "half": 1e3, "zone": 2, "x y": "3", "say \"x\"": 3"#),
        LayerText.point(
            3, 0, #""id": "d", "n": 100, "text": null, "half": null, "zone": 1, "x y": "4", "say \"x\"": 2"#))

    @Test(
        "is that of the fields named: nulls, numbers by size, texts by their bytes",
        arguments: [
            ("n", "cbad"), ("n desc", "dabc"), ("N ASC", "cbad"), ("text", "dbac"), ("text desc", "cabd"),
            ("half", "dbac"), ("half desc", "cabd"), ("[zone, n]", "bdca"), ("[zone desc, n desc]", "acdb"),
            ("[zone, text desc]", "bdca"), ("'\"x y\" desc'", "dcba"), ("'\"say \"\"x\"\"\"'", "adcb"),
            ("zone", "bdac"),
        ])
    func fields(_ order: String, _ expected: String) throws {
        let job = try LayerJob(["t.geojson": layer])
        #expect(
            try job.column("id", "{source: t.geojson, order_by: \(order), fields: {id: id}}").joined() == expected)
    }

    @Test("comes before the limit")
    func limit() throws {
        let job = try LayerJob(["t.geojson": layer])
        func ids(_ keys: String) throws -> String {
            try job.column("id", "{source: t.geojson, fields: {id: id}, \(keys)}").joined()
        }
        #expect(try ids("order_by: n desc, limit: 2") == "da")
        #expect(try ids("order_by: n, limit: 3") == "cba")
        #expect(try ids("limit: 2") == "ab")
        #expect(try ids("where: 'zone = 1', order_by: n, limit: 1000000000000") == "bd")
    }

    /// A, B and C, whose ids are 5, 3 and 9.
    private func numbered() throws -> LayerJob {
        let features = zip(["A", "B", "C"], [5, 3, 9]).enumerated().map { column, feature in
            LayerText.point(Double(column), 0, "\"name\": \"\(feature.0)\"")
                .replacing("\"type\": \"Feature\",", with: "\"type\": \"Feature\", \"id\": \(feature.1),")
        }
        return try LayerJob(["t.geojson": LayerText.collection(features)])
    }

    @Test("is the file's where nothing is said, whatever ids the features have")
    func none() throws {
        let job = try numbered()
        #expect(try job.column("name", "{source: t.geojson}") == ["A", "B", "C"])
        #expect(try job.column("name", "{source: t.geojson, order_by: name desc}") == ["C", "B", "A"])
    }

    @Test(
        "is that of the ids where nothing is said of a database",
        .enabled(if: Conversion.isThere, Conversion.isMissing),
        arguments: ["t.gpkg", "t.sqlite", "t.gdb"])
    func databases(_ source: String) throws {
        let job = try numbered()
        try Conversion.write("t.geojson", as: source, ["-preserve_fid"], in: job.project.url)
        #expect(try job.column("name", "{source: \(source)}") == ["B", "A", "C"])
        #expect(try job.column("name", "{source: \(source), limit: 2}") == ["B", "A"])
    }

    @Test(
        "is that of the ids even where an index gives another",
        .enabled(if: Conversion.isThere && SQLiteFile.isThere, "ogr2ogr or sqlite3 is not there"),
        arguments: ["t.gpkg", "t.sqlite"])
    func indexed(_ source: String) throws {
        let job = try numbered()
        try Conversion.write("t.geojson", as: source, ["-preserve_fid"], in: job.project.url)
        try SQLiteFile(url: job.project.url.appending(path: source)).run("CREATE INDEX by_name ON t (name);")
        #expect(try job.column("name", "{source: \(source), where: \"name >= 'A'\"}") == ["B", "A", "C"])
    }

    @Test("that cannot be is a mistake at its place")
    func mistakes() throws {
        let job = try LayerJob(["t.geojson": layer])
        #expect(
            try job.mistake(stops: "{source: t.geojson, order_by: [zone, m desc]}").hasPrefix(
                "a.yaml:4:46: error: the layer 't' has no field 'm'\n"))
        #expect(
            try job.mistake(stops: "{source: t.geojson, order_by: n down}").hasPrefix(
                "a.yaml:4:39: error: 'n down' is no field to order by\n"))
        #expect(try job.mistake(stops: "{source: t.geojson, limit: 0}").hasPrefix("a.yaml:4:36: error: "))
    }
}

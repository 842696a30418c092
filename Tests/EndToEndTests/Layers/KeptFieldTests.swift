import Testing

@Suite("Fields that are kept")
struct KeptFieldTests {
    @Test("stand behind a table's own columns, with the layer's name where theirs is taken")
    func names() throws {
        let layer = LayerText.collection(
            LayerText.point(0, 0, #""id": "x", "name": "A", "t.name": "other", "beds": 5, "ratio": 0.1, "open": true"#),
            LayerText.point(2, 1, #""id": "y", "name": null, "t.name": "", "beds": null, "ratio": 2.0, "open": false"#))
        let job = try LayerJob(["t.geojson": layer])
        let outputs = try job.outputs(
            stops: "{source: t.geojson, fields: {keep: [name, beds, t.name, ID, ratio, open]}}")
        let table = try outputs.table("a/stops.csv")
        let kept = ["t.name", "beds", "t.t.name", "t.id", "ratio", "open"]
        #expect(table.columns.suffix(6) == kept[...])
        #expect(
            table.rows.map { row in kept.map { row[$0] ?? "?" } } == [
                ["A", "5", "other", "x", "0.1", "true"], ["", "", "", "y", "2", "false"],
            ])
        let features = try outputs.features("a/stops.geojson").features
        #expect(features.map { $0.number("beds") } == [5, nil])
        #expect(features.map { $0.text("t.name") } == ["A", nil])
        #expect(features.map { $0.text("name") } == ["Stop 1", "Stop 2"])
    }

    @Test("of one name in two layers share a column")
    func shared() throws {
        let job = try LayerJob([
            "t.geojson": LayerText.collection(LayerText.point(0, 0, #""beds": 5, "kind": "t""#)),
            "u.geojson": LayerText.collection(LayerText.point(2, 1, #""beds": "many", "floor": 3"#)),
        ])
        let table = try job.stops(
            "{source: t.geojson, fields: {keep: [beds, kind]}}, {source: u.geojson, fields: {keep: [floor, beds]}}")
        #expect(table.columns.suffix(3) == ["beds", "kind", "floor"])
        #expect(
            table.rows.map { row in ["beds", "kind", "floor"].map { column in row[column] ?? "?" } } == [
                ["5", "t", ""], ["many", "", "3"],
            ])
    }

    @Test("reach the barriers")
    func barriers() throws {
        let job = try LayerJob([
            "t.geojson": LayerText.collection(
                LayerText.rectangle(1.5, 1.5, 2.5, 2.5, #""status": "wet", "depth": 0.4, "order": 1, "group": "g""#))
        ])
        let outputs = try job.outputs(
            stops: LayerJob.corners,
            "barriers: {polygons: [{source: t.geojson, fields: {keep: [status, depth, order, group]}}]}\n")
        let feature = try #require(try outputs.features("a/barriers.geojson").features.first)
        #expect(feature.text("t.status") == "wet")
        #expect(feature.text("status") == "ok")
        #expect(feature.number("depth") == 0.4)
        #expect(feature.number("order") == 1)
        #expect(feature.text("group") == "g")
    }

    @Test("hold what was written, of any length and in any letters")
    func hardTexts() throws {
        let long = String(repeating: "ä€😀x", count: 500_000)
        let layer = LayerText.collection(
            LayerText.point(0, 0, "\"name\": \"A\", \"\\\"x\\\"\": \"quote \\\" comma , end\", \"long\": \"\(long)\""),
            LayerText.point(2, 1, "\"name\": \"😀 B\", \"\\\"x\\\"\": \"tab\\tline\\nend\", \"long\": \"\""))
        let job = try LayerJob(["t.geojson": layer])
        let outputs = try job.outputs(
            stops: "{source: t.geojson, fields: {name: name, keep: ['\"x\"', long]}}")
        let rows = try outputs.table("a/stops.csv").rows
        #expect(rows.map { $0["name"] } == ["A", "😀 B"])
        let features = try outputs.features("a/stops.geojson").features
        #expect(features.map { $0.text("\"x\"") } == ["quote \" comma , end", "tab\tline\nend"])
        #expect(features.first?.text("long") == long)
        #expect(rows.first?["long"] == long)
    }
}

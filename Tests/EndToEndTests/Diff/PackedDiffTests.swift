import Testing

/// Outputs in formats that are not text, and in coordinate systems of their own.
@Suite("A difference of outputs in other formats")
struct PackedDiffTests {
    /// The outputs `old` and `new` of a job whose last stop has moved.
    private func project(_ outputs: String) throws -> TemporaryProject {
        let job = { (column: Double) in GridTown.job(to: column, 2, more: "outputs: \(outputs)\n") }
        let project = try GridTown.project(["a.yaml": job(2)])
        #expect(try project.run("run", "a.yaml", "--out", "old").code == 0)
        try project.write(job(1.5), to: "a.yaml")
        #expect(try project.run("run", "a.yaml", "--out", "new").code == 0)
        return project
    }

    private static let limits = [
        "moved=1000", "*_time=100%", "*_length=100%", "*_distance=100%", "rows=100%", "snap_*=1",
    ]
    .flatMap { ["--threshold", $0] }

    @Test(
        "is told row by row, by column and by how far places moved",
        arguments: [("gpkg", "results.gpkg/stops"), ("fgb", "stops.fgb")])
    func rows(format: String, file: String) throws {
        let project = try project("{formats: [\(format)]}")
        let ended = try project.run("diff", "old", "new")
        #expect(ended.code == 1)
        #expect(ended.output.contains("  \(file): 1 changed, 2 -> 2 rows\n"), "\(ended.output)")
        #expect(ended.output.contains("~ route Corner - Market") && ended.output.contains("geometry moved "))
        #expect(!ended.output.contains("different bytes"))
        let named = try project.run("diff", "old", "new", "--threshold", "snap_distance=1")
        #expect(named.code == 1 && named.error.isEmpty, "\(named.error)")
    }

    @Test(
        "is told once where several files say it, and is within thresholds where GeoJSON alone would be",
        arguments: ["[geojson]", "[geojson, csv]", "[geojson, gpkg]", "[geojson, fgb]", "[geojson, csv, gpkg, fgb]"],
        ["", ", crs: EPSG:25832"])
    func once(formats: String, system: String) throws {
        if formats == "[geojson]", !system.isEmpty { return }
        let project = try project("{formats: \(formats)\(system)}")
        let alone = try self.project("{formats: [geojson]}")
        func told(_ project: TemporaryProject) throws -> [Substring] {
            try project.run("diff", "old", "new").output.split(separator: "\n").filter { !$0.contains("parameter ") }
        }
        #expect(try told(project) == told(alone))
        let ended = try Arterial.run(
            ["diff", "old", "new", "--only", "a", "--threshold", "rows=0"] + Self.limits, in: project.url)
        let expected = try Arterial.run(
            ["diff", "old", "new", "--only", "a", "--threshold", "rows=0"] + Self.limits, in: alone.url)
        #expect(ended.code == expected.code)
        #expect(ended.output.split(separator: "\n").last == expected.output.split(separator: "\n").last)
    }

    @Test("of places in metres is one of places on the ground")
    func metres() throws {
        let project = try project("{formats: [csv], crs: EPSG:25832}")
        let ended = try project.run("diff", "old", "new")
        #expect(ended.output.contains("stops.csv: 1 changed") && ended.output.contains("geometry moved "))
        #expect(!ended.output.contains("POINT"))
        let tolerant = try project.run("diff", "old", "new", "--tolerance", "1 km")
        #expect(!tolerant.output.contains("geometry moved "), "\(tolerant.output)")
    }

    @Test("of texts that look like numbers, and of nothing and an empty text, is one")
    func texts() throws {
        func feature(_ note: String) -> String {
            "{\"type\": \"FeatureCollection\", \"features\": [{\"type\": \"Feature\", \"properties\": "
                + "{\"related_id\": \"1\", \"note\": \(note)}, \"geometry\": null}]}"
        }
        let project = try TemporaryProject([
            "old/job.json": "{\"job\": \"a\"}", "new/job.json": "{\"job\": \"a\"}",
            "old/records.csv": "row_id,related_id,code\n1,2,12E3\n",
            "new/records.csv": "row_id,related_id,code\n1,2,12000\n",
            "old/features.geojson": feature("null"), "new/features.geojson": feature("\"\""),
        ])
        let ended = try project.run("diff", "old", "new")
        #expect(ended.code == 1)
        #expect(ended.output.contains("code '12E3' -> 12000"), "\(ended.output)")
        #expect(ended.output.contains("features.geojson: 1 changed"), "\(ended.output)")
    }

    @Test("of nothing but how a GeoPackage is drawn is one of its bytes", .enabled(if: SQLiteFile.isThere))
    func styles() throws {
        let project = try project("{formats: [gpkg]}")
        let url = project.url.appending(path: "other")
        #expect(try project.run("run", "a.yaml", "--out", "other").code == 0)
        #expect(try project.run("diff", "new", "other").code == 0)
        try SQLiteFile(url: url.appending(path: "a/results.gpkg")).run(
            "UPDATE layer_styles SET description = 'mine' WHERE rowid = 1;")
        let ended = try project.run("diff", "new", "other")
        #expect(ended.code == 1 && ended.output.contains("  results.gpkg: different bytes\n"), "\(ended.output)")
    }
}

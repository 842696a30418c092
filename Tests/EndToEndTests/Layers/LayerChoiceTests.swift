import Testing

@Suite("A source whose layer is not named", .enabled(if: Conversion.isThere, Conversion.isMissing))
struct LayerChoiceTests {
    static let databases = [
        ("town.gpkg", "GPKG"), ("town.sqlite", "SQLite"), ("town.gdb", "OpenFileGDB"),
    ]

    private let points = LayerText.collection(
        LayerText.point(0, 0, #""name": "A", "depth": 1"#), LayerText.point(2, 1, #""name": "B", "depth": 2"#))

    /// A database of plain tables, and of these layers that all have the same places.
    private func job(_ file: String, _ driver: String, layers: String...) throws -> LayerJob {
        let job = try LayerJob(["points.geojson": points, "visits.csv": "visit,of\n1,A\n2,B\n"])
        let folder = job.project.url
        try Conversion.write("visits.csv", as: file, ["-f", driver, "-nln", "visits"], in: folder)
        try Conversion.write("visits.csv", as: file, ["-update", "-nln", "calls"], in: folder)
        for layer in layers {
            try Conversion.write("points.geojson", as: file, ["-update", "-nln", layer], in: folder)
        }
        return job
    }

    @Test("is its only layer with a geometry, whatever plain tables stand beside it", arguments: databases)
    func only(_ file: String, _ driver: String) throws {
        let job = try job(file, driver, layers: "stops")
        #expect(try job.column("name", "{source: \(file)}") == ["A", "B"])
        #expect(try job.barriers("{source: \(file), buffer: 1 m}") == ["A", "B"])
        #expect(
            try job.barriers(
                "{source: points.geojson, buffer: 1 m, spatial: {buffer: 1 m, geometry: {source: \(file), where: depth = 2}}}"
            )
                == ["B"])
    }

    @Test("is none where several have one", arguments: databases)
    func several(_ file: String, _ driver: String) throws {
        let text = try job(file, driver, layers: "stops", "shelters").mistake(stops: "{source: \(file)}")
        #expect(text.hasPrefix("a.yaml:4:18: error: '\(file)' has several layers, and none is named\n"))
        #expect(text.contains("help: name one of them: ") && text.contains("stops") && text.contains("shelters"))
    }
}

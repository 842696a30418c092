import Testing

/// What is exported every night has no rows in some nights.
@Suite("A source without rows that would show its fields or their types")
struct EmptySourceTests {
    private static let files = [
        "t.geojson": #"{"type": "FeatureCollection", "features": []}"#,
        "t.csv": "name,beds,x,y\n", "t.geojsonl": "", "t.ndjson": "\n",
    ]

    @Test(
        "does no harm where it may be empty, whatever names its fields",
        arguments: [
            "source: t.geojson, where: beds > 9",
            "source: t.geojson, dialect: sqlite, where: beds > 9",
            #"source: t.geojson, where: '"beds" > 9'"#,
            "source: t.geojson, fields: {name: label}, order_by: beds",
            "source: t.geojsonl, where: beds > 9", "source: t.ndjson, layer: t, fields: {name: label}",
            "source: t.csv, where: beds > 9, fields: {x: x, y: y}",
            "source: t.csv, where: beds + 1 > 9 AND name = 'a', fields: {x: x, y: y}",
            "source: t.csv, dialect: sqlite, where: beds > 9, fields: {x: x, y: y}",
        ])
    func nothing(_ item: String) throws {
        let job = try LayerJob(Self.files)
        #expect(try job.barriers("{\(item), buffer: 1 m, allow_empty: true}") == [])
        #expect(try job.column("name", "{\(item), allow_empty: true}, \(LayerJob.corners)") == ["Stop 1", "Stop 2"])
        let told = try job.mistake(stops: "{\(item)}")
        #expect(told.contains("is selected"), "\(told)")
    }

    @Test(
        "is still asked for fields that its head lacks, and for conditions that are none",
        arguments: [
            ("source: t.csv, where: floors > 2 AND beds > 9, fields: {x: x, y: y}", "floors"),
            ("source: t.csv, fields: {x: x, y: latitude}", "has no field 'latitude'"),
            ("source: t.geojson, where: beds > > 9", "does not fit"),
            ("source: t.geojson, where: (beds > 9", "parentheses"),
        ])
    func rules(_ item: String, _ reason: String) throws {
        let told = try LayerJob(Self.files).mistake(stops: "{\(item), allow_empty: true}")
        #expect(told.contains(reason), "\(told)")
    }

    @Test(
        "does no harm as a sheet of XLSX either", .enabled(if: Conversion.isThere, Conversion.isMissing))
    func sheet() throws {
        let job = try LayerJob(Self.files)
        try Conversion.write("t.csv", as: "t.xlsx", [], in: job.project.url)
        let item = "source: t.xlsx, where: beds > 9, fields: {x: x, y: y}"
        #expect(try job.barriers("{\(item), buffer: 1 m, allow_empty: true}") == [])
        #expect(try job.mistake(stops: "{\(item)}").contains("is selected"))
    }

    @Test("is another thing than one whose rows have no fields") func rows() throws {
        let job = try LayerJob(["t.geojson": LayerText.collection(LayerText.point(0, 0))])
        let told = try job.mistake(stops: "{source: t.geojson, fields: {name: label}, allow_empty: true}")
        #expect(told.contains("has no field 'label'"), "\(told)")
    }
}

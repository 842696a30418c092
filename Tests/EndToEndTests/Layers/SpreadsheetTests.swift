import Foundation
import Testing

@Suite("A spreadsheet", .enabled(if: Conversion.isThere, Conversion.isMissing))
struct SpreadsheetTests {
    static let formats = [("a.xlsx", "XLSX"), ("a.ods", "ODS")]

    private static let area = "POLYGON ((9.0005 50.0005, 9.0025 50.0005, 9.0025 50.00225, 9.0005 50.0005))"

    /// What an item says of the sheet, and the same barrier written into the job.
    static let items = [
        ("fields: {id: code, name: name, wkt: area}", "wkt: '\(area)'"),
        ("buffer: 30 m, fields: {id: code, name: name}", "at: [9.002, 50.001], buffer: 30 m"),
    ]

    @Test("has its names in its first row, also where all of it is text", arguments: formats)
    func texts(_ format: (file: String, driver: String)) throws {
        let rows = [("01", "9.0", "50.0"), ("02", "9.002", "50.001")].map { code, x, y in
            LayerText.feature("null", "\"code\": \"\(code)\", \"x\": \"\(x) \", \"y\": \"\(y) \"")
        }
        let job = try LayerJob(["in/rows.geojson": LayerText.collection(rows)])
        try Conversion.write("in/rows.geojson", as: format.file, ["-f", format.driver], in: job.project.url)
        #expect(try job.column("id", "{source: \(format.file), fields: {id: code}}") == ["01", "02"])
    }

    @Test("is empty where it has nothing but that row, which names its fields", arguments: formats)
    func headerAlone(_ format: (file: String, driver: String)) throws {
        // GDAL writes no names where fields are called so.
        let job = try LayerJob(["in/rows.csv": "Field1,Field2,Field3,Field4\ncode,beds,x,y\n"])
        try Conversion.write("in/rows.csv", as: format.file, ["-f", format.driver], in: job.project.url)
        let item = "source: \(format.file), fields: {id: code, x: x, y: y}, allow_empty: true"
        #expect(try job.column("name", "{\(item)}, \(LayerJob.corners)") == ["Stop 1", "Stop 2"])
        #expect(try job.column("name", "{\(item), where: beds > 9}, \(LayerJob.corners)") == ["Stop 1", "Stop 2"])
        let told = try job.mistake(stops: "{source: \(format.file), fields: {id: number}}")
        #expect(told.contains("has no field 'number'") && told.contains("code, beds, x, y"), "\(told)")
    }

    @Test(
        "is not asked for the numbers of its rows, which GDAL takes for others there",
        arguments: ["fid = 2", "FID = 2", #"'"fid" = 2'"#])
    func rowNumbers(_ condition: String) throws {
        let job = try LayerJob(["in/rows.csv": "code,x,y\nA,9,50\nB,9.002,50.001\n"])
        try Conversion.write("in/rows.csv", as: "a.xlsx", ["-f", "XLSX"], in: job.project.url)
        let told = try job.mistake(stops: "{source: a.xlsx, where: \(condition)}")
        #expect(told.contains("fid means nothing there"), "\(told)")
    }

    @Test("holds barriers as positions with a buffer, or as well-known text", arguments: formats, items)
    func barriers(_ format: (file: String, driver: String), _ barrier: (item: String, written: String)) throws {
        let job = try LayerJob([
            "in/rows.geojson": LayerText.collection(
                LayerText.feature(
                    "null", #""code": "01", "name": "Flood", "x": 9.002, "y": 50.001, "area": "\#(Self.area)""#))
        ])
        try Conversion.write("in/rows.geojson", as: format.file, ["-f", format.driver], in: job.project.url)
        func outputs(_ item: String) throws -> [String: Data] {
            try job.outputs(stops: LayerJob.corners, "barriers: {polygons: [\(item)]}\n").bytes()
                .filter { $0.key != "a/job.json" }
        }
        let found = try outputs("{source: \(format.file), \(barrier.item)}")
        #expect(found.keys.contains("a/barriers.geojson"))
        #expect(try differences(found, outputs("{id: '01', name: Flood, \(barrier.written)}")) == [])
    }

    @Test("has a layer for each of its sheets", arguments: formats)
    func sheets(_ file: String, _ driver: String) throws {
        let job = try LayerJob([
            "in/day.geojson": LayerText.collection(
                LayerText.point(0, 0, #""name": "A", "x": 9, "y": 50"#),
                LayerText.point(2, 1, #""name": "B", "x": 9.002, "y": 50.001"#)),
            "in/night.geojson": LayerText.collection(
                LayerText.point(4, 4, #""name": "C", "x": 9.004, "y": 50.004"#),
                LayerText.point(2, 1, #""name": "D", "x": 9.002, "y": 50.001"#)),
        ])
        try Conversion.write("in/day.geojson", as: file, ["-f", driver, "-nln", "day"], in: job.project.url)
        try Conversion.write("in/night.geojson", as: file, ["-update", "-nln", "night"], in: job.project.url)
        #expect(try job.column("name", "{source: \(file), layer: day}") == ["A", "B"])
        #expect(try job.column("name", "{source: \(file), layer: night}") == ["C", "D"])
        #expect(try job.mistake(stops: "{source: \(file)}").contains("help: name one of them: day, night\n"))
    }
}

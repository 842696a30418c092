import Foundation
import Testing

@Suite(
    "A layer gives what the same places written in the job give", .enabled(if: Conversion.isThere, Conversion.isMissing)
)
struct LayerFormatTests {
    /// A format: the file, the options that make it, and what the item says of it.
    struct Format: CustomTestStringConvertible, Sendable {
        let file: String
        let options: [String]
        let item: String

        init(_ file: String, _ driver: String, _ options: String..., item: String = "") {
            self.file = file
            self.options = ["-f", driver] + options
            self.item = item
        }

        var testDescription: String { ([file] + options.dropFirst(2) + [item]).joined(separator: " ") }
    }

    static let feet = "+proj=tmerc +lat_0=50 +lon_0=9 +x_0=500000 +y_0=100000 +ellps=GRS80 +units=us-ft +no_defs"

    static let withGeometry = [
        Format("a.gpkg", "GPKG"), Format("a.shp", "ESRI Shapefile"), Format("a.fgb", "FlatGeobuf"),
        Format("a.sqlite", "SQLite"), Format("a.geojson", "GeoJSON"), Format("a.geojsonl", "GeoJSONSeq"),
        Format("a.gml", "GML"), Format("a.gdb", "OpenFileGDB", "-nln", "a", item: ", layer: a"),
        Format("a.csv", "CSV", "-lco", "GEOMETRY=AS_WKT"), Format("a.sqlite", "SQLite", "-dsco", "SPATIALITE=YES"),
        // MapInfo counts in whole steps, which are fine where the bounds are narrow.
        Format("a.tab", "MapInfo File", "-lco", "BOUNDS=8,49,10,51"),
        Format("a.mif", "MapInfo File", "-dsco", "FORMAT=MIF"), Format("a.kml", "KML"),
        Format("a.gpkg", "GPKG", "-t_srs", "EPSG:25832"), Format("a.gpkg", "GPKG", "-t_srs", "EPSG:3857"),
        Format("a.gpkg", "GPKG", "-t_srs", feet), Format("a.shp", "ESRI Shapefile", "-t_srs", "EPSG:25832"),
        Format("a.shp", "ESRI Shapefile", "-t_srs", feet), Format("a.fgb", "FlatGeobuf", "-t_srs", "EPSG:3857"),
        Format("a.geojson", "GeoJSON", "-t_srs", "EPSG:25832"),
    ]

    static let withColumns = [
        Format("a.csv", "CSV"), Format("a.xlsx", "XLSX"), Format("a.ods", "ODS"),
        Format("a.csv", "CSV", "-lco", "SEPARATOR=SEMICOLON"), Format("a.csv", "CSV", "-lco", "SEPARATOR=TAB"),
    ]

    private let points = LayerText.collection(
        LayerText.point(1, 4, #""code": "00456", "name": "Mill, old", "n": 2, "x": 9.001, "y": 50.004"#),
        LayerText.point(0, 0, #""code": "00123", "name": "Ätna", "n": 1, "x": 9, "y": 50"#),
        LayerText.point(4.5, 3, #""code": "0789", "name": "C", "n": 3, "x": 9.0045, "y": 50.003"#))

    private let inline =
        "{id: '00123', name: Ätna, at: \(GridTown.place(0, 0))}, {id: '00456', name: 'Mill, old', at: "
        + "\(GridTown.place(1, 4))}, {id: '0789', name: C, at: \(GridTown.place(4.5, 3))}"

    /// The bytes of all files but the job's record, which names its inputs.
    private func bytes(_ outputs: Outputs) throws -> [String: Data] {
        try outputs.bytes().filter { $0.key != "a/job.json" }
    }

    @Test("as stops", arguments: withGeometry + withColumns)
    func stops(_ format: Format) throws {
        let job = try LayerJob(["in/points.geojson": points])
        try Conversion.write("in/points.geojson", as: format.file, format.options, in: job.project.url)
        let expected = try bytes(job.outputs(stops: inline))
        let item = "{source: \(format.file)\(format.item), order_by: n, fields: {id: code, name: name}}"
        #expect(try differences(bytes(job.outputs(stops: item)), expected) == [])
    }

    @Test("as stops, where a condition finds a code with leading zeros", arguments: withGeometry + withColumns)
    func codes(_ format: Format) throws {
        let job = try LayerJob(["in/points.geojson": points])
        try Conversion.write("in/points.geojson", as: format.file, format.options, in: job.project.url)
        let found = "{source: \(format.file)\(format.item), where: \"code = '00123'\", fields: {id: code}}"
        #expect(try job.column("id", "\(found), {at: \(GridTown.place(3, 3))}") == ["00123", ""])
    }

    @Test("as barriers", arguments: withGeometry)
    func barriers(_ format: Format) throws {
        let job = try LayerJob([
            "in/areas.geojson": LayerText.collection(
                LayerText.rectangle(0.5, 0.5, 2.5, 2.25, #""code": "01", "name": "Flood""#))
        ])
        try Conversion.write("in/areas.geojson", as: format.file, format.options, in: job.project.url)
        let area = "POLYGON ((9.0005 50.0005, 9.0025 50.0005, 9.0025 50.00225, 9.0005 50.00225, 9.0005 50.0005))"
        func outputs(_ item: String) throws -> [String: Data] {
            try bytes(job.outputs(stops: LayerJob.corners, "barriers: {polygons: [\(item)]}\n"))
        }
        let expected = try outputs("{id: '01', name: Flood, wkt: '\(area)'}")
        let found = try outputs("{source: \(format.file)\(format.item), fields: {id: code, name: name}}")
        #expect(differences(found, expected) == [])
    }

    @Test("of a file geodatabase, whose own tables are no layers")
    func geodatabase() throws {
        let job = try LayerJob(["in/points.geojson": points])
        try Conversion.write("in/points.geojson", as: "a.gdb", ["-f", "OpenFileGDB"], in: job.project.url)
        #expect(try job.column("name", "{source: a.gdb, order_by: n}") == ["Ätna", "Mill, old", "C"])
        let text = try job.mistake(stops: "{source: a.gdb, layer: pints}")
        #expect(text.contains("help: did you mean 'points'?"))
    }

    @Test("and leaves its folder as it was", arguments: withGeometry + withColumns)
    func untouched(_ format: Format) throws {
        let job = try LayerJob(["in/points.geojson": points])
        try Conversion.write("in/points.geojson", as: "in/\(format.file)", format.options, in: job.project.url)
        let folder = job.project.url.appending(path: "in")
        try? FileManager.default.removeItem(at: folder.appending(path: "a.xsd"))
        func files() throws -> [String: Data] {
            var files: [String: Data] = [:]
            for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
                files[name] = (try? Data(contentsOf: folder.appending(path: name))) ?? Data()
            }
            return files
        }
        let before = try files()
        _ = try job.ended(stops: "{source: in/\(format.file)\(format.item)}")
        #expect(try differences(files(), before) == [])
    }
}

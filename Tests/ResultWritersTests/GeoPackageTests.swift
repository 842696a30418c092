import Foundation
import Geometry
import Results
import TestSupport
import Testing

@testable import FeatureSources
@testable import ResultWriters

private let isInstalled = (try? GDALLibrary.shared()) != nil

@Suite("Results as one GeoPackage", .enabled(if: isInstalled, "GDAL is not installed"))
struct GeoPackageTests {
    private let stops = Table(
        "stops", "Every stop", geometry: .point, formats: [.geojson, .csv],
        columns: [
            Column("name", "What it's called"), Column("sequence", .integer, "Its place"),
            Column("time", unit: "minutes", "How long"), Column("open", .boolean, "Whether it is"),
            Column("NAME", "The field NAME of t"), Column("geom", "The field geom of t"),
        ])
    private let notes = Table("notes", "", geometry: .none, formats: [.csv], columns: [Column("text", "")])
    private let hidden = Table("hidden", "", geometry: .none, formats: [], columns: [Column("text", "")])

    private func row(_ name: Value, _ sequence: Value, _ time: Value, _ open: Value) -> ResultRow {
        ResultRow([name, sequence, time, open, .text("N"), .null], geometry: .point(at(9.1234567, 50)))
    }

    private func write(
        _ rows: [(ResultRow, Table)], to outputs: TemporaryFolder, in system: String? = nil
    ) throws -> [UInt8] {
        let writer = try JobFolderWriter(
            outputFolder: outputs.path, jobName: "job", tables: [stops, notes, hidden], formats: [.gpkg],
            options: JobFolderWriter.Options(system: system.map { SystemDefinition($0) }, durable: true))
        for (row, table) in rows { try writer.append(row, to: table) }
        try writer.commit()
        return Array(try Data(contentsOf: URL(filePath: outputs.path + "/job/results.gpkg")))
    }

    private func dataset(_ outputs: TemporaryFolder) throws -> Dataset {
        try Dataset(SourceAddress(target: outputs.path + "/job/results.gpkg", name: "results.gpkg"))
    }

    /// The rows that a query of SQL has.
    private func rows(_ query: String, _ outputs: TemporaryFolder) throws -> [[FieldValue]] {
        let (rows, problem) = try dataset(outputs).rows(of: query)
        return try #require(rows, "\(problem)")
    }

    @Test("have a layer for each table that has a file, whatever is in it") func layers() throws {
        let outputs = try TemporaryFolder()
        _ = try write([], to: outputs)
        #expect(try dataset(outputs).layerNames.sorted() == ["layer_styles", "notes", "stops"])
        #expect(try outputs.names(in: "job") == ["results.gpkg"])
        #expect(try rows("SELECT count(*) FROM stops", outputs) == [[.integer(0)]])
    }

    @Test("have values of the kinds of their columns, and null where there is none") func values() throws {
        let outputs = try TemporaryFolder()
        let large = Int64.max
        _ = try write(
            [
                (row(.text("a"), .integer(large), .duration(milliseconds: 61_001), .boolean(true)), stops),
                (row(.null, .null, .null, .null), stops), (ResultRow([.integer(7)]), notes),
            ], to: outputs)
        #expect(
            try rows("SELECT name, sequence, time, open, NAME_2, geom_2 FROM stops ORDER BY fid", outputs) == [
                [.text("a"), .integer(large), .real(1.016683), .boolean(true), .text("N"), .null],
                [.null, .null, .null, .null, .text("N"), .null],
            ])
        #expect(try rows("SELECT text FROM notes", outputs) == [[.text("7")]])
    }

    @Test("drop nothing in silence: what should be a number and is none is told") func noNumber() throws {
        let outputs = try TemporaryFolder()
        let fault = #expect(throws: WriteError.self) {
            try write([(row(.text("a"), .null, .text("soon"), .null), stops)], to: outputs)
        }
        #expect(fault?.reason.contains("time of stops is no number") == true)
        _ = try write([(row(.null, .null, .decimal(.nan, decimals: 2), .null), stops)], to: outputs)
        #expect(try rows("SELECT time FROM stops", outputs) == [[.null]])
    }

    @Test("keep texts as they are, but for what no text of C can hold") func texts() throws {
        let outputs = try TemporaryFolder()
        let texts = hostileTexts + ["it's", "'; DROP TABLE stops; --", "%s%n", "\"quoted\""]
        _ = try write(texts.map { (row(.text($0), .null, .null, .null), stops) }, to: outputs)
        let found = try rows("SELECT name FROM stops ORDER BY fid", outputs).map { $0[0] }
        #expect(found == texts.map { .text($0.replacing("\u{0}", with: "\u{FFFD}")) })
    }

    @Test("have geometries in the coordinate system that is named, rounded") func systems() throws {
        let outputs = try TemporaryFolder()
        let place = "SELECT ST_MinX(geom), ST_MinY(geom) FROM stops"
        _ = try write([(row(.null, .null, .null, .null), stops)], to: outputs)
        #expect(try rows(place, outputs) == [[.real(9.1234567), .real(50)]])
        #expect(try rows("SELECT srs_id FROM gpkg_geometry_columns", outputs) == [[.integer(4326)]])
        _ = try write([(row(.null, .null, .null, .null), stops)], to: outputs, in: "EPSG:25832")
        #expect(try rows("SELECT srs_id FROM gpkg_geometry_columns", outputs) == [[.integer(25832)]])
        let position = try #require(try rows(place, outputs).first)
        #expect(position[0].number.map { abs($0 - 508_848) < 1 && ($0 * 1000).rounded() / 1000 == $0 } == true)
    }

    @Test("have a title with the unit, and a sentence, for each column") func titles() throws {
        let outputs = try TemporaryFolder()
        _ = try write([], to: outputs)
        let found = try rows(
            "SELECT column_name, title, description FROM gpkg_data_columns WHERE table_name = 'stops' ORDER BY rowid",
            outputs)
        #expect(
            found.prefix(3).map { $0.compactMap(\.text) } == [
                ["name", "Name", "What it's called"], ["sequence", "Sequence", "Its place"],
                ["time", "Time (minutes)", "How long; in minutes"],
            ])
        #expect(
            try rows("SELECT extension_name FROM gpkg_extensions WHERE table_name = 'gpkg_data_columns'", outputs)
                == [[.text("gpkg_schema")]])
    }

    @Test("have a style for each layer with geometry") func styles() throws {
        let outputs = try TemporaryFolder()
        _ = try write([(row(.text("a"), .integer(1), .null, .null), stops)], to: outputs)
        let found = try rows("SELECT f_table_name, useAsDefault, styleQML FROM layer_styles", outputs)
        #expect(found.map { $0[0] } == [.text("stops")])
        let text = try #require(found.first?[2].text)
        #expect(text.contains("fieldName=\"sequence\"") && text.contains("name=\"Time (minutes)\""))
        #expect(text.contains("field=\"NAME_2\""))
    }

    @Test("are the same bytes each time") func sameBytes() throws {
        let rows = (0..<300).map { (row(.text("a\($0)"), .integer($0), .null, .null), stops) }
        let one = try write(rows, to: TemporaryFolder())
        usleep(1_100_000)
        #expect(try write(rows, to: TemporaryFolder()) == one)
    }

    @Test("take large tables beside each other") func large() throws {
        let outputs = try TemporaryFolder()
        let other = Table(
            "others", "", geometry: .point, formats: [.geojson], columns: [Column("number", .integer, "")])
        let writer = try JobFolderWriter(
            outputFolder: outputs.path, jobName: "job", tables: [stops, other], formats: [.gpkg])
        // From a hundred thousand rows on GDAL has another way of making their index.
        for number in 0..<Int64(101_000) {
            try writer.append(row(.null, .integer(number), .null, .null), to: stops)
            try writer.append(ResultRow([.integer(number)], geometry: .point(at(9, 50))), to: other)
        }
        try writer.commit()
        #expect(try rows("SELECT count(*) FROM stops", outputs) == [[.integer(101_000)]])
        #expect(try rows("SELECT count(*) FROM rtree_others_geom", outputs) == [[.integer(101_000)]])
    }

    @Test("have areas by break in a rule each, and elements by what they are to the trace") func rules() throws {
        let areas = Table(
            "polygons", "", geometry: .polygon, formats: [.geojson], columns: [Column("to_break", unit: "minutes", "")])
        var styling = LayerStyling(of: areas)
        for cost in [10.0, 5, 10] { styling.note([.real(cost)], .polygons([])) }
        let style = try #require(styling.style)
        #expect(style.rules.map(\.label) == ["up to 5 minutes", "up to 10 minutes"])
        #expect(style.rules.map(\.condition) == ["\"to_break\" = 5", "\"to_break\" = 10"])
        for cost in 1...100 { styling.note([.real(Double(cost))], .polygons([])) }
        #expect(styling.style?.rules.count == 61)
        #expect(styling.style?.text.contains("label=\"others\" filter=\"ELSE\"") == true)
        let elements = Table("elements", "", geometry: .any, formats: [.geojson], columns: [Column("role", "")])
        styling = LayerStyling(of: elements)
        styling.note([.text("zone")], .lines([]))
        styling.note([.text("isolating")], .point(at(0, 0)))
        styling.note([.text("isolating")], nil)
        #expect(styling.style?.rules.map(\.label) == ["isolating", "zone"])
    }
}

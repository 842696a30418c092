import Foundation
import Geometry
import Results
import TestSupport
import Testing

@testable import FeatureSources
@testable import ResultWriters

private let isInstalled = (try? GDALLibrary.shared()) != nil

@Suite("Results as FlatGeobuf", .enabled(if: isInstalled, "GDAL is not installed"))
struct FlatGeobufTests {
    private let stops = Table(
        "stops", "Every stop", geometry: .point, formats: [.geojson, .csv],
        columns: [
            Column("name", "What it's called"), Column("sequence", .integer, "Its place"),
            Column("time", unit: "minutes", "How long"), Column("open", .boolean, "Whether it is"),
            Column("NAME", "The field NAME of t"),
        ])
    private let notes = Table("notes", "", geometry: .none, formats: [.csv], columns: [Column("text", "")])
    private let hidden = Table("hidden", "", geometry: .none, formats: [], columns: [Column("text", "")])

    private func table(_ geometry: Table.Geometry) -> Table {
        Table("places", "", geometry: geometry, formats: [.geojson], columns: [Column("name", "")])
    }

    private func row(_ name: Value, _ sequence: Value, _ time: Value, _ open: Value) -> ResultRow {
        ResultRow([name, sequence, time, open, .text("N")], geometry: .point(at(9.1234567, 50)))
    }

    private func write(
        _ rows: [(ResultRow, Table)], _ tables: [Table], to outputs: TemporaryFolder, in system: String? = nil
    ) throws {
        let writer = try JobFolderWriter(
            outputFolder: outputs.path, jobName: "job", tables: tables, formats: [.fgb],
            options: JobFolderWriter.Options(system: system.map { SystemDefinition($0) }))
        for (row, table) in rows { try writer.append(row, to: table) }
        try writer.commit()
    }

    private func write(_ rows: [ResultRow], to outputs: TemporaryFolder, in system: String? = nil) throws {
        try write(rows.map { ($0, stops) }, [stops], to: outputs, in: system)
    }

    /// The rows that a query of SQL has.
    private func rows(_ query: String, of name: String = "stops", _ outputs: TemporaryFolder) throws -> [[FieldValue]] {
        let file = outputs.path + "/job/\(name).fgb"
        let dataset = try Dataset(SourceAddress(target: file, name: name))
        let (rows, problem) = dataset.rows(of: query)
        return try #require(rows, "\(problem)")
    }

    @Test("have a file for each table that has one, whatever is in it") func files() throws {
        let outputs = try TemporaryFolder()
        try write([], [stops, notes, hidden], to: outputs)
        #expect(try outputs.names(in: "job") == ["notes.fgb", "stops.fgb"])
        #expect(try rows("SELECT count(*) FROM stops", outputs) == [[.integer(0)]])
        #expect(try rows("SELECT count(*) FROM notes", of: "notes", outputs) == [[.integer(0)]])
    }

    @Test("have values of the kinds of their columns, and null where there is none; no row is lost") func values()
        throws
    {
        let outputs = try TemporaryFolder()
        let (large, least) = (Int64.max, Int64.min)
        try write(
            [
                (row(.text("a"), .integer(large), .duration(milliseconds: 61_001), .boolean(true)), stops),
                (row(.null, .null, .null, .null), stops),
                (ResultRow([.text(""), .integer(least), .length(millimetres: -1), .boolean(false), .null]), stops),
                (ResultRow([.null, .null, .null, .null, .null]), stops),
                (ResultRow([.integer(7)]), notes), (ResultRow([.null]), notes),
            ], [stops, notes], to: outputs)
        #expect(
            try rows("SELECT name, sequence, time, open, NAME_2 FROM stops", outputs) == [
                [.text("a"), .integer(large), .real(1.016683), .boolean(true), .text("N")],
                [.null, .null, .null, .null, .text("N")],
                [.text(""), .integer(least), .real(-0.001), .boolean(false), .null],
                [.null, .null, .null, .null, .null],
            ])
        #expect(try rows("SELECT text FROM notes", of: "notes", outputs) == [[.text("7")], [.null]])
    }

    @Test("drop nothing in silence: what should be a number and is none is told") func noNumber() throws {
        let outputs = try TemporaryFolder()
        for wrong in [row(.null, .null, .text("soon"), .null), row(.null, .real(0.5), .null, .null)] {
            let fault = #expect(throws: WriteError.self) { try write([wrong], to: outputs) }
            #expect(fault?.reason.contains("of stops is not of its kind") == true)
        }
    }

    @Test("keep texts as they are, but for what no text of C can hold") func texts() throws {
        let outputs = try TemporaryFolder()
        let texts = hostileTexts + ["it's", "'; DROP TABLE stops; --", "%s%n", "\"quoted\""]
        try write(texts.map { row(.text($0), .null, .null, .null) }, to: outputs)
        let found = try rows("SELECT name FROM stops", outputs).map { $0[0] }
        #expect(found == texts.map { .text($0.replacing("\u{0}", with: "\u{FFFD}")) })
    }

    @Test("have geometries in the coordinate system that is named, rounded") func systems() throws {
        let outputs = try TemporaryFolder()
        let place = "SELECT OGR_GEOM_WKT FROM stops"
        try write([row(.null, .null, .null, .null)], to: outputs)
        let degrees = try rows(place, outputs).first?.first?.text ?? ""
        #expect(degrees == "POINT (9.1234567 50.0)", "\(degrees)")
        try write([row(.null, .null, .null, .null)], to: outputs, in: "EPSG:25832")
        let text = try #require(try rows(place, outputs).first?.first?.text)
        #expect(text.hasPrefix("POINT (508847.779 5538638.005"), "\(text)")
    }

    @Test("have every part of a geometry: lines, holes, islands in them, points", arguments: [true, false])
    func geometries(isAny: Bool) throws {
        func square(_ x: Double, _ size: Double) -> [Coordinate] {
            [at(x, 0), at(x + size, 0), at(x + size, size), at(x, size), at(x, 0)]
        }
        let hole: [Coordinate] = square(1, 1).reversed()
        let shapes: [(Table.Geometry, FeatureGeometry, String)] = [
            (.line, .lines([[at(0, 0), at(1, 1)]]), "MULTILINESTRING ((0 0,1 1))"),
            (
                .line, .lines([[at(0, 0), at(1, 1)], [at(2, 2), at(3, 3), at(4, 2)]]),
                "MULTILINESTRING ((0 0,1 1),(2 2,3 3,4 2))"
            ),
            (
                .polygon, .polygons([[square(0, 4), hole], [square(6, 1)]]),
                "MULTIPOLYGON (((0 0,4 0,4 4,0 4,0 0),(1 0,1 1,2 1,2 0,1 0)),((6 0,7 0,7 1,6 1,6 0)))"
            ),
            // Cut where longitudes begin anew.
            (
                .line, .lines([[at(179, 0), at(-179, 0)]]), "MULTILINESTRING ((179 0,180 0),(-180 0,-179 0))"
            ),
        ]
        let outputs = try TemporaryFolder()
        for (kind, geometry, text) in shapes {
            let table = table(isAny ? .any : kind)
            try write([(ResultRow([.null], geometry: geometry), table)], [table], to: outputs)
            let found = try rows("SELECT OGR_GEOM_WKT FROM places", of: "places", outputs)
            #expect(found == [[.text(text)]])
        }
        let mixed = table(.any)
        try write(
            [
                (ResultRow([.null], geometry: .points([at(0, 0), at(1, 1)])), mixed), (ResultRow([.text("b")]), mixed),
                (ResultRow([.null], geometry: .lines([])), mixed),
                (ResultRow([.null], geometry: .point(at(5, 6))), mixed),
            ], [mixed], to: outputs)
        let found = try rows("SELECT name, OGR_GEOM_WKT FROM places", of: "places", outputs)
        #expect(found.map { $0[0] } == [.null, .text("b"), .null, .null])
        #expect(found[0][1] == .text("MULTIPOINT (0 0,1 1)") && found[3][1] == .text("POINT (5 6)"))
    }

    @Test("tell how many rows there are and where they lie before the first of them") func head() throws {
        let outputs = try TemporaryFolder()
        try write((0..<70_000).map { row(.text("a\($0)"), .integer($0), .null, .null) }, to: outputs)
        #expect(
            try rows("SELECT count(*), min(sequence), max(sequence) FROM stops", outputs).first?.first
                == .integer(70_000))
        #expect(try rows("SELECT sequence FROM stops WHERE name = 'a69999'", outputs) == [[.integer(69_999)]])
        let bytes = try Data(contentsOf: URL(filePath: outputs.path + "/job/stops.fgb"))
        #expect(Array(bytes.prefix(4)) == [0x66, 0x67, 0x62, 3])
    }
}

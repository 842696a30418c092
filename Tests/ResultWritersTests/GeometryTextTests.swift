import FeatureSources
import Geometry
import Results
import TestSupport
import Testing

@testable import ResultWriters

@Suite("The geometries of a table of CSV")
struct GeometryTextTests {
    private func text(
        _ geometries: [FeatureGeometry?], in system: String?, _ kind: Table.Geometry = .point
    ) throws -> String {
        let table = Table.sample("t", geometry: kind, "name")
        return try written(geometries.map { ResultRow([.text("a")], geometry: $0) }) {
            try CSVWriter(file: $0, table: table, system: system.map { SystemDefinition($0) })
        }
    }

    @Test("are written in a coordinate system that is named, and not without one")
    func system() throws {
        #expect(try text([.point(at(9, 50)), nil], in: nil) == "name\na\na\n")
        #expect(
            try text([.point(at(9, 50)), nil], in: "EPSG:25832")
                == "name,geometry\na,POINT (500000.000 5538630.703)\na,\n")
        #expect(
            try text([.point(at(9.5, -50))], in: "EPSG:4326") == "name,geometry\na,POINT (9.5000000 -50.0000000)\n")
    }

    @Test("do not stand in a table without any")
    func none() throws {
        #expect(try text([nil], in: "EPSG:25832", .none) == "name\na\n")
    }

    @Test("are lines and polygons, simple and in several parts")
    func kinds() throws {
        let ring = [at(0, 0), at(1, 0), at(1, 1), at(0, 0)]
        let cells = try text(
            [.lines([[at(0, 0), at(1, 2)]]), .lines([[at(0, 0), at(1, 0)], [at(2, 0), at(3, 0)]])], in: "OGC:CRS84",
            .line
        ).split(separator: "\n").dropFirst()
        #expect(
            cells == [
                #"a,"LINESTRING (0.0000000 0.0000000, 1.0000000 2.0000000)""#,
                #"a,"MULTILINESTRING ((0.0000000 0.0000000, 1.0000000 0.0000000), "#
                    + #"(2.0000000 0.0000000, 3.0000000 0.0000000))""#,
            ])
        let one = try GeometryTextWriter(.degrees).text(.polygons([[ring]]))
        #expect(
            one == "POLYGON ((0.0000000 0.0000000, 1.0000000 0.0000000, 1.0000000 1.0000000, 0.0000000 0.0000000))")
        let two = try GeometryTextWriter(.degrees).text(.polygons([[ring], [ring]]))
        #expect(two.hasPrefix("MULTIPOLYGON (((0.0000000 0.0000000, ") && two.hasSuffix("0.0000000 0.0000000)))"))
        #expect(try GeometryTextWriter(.degrees).text(.polygons([[ring.reversed()]])) == one)
    }

    @Test("that a system cannot hold are an error that names it")
    func outside() throws {
        let error = try #require(throws: CoordinateSystemError.self) {
            try GeometryTextWriter(SystemDefinition("EPSG:2154")).text(.point(at(3, -90)))
        }
        #expect("\(error)".contains("lies outside the domain of `EPSG:2154`"))
    }

    @Test("that a system cannot hold name the row that has them")
    func outsideOfAFolder() throws {
        let table = Table.sample("stops", geometry: .point, "stop", "rank")
        let outputs = try TemporaryFolder()
        let writer = try JobFolderWriter(
            outputFolder: outputs.path, jobName: "polar", tables: [table], formats: [.csv],
            options: .init(system: SystemDefinition("EPSG:2154")))
        defer { writer.abandon() }
        let error = try #require(throws: UnplacedRow.self) {
            try writer.append(ResultRow([.text("Pole"), .integer(2)], geometry: .point(at(3, -90))), to: table)
        }
        #expect("\(error)".hasPrefix("a row of stops (stop: Pole, rank: 2) cannot be written in 'outputs.crs': "))
    }
}

import Geometry
import Testing

@testable import NetworkImport

@Suite("Rows that are not clean")
struct LayerDirtTests {
    static let cases: [(geometry: String, id: String, faults: [StreetRowFault])] = [
        ("", "1", [.noGeometry]), ("LINESTRING EMPTY", "1", [.noGeometry]), ("POINT (0 0)", "1", [.notALine]),
        ("POLYGON ((0 0, 1 0, 1 1, 0 0))", "1", [.notALine]), ("0 0, 0 0, 0 0", "1", [.noLength]),
        ("LINESTRING (0 0, 0.00000001 0)", "1", [.noLength]), ("LINESTRING (0 0, 0 95)", "1", [.unusableGeometry]),
        ("LINESTRING (500000 5000000, 500010 5000000)", "1", [.unusableGeometry]),
        ("LINESTRING (0 0, nan 0)", "1", [.unusableGeometry]), ("LINESTRING (0 0, inf 0)", "1", [.unusableGeometry]),
        ("LINESTRING (0 0)", "1", [.unusableGeometry]), ("LINESTRING", "1", [.unusableGeometry]),
        ("nowhere", "1", [.unusableGeometry]), ("0 0, 1 0", "", [.missingID]), ("0 0, 1 0", "1.5", [.missingID]),
        ("0 0, 1 0", "one", [.missingID]), ("0 0, 1 0", "2.0", []), ("0 0, 0 0, 1 0", "1", [.repeatedVertices]),
        ("LINESTRING Z (0 0 5, 1 0 6)", "1", []), ("LINESTRING ZM (0 0 5 1, 1 0 6 2)", "1", []),
        ("MULTILINESTRING ((0 0, 1 0))", "1", []),
        ("MULTILINESTRING ((0 0, 1 0), (2 0, 3 0))", "1", [.severalParts]),
        ("MULTILINESTRING ((0 0, 1 0), (2 0, 2 0), (2 2, 2 2))", "1", [.severalParts, .partWithoutLength]),
        ("MULTILINESTRING ((0 0, 0 0), (2 0, 2 0))", "1", [.noLength]),
        ("LINESTRING (0 0, 38 0)", "1", []), ("LINESTRING (0 0, 39 0)", "1", [.tooLong]),
        ("MULTILINESTRING ((0 0, 1 0), (2 0, 60 0))", "1", [.severalParts, .tooLong]),
    ]

    @Test("are kept or dropped for one reason, and counted", arguments: cases)
    func fault(_ geometry: String, _ id: String, _ faults: [StreetRowFault]) throws {
        let table = LinesTable(["id"], [["10 10, 11 10", "70"], [geometry, id], ["10 20, 11 20", "80"]])
        let (parts, report) = try table.read { $0.id = "id" }
        #expect(report.faults.keys.sorted { $0.rawValue < $1.rawValue } == faults.sorted { $0.rawValue < $1.rawValue })
        // Without an id it is the second row.
        #expect(report.faults.values.allSatisfy { $0.count == 1 && $0.ids == [Int64(id) ?? 2] }, "\(report.faults)")
        #expect(report.rowsRead == 3)
        #expect(report.rowsKept + report.rowsDropped == 3)
        #expect(report.rowsKept == (faults.contains(where: \.dropsRow) ? 2 : 3))
        #expect(Set(parts.streetID).count == report.rowsKept)
        #expect(report.streets == parts.streetID.count)
    }

    @Test("of several parts make a street of each, which share times and costs by length")
    func severalParts() throws {
        let table = LinesTable(
            ["id", "t", "c"], [["MULTILINESTRING ((0 0, 0.001 0), (0.002 0, 0.005 0))", "4", "101", "1"]])
        let (parts, report) = try table.read {
            $0.id = "id"
            $0.timeForward = MeasureField("t")
            $0.costs = [CostField("toll", field: "c")]
        }
        #expect(parts.streetID == [4, 4])
        #expect(parts.edges == ["4: 0-1", "4: 2-3"])
        #expect(parts.streetTime[0] + parts.streetTime[2] == 101 && parts.streetTime[0] == 25)
        #expect(parts.streetCost[0][0] + parts.streetCost[0][2] == 1_000_000)
        #expect(abs(parts.streetCost[0][0] - 250_000) < 10)
        #expect(report.rowsKept == 1 && report.streets == 2)
    }

    @Test("with an id that another row has come by their coordinates")
    func doubledIDs() throws {
        let rows = [["5 0, 6 0", "3"], ["0 0, 1 0", "3"], ["0 0, 0 1", "3"], ["7 0, 8 0", "1"]]
        let expected = try LinesTable(["id"], rows).read { $0.id = "id" }
        #expect(expected.parts.streetID == [1, 3, 3, 3])
        #expect(expected.parts.edges == ["1: 0-1", "3: 2-3", "3: 2-4", "3: 5-6"])
        #expect(expected.report.faults[.doubledID]?.count == 2)
        #expect(expected.report.faults[.doubledID]?.ids == [3])
        let turned = try LinesTable(["id"], rows.reversed()).read { $0.id = "id" }
        #expect(turned.parts.summary == expected.parts.summary)
    }

    @Test("are told of in sentences, with the first of their ids")
    func messages() throws {
        let rows =
            (0..<12).map { ["", "\($0)"] } + [["0 0, 1 0", "40"], ["POINT (0 0)", "41"], ["1 0, 500 95000", "42"]]
        let (_, report) = try LinesTable(["id"], rows).read { $0.id = "id" }
        #expect(
            report.messages.map { "\($0.severity) \($0.code): \($0.text)" } == [
                "information assumed_crs: coordinates of links are taken for longitude and latitude",
                "warning street_without_geometry: 12 rows of links have no geometry and are left out: "
                    + "0, 1, 2, 3, 4, 5, 6, 7, 8, 9, ...",
                "warning street_not_a_line: 1 row of links is no line and is left out: 41",
                "warning street_geometry_unusable: 1 row of links has a geometry that cannot be used and is left out: "
                    + "42 ((0.5, 95.0) is no longitude and latitude; longitude comes first: are x and y swapped?)",
            ])
    }

    @Test("say that a layer is empty")
    func empty() throws {
        let json = "{\"type\": \"FeatureCollection\", \"features\": []}"
        let (parts, report) = try LinesTable.read(json, "links.geojson")
        #expect(parts.edgeTail.isEmpty && parts.junctionCoordinate.isEmpty)
        #expect(report.rowsRead == 0)
        #expect(
            report.messages.map { "\($0.severity) \($0.code): \($0.text)" } == ["warning no_rows: links has no rows"])
    }
}

import FeatureSources
import Geometry
import Testing

@testable import NetworkImport

@Suite("Lines of a layer connect")
struct LayerConnectivityTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let lines: [String]
        /// From and to, a row each; none where there are no levels.
        var levels: [[String]] = []
        var policy = StreetConnectivity.Policy.endPoints
        var tolerance: Int64 = 0
        let edges: [String]
        var nearlyTouching = 0
    }

    static let cases = [
        Case(testDescription: "at ends", lines: ["0 0, 1 0", "1 0, 2 0"], edges: ["1: 0-1", "2: 1-2"]),
        Case(
            testDescription: "not where an end meets an inner vertex, which is noticed",
            lines: ["0 0, 1 0, 2 0", "1 0, 1 1"], edges: ["1: 0-1", "2: 2-3"], nearlyTouching: 1),
        Case(
            testDescription: "at any vertex, where they shall", lines: ["0 0, 1 0, 2 0", "1 0, 1 1"],
            policy: .anyVertex, edges: ["1: 0-1", "1: 1-2", "2: 1-3"]),
        Case(
            testDescription: "at a vertex inside of both", lines: ["0 0, 1 0, 2 0", "1 -1, 1 0, 1 1"],
            policy: .anyVertex, edges: ["1: 0-1", "1: 1-2", "2: 3-1", "2: 1-4"]),
        Case(
            testDescription: "not where they cross without a vertex", lines: ["0 0, 2 0", "1 -1, 1 1"],
            policy: .anyVertex, edges: ["1: 0-1", "2: 2-3"]),
        Case(
            testDescription: "on the antimeridian, whichever sign its longitude has",
            lines: ["179999 0, 180000 0", "-180000 0, -179999 0", "-179999 1, -180000 0"],
            edges: ["1: 0-1", "2: 1-2", "3: 3-1"]),
        Case(testDescription: "as loops", lines: ["0 0, 1 0, 1 1, 0 0"], edges: ["1: 0-0"]),
        Case(
            testDescription: "as loops with a stem", lines: ["0 0, 1 0, 1 1, 0 0", "0 0, -1 0"],
            edges: ["1: 0-0", "2: 0-1"]),
        Case(
            testDescription: "with themselves at a vertex that they pass twice",
            lines: ["0 0, 1 0, 2 0, 2 1, 1 0, 1 -1"], policy: .anyVertex, edges: ["1: 0-1", "1: 1-1", "1: 1-2"]),
        Case(
            testDescription: "not where levels differ", lines: ["0 0, 1 0", "1 0, 2 0"],
            levels: [["0", "1"], ["0", "0"]],
            edges: ["1: 0-1", "2: 2-3"]),
        Case(
            testDescription: "where numbers of levels are equal, and an empty one is 0",
            lines: ["0 0, 1 0", "1 0, 2 0"], levels: [["", ""], ["0.0", "1"]], edges: ["1: 0-1", "2: 1-2"]),
        Case(
            testDescription: "on the level of their words", lines: ["0 0, 1 0", "1 0, 2 0", "1 0, 1 1"],
            levels: [["ground", "bridge"], ["bridge", "ground"], ["ground", "ground"]],
            edges: ["1: 0-1", "2: 1-2", "3: 3-4"]),
        Case(
            testDescription: "over a bridge: inner vertices have the level of the nearer end",
            lines: ["0 0, 1 0, 2 0, 3 0", "1 -1, 1 0, 1 1", "2 -1, 2 0, 2 1"],
            levels: [["0", "1"], ["0", "0"], ["0", "0"]], policy: .anyVertex,
            edges: ["1: 0-1", "1: 1-2", "2: 3-1", "2: 1-4", "3: 5-6"]),
        Case(
            testDescription: "within the tolerance", lines: ["0 0, 1 0", "1.001 0, 2 0"], tolerance: 120,
            edges: ["1: 0-1", "2: 1-2"]),
        Case(
            testDescription: "not beyond the tolerance, which is noticed", lines: ["0 0, 1 0", "1.001 0, 2 0"],
            tolerance: 110, edges: ["1: 0-1", "2: 2-3"], nearlyTouching: 2),
        Case(
            testDescription: "within the tolerance on equal levels alone", lines: ["0 0, 1 0", "1.001 0, 2 0"],
            levels: [["0", "0"], ["1", "0"]], tolerance: 120, edges: ["1: 0-1", "2: 2-3"]),
        Case(
            testDescription: "not with the inside of a line that they nearly meet",
            lines: ["0 0, 2 0", "1 0.001, 1 1"],
            tolerance: 120, edges: ["1: 0-1", "2: 2-3"], nearlyTouching: 1),
        Case(
            testDescription: "by chains of near ends", lines: ["0 0, 1 0", "1.001 0, 1.001 1", "1.002 0, 2 0"],
            tolerance: 120, edges: ["1: 0-1", "2: 1-2", "3: 1-3"]),
        Case(
            testDescription: "by near vertices of any kind", lines: ["0 0, 1 0, 2 0", "1.001 0, 1 1"],
            policy: .anyVertex, tolerance: 120, edges: ["1: 0-1", "1: 1-2", "2: 1-3"]),
        Case(
            testDescription: "and part at a junction near the next one, which is no mistake",
            lines: ["0 0, 1 0", "0 0, 0.005 0.001", "0.005 0.001, 1 1"], edges: ["1: 0-1", "2: 0-2", "3: 2-3"]),
        Case(
            testDescription: "not across the antimeridian without a tolerance, which is noticed",
            lines: ["179999 0, 179999.9999 0", "-179999.9999 0, -179999 0"], edges: ["1: 0-1", "2: 2-3"],
            nearlyTouching: 2),
        Case(
            testDescription: "across the antimeridian, within the tolerance",
            lines: ["179999 0, 179999.9999 0", "-179999.9999 0, -179999 0"], tolerance: 120,
            edges: ["1: 0-1", "2: 1-2"]),
    ]

    @Test("as expected", arguments: cases)
    func connects(_ given: Case) throws {
        let rows = given.lines.enumerated().map { place, line in
            [line, "\(place + 1)"] + (given.levels.isEmpty ? ["", ""] : given.levels[place])
        }
        let (parts, report) = try LinesTable(["id", "zf", "zt"], rows).read {
            $0.id = "id"
            if !given.levels.isEmpty { ($0.levelFrom, $0.levelTo) = ("zf", "zt") }
            $0.connectivity = StreetConnectivity(given.policy, tolerance: given.tolerance)
        }
        #expect(parts.edges == given.edges)
        #expect(report.nearlyTouching.count == given.nearlyTouching, "\(report.nearlyTouching)")
        for edge in parts.edgeTail.indices {
            let shape = parts.shape(of: edge)
            #expect(shape.first == parts.junctionCoordinate[Int(parts.edgeTail[edge])])
            #expect(shape.last == parts.junctionCoordinate[Int(parts.edgeHead[edge])])
        }
    }

    @Test("at the place farthest west, then south, and say how many ends were moved there")
    func representative() throws {
        let table = LinesTable(["id"], [["0 0, 1 0", "1"], ["1.001 0, 2 0", "2"], ["1 0.0005, 1 1", "3"]])
        let (parts, report) = try table.read {
            $0.id = "id"
            $0.connectivity = StreetConnectivity(tolerance: 120)
        }
        #expect(parts.junctionCoordinate[1] == Coordinate(longitude: 10_000, latitude: 0))
        #expect(report.joinedEnds == 2)
    }

    @Test("in a coordinate system of their own, whatever other one is stated")
    func systemOfItsOwn() throws {
        let text = """
            {"type": "FeatureCollection", "features": [{"type": "Feature", "properties": {"id": 1},
            "geometry": {"type": "LineString", "coordinates": [[0, 0], [0.001, 0]]}}]}
            """
        let (_, report) = try LinesTable.read(text, "links.geojson") {
            $0.id = "id"
            $0.crs = SystemDefinition("EPSG:3857")
        }
        #expect(
            report.messages.filter { $0.code == "unused_crs" }.map(\.text) == [
                "links has a coordinate system of its own, which counts instead of EPSG:3857"
            ])
    }

    @Test("along a chain of ends, and say which move farther than the tolerance")
    func chained() throws {
        let table = LinesTable(["id"], [["0 0, 1 0", "1"], ["1.0009 0, 1 1", "2"], ["1.0018 0, 2 0", "3"]])
        let (parts, report) = try table.read {
            $0.id = "id"
            $0.connectivity = StreetConnectivity(tolerance: 120)
        }
        #expect(parts.junctionCoordinate.count == 4)
        #expect((report.joinedEnds, report.farJoinedEnds, report.farthestMove) == (2, 1, 200))
        let warning = report.messages.first { $0.code == "chained_ends" }
        #expect(warning?.text.contains(" moved farther than the tolerance, by up to 0.200 m: ") == true)
    }

    @Test("and those that the tolerance makes one place of are left out")
    func collapsed() throws {
        let table = LinesTable(["id"], [["0 0, 0.0005 0", "1"], ["0.0005 0, 2 0", "2"]])
        let (parts, report) = try table.read {
            $0.id = "id"
            $0.connectivity = StreetConnectivity(tolerance: 120)
        }
        #expect(parts.streetID == [2])
        #expect(report.faults[.withinTolerance]?.count == 1)
        #expect(report.rowsRead == 2 && report.rowsKept == 1 && report.rowsDropped == 1)
    }
}

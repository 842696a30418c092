import Foundation
import Testing

/// Routes that are out of the ordinary, each of which does what its user expects.
@Suite("A route")
struct RouteOddityTests {
    private func outputs(_ job: String, town: String = GridTown(size: 6).osm) throws -> Outputs {
        let project = try TemporaryProject([
            "arterial.yaml": GridTown.projectFile, "town.osm": town,
            "a.yaml": "job: route\nnetwork: town\n" + job + "\n",
        ])
        let ended = try project.run("run", "a.yaml")
        try #require(ended.code == 0, "\(ended.error)")
        return project.outputs()
    }

    private func route(_ outputs: Outputs) throws -> FeatureTable.Feature {
        try #require(try outputs.features("a/routes.geojson").features.first)
    }

    @Test("of one stop stands there for its service")
    func single() throws {
        let outputs = try outputs("stops: {name: Here, at: \(GridTown.place(1, 1)), service: 5 min}")
        let row = try outputs.table("a/routes.csv").rows[0]
        #expect(row["stop_count"] == "1" && row["total_time"] == "5.000000" && row["total_length"] == "0.000")
        #expect(row["first_stop"] == "Here" && row["last_stop"] == "Here")
        #expect(try outputs.text("a/directions.txt").contains("Here"))
    }

    @Test("of one stop that is not located says no more than that")
    func lost() throws {
        let project = try GridTown.project([
            "a.yaml": "job: route\nnetwork: town\nstops: {name: Here, at: \(GridTown.place(200, 1))}\n"
        ])
        #expect(try project.run("run", "a.yaml").code == 1)
        #expect(
            try project.outputs().results()[0]["reason"] as? String == "no route at Here: Here is not located")
    }

    @Test("between two stops at one place has no way between them", arguments: [false, true])
    func twins(isOrdered: Bool) throws {
        let stops = [(1.0, "A"), (3, "B"), (3, "C"), (5, "D")].map { column, name in
            "  - {name: \(name), at: \(GridTown.place(column, 0)), service: 1}\n"
        }
        let outputs = try outputs("find_best_sequence: \(isOrdered)\nstops:\n" + stops.joined())
        let rows = try outputs.table("a/stops.csv").rows
        #expect(rows.map { $0["name"] } == ["A", "B", "C", "D"] && rows.allSatisfy { $0["status"] == "ok" })
        #expect(rows[1]["cumul_length"] == rows[2]["cumul_length"])
        #expect(rows.map { $0["sequence"] } == ["1", "2", "3", "4"])
    }

    @Test("to the end of a dead end comes back the same way")
    func deadEnd() throws {
        let town = GridTown(size: 6).osm.replacing(
            "</osm>",
            with: """
                <node id="901" version="1" lon="9.0" lat="49.998"/>
                <way id="900" version="1"><nd ref="1"/><nd ref="901"/><tag k="highway" v="residential"/>
                <tag k="name" v="Dead End"/></way></osm>
                """)
        let outputs = try outputs(
            "stops: [{at: \(GridTown.place(1, 0))}, {at: [9.0, 49.998]}, {at: \(GridTown.place(1, 0))}]\n"
                + "outputs: {traversed_edges: true}", town: town)
        let edges = try outputs.table("a/traversed_edges.csv").rows
        #expect(edges.map { $0["street"] } == ["Row 0", "Dead End", "Dead End", "Row 0"])
        let rows = try outputs.table("a/stops.csv").rows.compactMap { Double($0["cumul_length"] ?? "") }
        #expect(rows[2] == 2 * rows[1])
    }

    @Test("with a stop in a barrier moves it and says so, or leaves it out")
    func barred() throws {
        let job = """
            stops: [{at: \(GridTown.place(0, 0))}, {name: Shut, at: \(GridTown.place(2, 2))}, {at: \(GridTown.place(5, 5))}]
            barriers: {polygons: {at: \(GridTown.place(2, 2)), buffer: 30 m}}
            """
        let moved = try outputs(job).table("a/stops.csv").rows
        #expect(moved.map { $0["status"] } == ["ok", "not_located_on_closest", "ok"])
        let left = try outputs(job + "\nlocate: {allow_auto_relocate: false}").table("a/stops.csv").rows
        #expect(left.map { $0["name"] } == ["Stop 1", "Stop 3", "Shut"])
        #expect(left.map { $0["status"] } == ["ok", "ok", "not_traversable"])
    }

    @Test("whose stops may not be skipped names every one that cannot be used")
    func strict() throws {
        let project = try TemporaryProject([
            "arterial.yaml": GridTown.projectFile, "town.osm": GridTown(size: 6).osm,
            "a.yaml": """
            job: route
            network: town
            locate: {skip_invalid: false, tolerance: 50 m}
            stops: [{at: \(GridTown.place(0, 0))}, {name: Far, at: [9.1, 50]}, {name: Off, at: [9, 50.1]}, {at: \(GridTown.place(1, 1))}]
            """ + "\n",
        ])
        let ended = try project.run("run", "a.yaml")
        #expect(ended.code == 1)
        #expect((ended.output + ended.error).contains("Far is not located; Off is not located"), "\(ended.error)")
    }

    @Test("of five hundred in one file is each its own")
    func many() throws {
        let stops = (0..<500).map { number -> String in
            let (column, row) = (Double(number % 6), Double(number / 6 % 6))
            return "  - {route: R\(number), at: \(GridTown.place(column, row))}\n"
                + "  - {route: R\(number), at: \(GridTown.place(5 - column, 5 - row))}\n"
        }
        let outputs = try outputs("stops:\n" + stops.joined() + "outputs: {gpx: true}")
        let rows = try outputs.table("a/routes.csv").rows
        #expect(rows.map { $0["name"] } == (0..<500).map { "R\($0)" })
        #expect(rows.allSatisfy { $0["stop_count"] == "2" })
        #expect(try outputs.text("a/routes.gpx").components(separatedBy: "<trk>").count == 501)
        #expect(try outputs.table("a/stops.csv").rows.count == 1000)
    }
}

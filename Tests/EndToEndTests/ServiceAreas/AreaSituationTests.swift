import Testing

/// Facilities and breaks that one does not think of.
struct AreaSituationTests {
    private static let all = "[{name: A, at: {A}}]"

    /// A street of 1,000 m; `F` is far from it.
    private static func town() throws -> AreaTown {
        try AreaTown("A---------B                F", ["AB": 10])
    }

    @Test("A facility off the network is named and left out; the job fails only if it may not be")
    func offTheNetwork() throws {
        let town = try Self.town()
        let facilities = "[{name: F, at: {F}}, {name: A, at: {A}}]"
        let found = try town.found(facilities, "breaks: 1")
        #expect(try found.facilities("status") == ["not_located", "ok"])
        #expect(try found.codes == ["not_located"] && found.lines == ["A AB 0-0.1 for 0-1"])
        #expect(try town.ended(facilities, "breaks: 1\nlocate: {skip_invalid: false}").code == 1)
    }

    @Test("A facility on an island is moved to streets that lead on, or reaches the island", arguments: [true, false])
    func island(mayMove: Bool) throws {
        // The lane, way 900, is a block south of the town, and the facility in its middle.
        let job = """
            job: service_area
            network: isle
            facilities: [{at: \(GridTown.place(3.5, -1.1))}]
            breaks: 9
            lines: {shape: true_shape}
            polygons: none
            locate: {allow_auto_relocate: \(mayMove)}
            """
        let project = try TemporaryProject(KeyTowns.project(job: job + "\n"))
        #expect(try project.run("run", "job.yaml").code == 0)
        let outputs = project.outputs()
        let status = try outputs.table("job/facilities.csv").rows.map { $0["status"] }
        let streets = try outputs.features("job/lines.geojson").features.map { $0.number("source_id") }
        let messages = try outputs.text("job/job.json")
        #expect(status == [mayMove ? "not_located_on_closest" : "ok"])
        #expect(mayMove ? streets.count > 100 && !streets.contains(900) : streets == [900, 900])
        #expect(messages.contains(mayMove ? "\"relocated\"" : "\"leads_nowhere\""))
    }

    @Test("A job in which nothing is reached succeeds and writes files without features")
    func nothing() throws {
        let found = try Self.town().found("[{name: F, at: {F}}]", "breaks: 1\npolygons: {detail: detailed}")
        #expect(try found.codes == ["not_located", "empty_result"])
        #expect(try found.lines == [] && found.areas.isEmpty)
        #expect(found.outputs.files(of: "a").contains("polygons.csv"))
    }

    @Test("A job that asks for neither areas nor lines nor sums is told so")
    func nothingAsked() throws {
        for more in ["lines: none", "lines: {shape: none}", "lines: {}"] {
            let found = try Self.town().found("[{name: A, at: {A}}]", "breaks: 1\npolygons: none\n" + more)
            #expect(try found.codes == ["nothing_asked"], "\(more)")
        }
        let found = try Self.town().found("[{name: A, at: {A}}]", "breaks: 1\npolygons: {detail: none}\nlines: none")
        #expect(try found.codes == ["nothing_asked"])
        #expect(try found.facilities("status") == ["ok"])
    }

    @Test("A cost that uses up the largest break leaves nothing to be reached")
    func usedUp() throws {
        let found = try Self.town().found("[{name: A, at: {A}, cost: 3}]", "breaks: [1, 3]")
        #expect(try found.facilities("status") == ["not_reached"] && found.lines == [])
        #expect(try found.codes.contains("not_reached"))
    }

    @Test("Breaks in any order count once each, with a message")
    func order() throws {
        let found = try Self.town().found(Self.all, "breaks: [3, 1, 3]")
        #expect(try found.lines == ["A AB 0-0.1 for 0-1", "A AB 0.1-0.3 for 1-3"])
        #expect(try found.codes == ["reordered_breaks"] && found.facilities("breaks") == ["1 3"])
    }

    @Test("A break larger than the network reaches all of it")
    func large() throws {
        #expect(try Self.town().found(Self.all, "breaks: 1000000").lines == ["A AB 0-1 for 0-10"])
    }

    @Test(
        "Breaks of zero, and none at all, are mistakes", arguments: ["breaks: 0", "breaks: [1, -2]", "breaks: []", ""])
    func mistakes(breaks: String) throws {
        let ended = try Self.town().ended(Self.all, breaks)
        #expect(ended.code == 1 && (ended.error + ended.output).contains("break"), "\(ended.error)")
    }

    @Test("A start time stands with the facilities and changes nothing else")
    func startTime() throws {
        let town = try Self.town()
        let silent = try town.found(Self.all, "breaks: 3").lines
        let found = try town.found(Self.all, "breaks: 3\nstart_time: 2026-05-01T08:00")
        #expect(try found.facilities("start_time") == ["2026-05-01T08:00:00+02:00"])
        #expect(try found.lines == silent)
    }

    @Test("Tables are written in the formats asked for, CSV with geometries where a coordinate system is named")
    func formats() throws {
        let town = try Self.town()
        let areas = "breaks: 3\npolygons: {detail: detailed, trim: 50 m}\n"
        let csv = try town.found(Self.all, areas + "outputs: {formats: [csv], crs: 'EPSG:32631'}")
        #expect(csv.outputs.files(of: "a") == ["facilities.csv", "job.json", "polygons.csv"])
        let shape = try #require(try csv.outputs.table("a/polygons.csv").rows.first?["geometry"])
        // Zone 31 has its false easting, 500 km, at 3 degrees east: the corner is 334 km west of it.
        #expect(shape.hasPrefix("POLYGON ((16") || shape.hasPrefix("MULTIPOLYGON"), "\(shape.prefix(60))")
        let json = try town.found(Self.all, areas + "outputs: {formats: [geojson]}")
        #expect(
            json.outputs.files(of: "a") == ["facilities.geojson", "job.json", "lines.geojson", "polygons.geojson"])
    }

    @Test("An area that comes to where the data ends says so")
    func edgeOfData() throws {
        let town = try Self.town()
        let file = try String(contentsOf: town.project.url.appending(path: "arterial.yaml"), encoding: .utf8)
        try town.project.write(
            file.replacing(
                "source: streets.geojson", with: "source: streets.geojson\n      extent: [-1, -1, 0.008, 1]"),
            to: "arterial.yaml")
        #expect(try town.found(Self.all, "breaks: 20").codes.contains("edge_of_data"))
        #expect(try !town.found(Self.all, "breaks: 2").codes.contains("edge_of_data"))
    }
}

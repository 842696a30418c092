import Testing

@testable import JobSpec

@Suite("The extent of the data")
struct ExtentTests {
    private static func project(_ extent: String, source: String = "a.osm") -> String {
        "networks: {a: {streets: {source: \(source), extent: \(extent)}}}"
    }

    @Test(
        "is four numbers in the order west, south, east, north, beside files and layers", arguments: ["a.osm", "a.shp"])
    func read(source: String) throws {
        let diagnostics = Diagnostics()
        let text = Self.project("[-7.4, 43, 7.5, 43.75]", source: source)
        let project = ProjectFile.decode(SourceFile(name: "arterial.yaml", text: text), diagnostics)
        #expect(diagnostics.rendered() == "")
        let extent = try #require(project?.networks["a"]?.streets?.extent)
        #expect([extent.west, extent.south, extent.east, extent.north] == [-7.4, 43, 7.5, 43.75])
    }

    @Test("need not be given")
    func absent() throws {
        let project = readProject("networks: {a: {streets: {source: a.osm}}}").project
        #expect(project?.networks["a"] != nil && project?.networks["a"]?.streets?.extent == nil)
    }

    /// Extents that the schema refuses, too.
    static let faults = [
        (project("7.5"), "49: error: expected an extent [west, south, east, north], not the number 7.5"),
        (project("{west: 1}"), "49: error: expected an extent [west, south, east, north], not a mapping"),
        (project("[1, 2, 3]"), "49: error: expected an extent [west, south, east, north], not a list of 3"),
        (project("[1, 2, 3, 4, 5]"), "49: error: expected an extent [west, south, east, north], not a list of 5"),
        (project("[1, 2, 3, '4']"), "59: error: expected a number from -90 to 90, not the text '4'"),
        (project("[1, 2, [3], 4]"), "56: error: expected a number from -180 to 180, not a list"),
        (project("[-180.1, 2, 3, 4]"), "50: error: expected a number from -180 to 180, not the number -180.1"),
        (project("[1, 2, .inf, 4]"), "56: error: expected a number from -180 to 180, not the number .inf"),
        (project("[.nan, 2, 3, 4]"), "50: error: expected a number from -180 to 180, not the number .nan"),
    ]

    /// Extents whose mistakes no schema sees.
    static let furtherFaults = [
        (project("[1, -91, 3, 4]"), "53: error: expected a number from -90 to 90, not the number -91"),
        (project("[1, 2, 3, 90.5]"), "59: error: expected a number from -90 to 90, not the number 90.5"),
        (
            project("[179, -20, -178.5, -15]"),
            "49: error: the west 179 is not less than the east -178.5: no extent reaches across the antimeridian"
        ),
        (project("[3, 2, 3, 4]"), "49: error: the west 3 is not less than the east 3"),
        (project("[1, 4, 3, 2.5]"), "49: error: the south 4 is not less than the north 2.5"),
        (project("[1, 4, 3, 4]", source: "a.shp"), "49: error: the south 4 is not less than the north 4"),
    ]

    @Test("with a mistake says which number is wrong", arguments: faults + furtherFaults)
    func mistakes(_ text: String, _ fault: String) {
        #expect(readProject(text).headlines == ["arterial.yaml:1:\(fault)"])
    }
}

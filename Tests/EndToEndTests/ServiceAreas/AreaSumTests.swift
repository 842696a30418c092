import Testing

/// What is counted within areas.
struct AreaSumTests {
    private static let facilities = "[{name: A, at: {A}}, {name: B, at: {B}}]"

    /// A street of 1,000 m that costs 10, with residents at 1, 4 and 9, and a district over its first half.
    private static func town() throws -> AreaTown {
        try AreaTown(
            "A---------B", ["AB": 10],
            files: [
                "people.csv": "name,residents,x,y\none,10,0.0009,0.01\nfour,100,0.0036,0.01\nnine,1000,0.0081,0.01\n",
                "far.csv": "name,residents,x,y\nfar,5,0.5,0.5\n",
                "district.geojson": LayerFiles.collection([
                    """
                    {"type": "Feature", "properties": {"residents": 1000}, "geometry": {"type": "Polygon", "coordinates": \
                    [[[0, 0.0099], [0.0045, 0.0099], [0.0045, 0.0101], [0, 0.0101], [0, 0.0099]]]}}
                    """
                ]),
            ])
    }

    private func found(_ keys: String, _ more: String = "breaks: [2, 5]") throws -> FoundAreas {
        try Self.town().found(Self.facilities, "\(more)\nsummarize: {sum: [residents], \(keys)}")
    }

    @Test("Points count once for the smallest break that some facility reaches them within")
    func points() throws {
        // From A: 1 and 4; from B, 10 - 9 = 1.
        #expect(try found("source: people.csv").sums("residents") == [" 0-2: 2, 1010", " 2-5: 1, 100"])
    }

    @Test("Points count for each facility that reaches them, or for the nearest one")
    func facilities() throws {
        let each = try found("source: people.csv, by: facility_and_break", "breaks: [6]")
        // From B the second is 6 away.
        #expect(try each.sums("residents") == ["A 0-6: 2, 110", "B 0-6: 2, 1100"])
        let nearest = try found("source: people.csv, by: facility_and_break", "breaks: [6]\ngeometry_at_overlap: split")
        #expect(try nearest.sums("residents") == ["A 0-6: 2, 110", "B 0-6: 1, 1000"])
    }

    @Test("There is a row for the breaks of what reaches nothing, too")
    func nothing() throws {
        let usedUp = "[{name: A, at: {A}}, {name: B, at: {B}, cost: 7}]"
        let keys = "summarize: {sum: [residents], source: people.csv"
        let each = try Self.town().found(usedUp, "breaks: [6]\n\(keys), by: facility_and_break}")
        #expect(try each.sums("residents") == ["A 0-6: 2, 110", "B 0-6: 0, 0"])
        let none = try Self.town().found("[{name: B, at: {B}, cost: 7}]", "breaks: [6]\n\(keys)}")
        #expect(try none.sums("residents") == [" 0-6: 0, 0"])
    }

    @Test("Disks count what smaller breaks count, too")
    func disks() throws {
        let found = try found("source: people.csv", "breaks: [2, 5]\ngeometry_at_cutoff: disks")
        #expect(try found.sums("residents") == [" 0-2: 2, 1010", " 0-5: 3, 1110"])
    }

    @Test("Polygons count by the share of them that lies in the area")
    func polygons() throws {
        // The break falls after 2 of the 5 of the district, whose 11 m to both sides are within the trim.
        let found = try found("source: district.geojson", "breaks: [2]\npolygons: {detail: detailed, trim: 50 m}")
        let sum = try #require(try found.outputs.table("a/summary.csv").numbers("sum_residents").first)
        #expect(abs(sum - 400) < 4)
    }

    /// A bow tie, the same square twice, and two squares that overlap; all of it within five minutes from A.
    private static let crossing = [
        """
        {"type": "Polygon", "coordinates": [[[0.001, 0.0099], [0.003, 0.0101], [0.003, 0.0099], [0.001, 0.0101], \
        [0.001, 0.0099]]]}
        """, multiPolygon([(0.001, 0.002), (0.001, 0.002)]), multiPolygon([(0.001, 0.003), (0.002, 0.004)]),
    ]

    private static func multiPolygon(_ spans: [(west: Double, east: Double)]) -> String {
        let parts = spans.map { west, east in
            "[[[\(west), 0.0099], [\(east), 0.0099], [\(east), 0.0101], [\(west), 0.0101], [\(west), 0.0099]]]"
        }
        return "{\"type\": \"MultiPolygon\", \"coordinates\": [\(parts.joined(separator: ", "))]}"
    }

    @Test("A polygon that crosses itself, or whose parts do, counts with what it covers", arguments: crossing)
    func crossingPolygons(geometry: String) throws {
        let town = try AreaTown(
            "A---------B", ["AB": 10],
            files: [
                "odd.geojson": LayerFiles.collection([
                    #"{"type": "Feature", "properties": {"residents": 1000}, "geometry": \#(geometry)}"#
                ])
            ])
        let found = try town.found(
            "[{name: A, at: {A}}]",
            """
            breaks: [5]
            polygons: {detail: detailed, trim: 50 m}
            summarize: {sum: [residents], source: odd.geojson}
            """)
        #expect(try found.sums("residents") == [" 0-5: 1, 1000"])
        let codes = try found.codes
        #expect(codes.contains("invalid_polygon") && !codes.contains("invalid_geometry"))
    }

    @Test("Sums are found also where no area is drawn")
    func sumsAlone() throws {
        let found = try found("source: people.csv", "breaks: [5]\npolygons: none")
        #expect(try found.outputs.results().first?["state"] as? String != "empty")
        #expect(try found.sums("residents") == [" 0-5: 3, 1110"])
    }

    @Test("Points far from streets are not counted, which is said")
    func far() throws {
        let found = try found("source: far.csv", "breaks: [2]")
        #expect(try found.sums("residents") == [" 0-2: 0, 0"] && found.codes == ["assumed_crs", "not_located"])
    }
}

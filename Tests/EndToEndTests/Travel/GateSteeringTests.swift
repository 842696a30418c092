import TestSupport
import Testing

/// Gates and toll booths that are avoided or preferred weigh their delay by the factor in the search, and in nothing that is told.
@Suite("A restriction on what stands on a street")
struct GateSteeringTests {
    /// A gate of 20 s, and a way round of 27 s more: 20 s are less, and 5 times 20 s are more.
    private static let picture = """
        A--G--B
        |     |
        P-----Q
        """

    @Test("does not count in the totals", arguments: ["off", "avoid_low", "avoid_high", "prefer_high"])
    func totals(usage: String) throws {
        let (steered, plain) = (try route(ways: ["AGB"], usage), try route(ways: ["AGB"], "off"))
        #expect(steered == plain && plain.streets == ["AGB", "AGB"])
    }

    @Test("decides by its factor")
    func decides() throws {
        let ways = ["AGB", "APQB"]
        #expect(try route(ways: ways, "off").streets == ["AGB", "AGB"])
        #expect(try route(ways: ways, "avoid_high").streets == ["APQB"])
        #expect(try route(ways: ways, "avoid_high").totals == route(ways: ["APQB"], "off").totals)
    }

    @Test("leaves service areas as large as they are")
    func areas() throws {
        let job = """
            job: service_area
            network: town
            breaks: [1 min]
            facilities: [{at: \(KeyTowns.place(0, 0))}]
            polygons: none
            lines: {shape: true_shape}

            """
        let reached = try ["off", "avoid_high", "prefer_high"].map { usage in
            try project(["AGB"], job + "restrictions: {gates: \(usage)}\n").outputs().text("job/lines.geojson")
        }
        #expect(reached[0].contains("\"to_position\":1") && Set(reached).count == 1)
    }

    private struct Way: Equatable {
        let streets: [String]
        let totals: [Double?]
    }

    private func route(ways: [String], _ usage: String) throws -> Way {
        let project = try project(
            ways,
            """
            job: route
            network: town
            restrictions: {gates: \(usage)}
            outputs: {traversed_edges: true}
            stops: [{at: \(KeyTowns.place(0, 0))}, {at: \(KeyTowns.place(6, 0))}]

            """)
        let route = try #require(try project.outputs().features("job/routes.geojson").features.first)
        return Way(
            streets: try project.outputs().table("job/traversed_edges.csv").rows.compactMap { $0["street"] },
            totals: ["total_time", "total_length"].map(route.number))
    }

    private func project(_ ways: [String], _ job: String) throws -> TemporaryProject {
        let town = OSMTown(
            Self.picture, ways: ways.map { ($0, ["highway": "residential", "name": $0]) },
            nodes: ["G": ["barrier": "gate"]])
        let project = try TemporaryProject([
            "arterial.yaml": """
            networks: {town: {streets: {source: town.osm, travel_modes: [own]}}}
            travel_modes: {own: {speeds: {residential: 60}, node_barriers: {gate: 20 s}}}

            """,
            "town.osm": town.drawing.xml(), "job.yaml": job,
        ])
        let ended = try project.run("run", "job.yaml")
        try #require(ended.code == 0, "\(ended.error)")
        return project
    }
}

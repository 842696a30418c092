import TestSupport
import Testing

/// Restrictions that avoid or prefer steer, by their factors, and totals are those of the way as it is.
@Suite("A restriction")
struct SteeringTests {
    @Test("that avoids or prefers decides just as its factor says", arguments: SteeringCase.all)
    func flips(_ usage: SteeringCase) throws {
        // Round by less than the factor: one goes round. By more: one stays.
        let (near, far) = (try way(usage, round: "APQB"), try way(usage, round: "ARSB"))
        #expect(near.streets == ["APQB"])
        #expect(far.streets == ["AB"])
    }

    @Test("does not count in the totals", arguments: SteeringCase.all)
    func unweighted(_ usage: SteeringCase) throws {
        for (round, used) in [("APQB", "APQB"), ("ARSB", "AB")] {
            let steered = try way(usage, round: round)
            let alone = try route(usage, ways: [used], restrictions: "{}")
            #expect(steered.totals == alone.totals)
        }
    }

    @Test("that is off does nothing, and one that prohibits closes", arguments: SteeringCase.all.filter(\.avoids))
    func ends(_ usage: SteeringCase) throws {
        let ways = ["AB", "ARSB"]
        #expect(try route(usage, ways: ways, restrictions: "{tolls: off}").streets == ["AB"])
        #expect(try route(usage, ways: ways, restrictions: "{tolls: prohibit}").streets == ["ARSB"])
        #expect(try route(usage, ways: ways, restrictions: "[tolls]").streets == ["ARSB"])
    }

    /// The way that a job takes from A to B.
    private struct Way {
        let streets: [String]
        let totals: [Double?]
    }

    private func way(_ usage: SteeringCase, round: String) throws -> Way {
        try route(usage, ways: ["AB", round], restrictions: "{tolls: \(usage.usage)}")
    }

    private func route(_ usage: SteeringCase, ways: [String], restrictions: String) throws -> Way {
        let town = OSMTown(
            usage.picture,
            ways: ways.map { way in
                let isCovered = (way == "AB") == usage.avoids
                return (way, ["highway": "residential", "name": way].merging(isCovered ? ["toll": "yes"] : [:]) { $1 })
            })
        let columns = usage.picture.prefix { $0 != "\n" }.count - 1
        let project = try TemporaryProject([
            "arterial.yaml": """
            networks: {town: {streets: {source: town.osm, travel_modes: [own]}}}
            travel_modes: {own: {speeds: {residential: 30}}}
            """ + "\n",
            "town.osm": town.drawing.xml(),
            "job.yaml": """
            job: route
            network: town
            restrictions: \(restrictions)
            outputs: {traversed_edges: true}
            stops: [{at: \(KeyTowns.place(0, 0))}, {at: \(KeyTowns.place(columns, 0))}]
            """ + "\n",
        ])
        let ended = try project.run("run", "job.yaml")
        try #require(ended.code == 0, "\(ended.error)")
        let outputs = project.outputs()
        let found = try #require(try outputs.features("job/routes.geojson").features.first)
        return Way(
            streets: try outputs.table("job/traversed_edges.csv").rows.compactMap { $0["street"] },
            totals: ["total_time", "total_length"].map(found.number))
    }
}

import Testing

/// Valves of a table that are laid over pipes of layers:
///
///     T----L1----J----L2----H2
///                |
///               COL     T is a tank, H1 and H2 are houses; a pipe has a hundred metres.
///                |
///                H1
@Suite("Valves that are laid over pipes of layers")
struct LaidValveTests {
    private static let devices =
        "id,kind,x,y\nT,tank,500000,5400000\nH1,house,500100,5399900\nH2,house,500200,5400000\n"

    private func project(
        _ start: String, valves: String, rules: String = "", hasCrossing: Bool = true
    ) throws -> TemporaryProject {
        try TemporaryProject([
            "pipes.csv": """
            id,wkt
            L1,"LINESTRING (500000 5400000, 500100 5400000)"
            L2,"LINESTRING (500100 5400000, 500200 5400000)"
            COL,"LINESTRING (500100 5400000, 500100 5399900)"
            """ + "\n",
            "devices.csv": Self.devices + (hasCrossing ? "J,joint,500100,5400000\n" : ""), "valves.csv": valves,
            "model.yaml": """
            domain_networks: {Water: {tiers: {Supply: {configuration: {filter: {barriers: {category: Isolating}}}}}}}
            sources:
              Device:
                {usage: device, source: devices.csv, fields: {id: id}, asset_groups: {D: {asset_types: {D: {}}}}}
              Pipe: {usage: line, source: pipes.csv, fields: {id: id}, asset_groups: {P: {asset_types: {P: {}}}}}
            categories: [Isolating]
            controllers: [{source: Device, where: "kind = 'tank'", subnetwork: S}]
            \(rules)
            """ + "\n",
            "arterial.yaml": """
            networks:
              town: {utility: {source: pipes.csv, model: model.yaml, crs: "EPSG:25832", valves: {source: valves.csv}}}
            """ + "\n",
            "job.yaml": "job: trace\nnetwork: town\ntrace_type: isolation\nstarting_locations: {\(start)}\n",
        ])
    }

    @Test("find their pipes beside one with a vertex at (0, 0)") func stray() throws {
        let project = try project("source: Device, global_id: H1", valves: "x,y\n500100,5399950\n")
        let pipes = (0..<500).map { number in
            "P\(number),\"LINESTRING (\(510_000 + 2 * number) 5400000, \(510_001 + 2 * number) 5400000)\""
        }
        let all =
            try project.text("pipes.csv") + pipes.joined(separator: "\n") + "\nX,\"LINESTRING (500300 5400000, 0 0)\"\n"
        try project.write(all, to: "pipes.csv")
        let ended = try project.run("run", "job.yaml")
        #expect(ended.code == 0, "\(ended.error)")
        let closed = try project.outputs().table("job/isolation.csv").rows.filter { $0["role"] == "isolating" }
        #expect(closed.compactMap { $0["global_id"] } == ["1"])
    }

    /// The status of isolating something, and the ids of what isolates it.
    private func isolated(
        _ start: String, valves: String, rules: String = "", hasCrossing: Bool = true
    ) throws -> (status: String, valves: [String]) {
        let project = try project(start, valves: valves, rules: rules, hasCrossing: hasCrossing)
        let ended = try project.run("run", "job.yaml")
        try #require(ended.code == 0, "\(ended.output)\(ended.error)")
        let rows = try project.outputs().table("job/isolation.csv").rows
        return (
            try project.outputs().table("job/summary.csv").rows.first?["status"] ?? "",
            rows.filter { $0["role"] == "isolating" }.compactMap { $0["global_id"] }
        )
    }

    @Test(
        "stand between what they are laid on, whatever its rules join",
        arguments: ["", "rules: [{rule: junction_edge, from: {source: Device}, to: {source: Pipe}}]"],
        ["pipe,x,y\nCOL,500100,5399950\n", "pipe,node\nCOL,J\n"])
    func ruled(rules: String, valves: String) throws {
        let found = try isolated("source: Device, global_id: H1", valves: valves, rules: rules)
        #expect(found.status == "isolable")
        #expect(found.valves == [valves.contains("node") ? "COL@J" : "1"])
    }

    @Test("of one id are a mistake that names both rows")
    func sameID() throws {
        let ended = try project("source: Device, global_id: H1", valves: "pipe,node\nCOL,J\nL1,J\ncol,J\n")
            .run("run", "job.yaml")
        #expect(ended.code == 1)
        #expect(ended.error.contains("Isolation Valve row 3 (col@J): row 1 has the same id"), "\(ended.error)")
        #expect(!ended.error.contains("ssociation"), "\(ended.error)")
    }

    @Test("stand next to the node that is named, though a place of theirs is elsewhere, which is told")
    func elsewhere() throws {
        let valves = "pipe,node,x,y\nCOL,J,500900,5400000\nL2,J,500101,5400000\n"
        let project = try project("source: Device, global_id: H1", valves: valves)
        let ended = try project.run("run", "job.yaml")
        #expect(ended.code == 0)
        #expect(ended.output.contains("1 valve lies farther from the pipe that it names than the tolerance"))
        #expect(try isolated("source: Device, global_id: H1", valves: valves).valves == ["COL@J"])
    }

    @Test("at an end of a pipe where no device is leave nothing of it beyond them")
    func atEnd() throws {
        let valves = "pipe,x,y\nCOL,500100,5400000\n"
        for start in [
            "source: Pipe, global_id: COL", "source: Pipe, global_id: COL, fraction_along: 0",
            "source: Device, global_id: H1",
        ] {
            let found = try isolated(start, valves: valves, hasCrossing: false)
            #expect(found.status == "isolable" && found.valves == ["1"], "\(start): \(found)")
        }
        let other = try isolated("source: Pipe, global_id: L2", valves: valves, hasCrossing: false)
        #expect(other.status != "isolable")
    }
}

import Testing

/// A chain of tanks, each of which controls a tier of its own, and a meter at its end:
///
///     T1--P1--Z1--P2--I1--P3--M1     T1 System, Z1 Pressure, I1 Isolation
@Suite("A target tier where tiers lie in one another")
struct TargetTierTests {
    private static let model = """
        domain_networks:
          Water: {tier_definition: hierarchical, controller_type: source, tiers: {System: {rank: 1}, Pressure: {rank: 2}, Isolation: {rank: 3}}}
        sources:
          Device: {usage: device, source: devices.csv, fields: {id: id}, asset_groups: {D: {asset_types: {D: {}}}}}
          Pipe: {usage: line, source: pipes.csv, fields: {id: id}, asset_groups: {P: {asset_types: {P: {}}}}}
        controllers:
          - {source: Device, global_id: T1, tier: System, subnetwork: S}
          - {source: Device, global_id: Z1, tier: Pressure, subnetwork: Z}
          - {source: Device, global_id: I1, tier: Isolation, subnetwork: I}

        """

    /// What a trace along a chain finds, in the order of ids.
    ///
    /// - Parameters:
    ///   - chain: the devices along it.
    ///   - controllers: `source` or `sink`.
    private func found(
        _ type: String, _ tier: String, to target: String, from start: String, along chain: String,
        controllers: String = "source"
    ) throws -> String {
        let devices = chain.split(separator: " ").enumerated().map { "\($1),\($0)00,0\n" }.joined()
        let project = try TemporaryProject([
            "devices.csv": "id,x,y\n" + devices,
            "pipes.csv": "id,wkt\nP1,\"LINESTRING (0 0, 100 0)\"\nP2,\"LINESTRING (100 0, 200 0)\"\n"
                + "P3,\"LINESTRING (200 0, 300 0)\"\n",
            "model.yaml": Self.model.replacing("controller_type: source", with: "controller_type: \(controllers)"),
            "arterial.yaml": "networks: {n: {utility: {source: devices.csv, model: model.yaml, crs: EPSG:25832}}}\n",
            "job.yaml": "{job: trace, network: n, trace_type: \(type), tier: \(tier), target_tier: \(target), "
                + "starting_locations: {global_id: \(start)}}\n",
        ])
        let ended = try project.run("run", "job.yaml")
        #expect(ended.code == 0, "\(ended.error)")
        let rows = try project.outputs().table("job/elements.csv").rows
        return rows.compactMap { $0["global_id"] }.sorted().joined(separator: " ")
    }

    @Test("lets nothing but the traced tier end a trace away from its controllers")
    func away() throws {
        let chain = "T1 Z1 I1 M1"
        let all = "I1 M1 P1 P2 P3 T1 Z1"
        #expect(try found("downstream", "System", to: "Pressure", from: "T1", along: chain) == all)
        #expect(try found("upstream", "System", to: "Pressure", from: "T1", along: chain, controllers: "sink") == all)
    }

    @Test("lets nothing but its own controllers end a trace towards them", arguments: ["Z1 T1 I1 M1", "T1 Z1 I1 M1"])
    func towards(chain: String) throws {
        let all = chain.hasPrefix("Z1") ? "I1 P1 P2 P3 T1 Z1" : "I1 P2 P3 Z1"
        #expect(try found("upstream", "Isolation", to: "Pressure", from: "P3", along: chain) == all)
        #expect(
            try found("downstream", "Isolation", to: "Pressure", from: "P3", along: chain, controllers: "sink") == all)
    }

    @Test("that is the traced tier is as none")
    func same() throws {
        let chain = "T1 Z1 I1 M1"
        #expect(try found("upstream", "Pressure", to: "Pressure", from: "P3", along: chain) == "I1 P2 P3 Z1")
        #expect(try found("downstream", "Pressure", to: "Pressure", from: "P2", along: chain) == "I1 M1 P2 P3")
    }
}

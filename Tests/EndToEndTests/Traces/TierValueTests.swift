import Testing

/// What a trace job leaves to its tier stands among its parameters.
@Suite("The parameters of a trace")
struct TierValueTests {
    private static let model = """
        domain_networks:
          W:
            tiers:
              T:
                configuration:
                  condition_barriers: {attribute: Asset type, equal: Closed}
                  include_barriers: false
                  filter: {scope: junctions, barriers: {category: Isolating}}
        categories: [Isolating]
        sources:
          Device:
            usage: device
            source: devices.csv
            crs: EPSG:25832
            fields: {id: id}
            asset_groups: {G: {asset_types: {Open: {where: "kind = 'open'"}, Closed: {where: "kind = 'closed'"}}}}
        controllers: [{source: Device, global_id: A, subnetwork: S}]

        """

    private func project(_ more: String, _ type: String) throws -> TemporaryProject {
        try TemporaryProject([
            "arterial.yaml": "networks: {n: {utility: {source: none, model: model.yaml}}}\n",
            "model.yaml": Self.model, "devices.csv": "id,kind,x,y\nA,open,0,0\nB,open,0,0\n",
            "job.yaml":
                "job: trace\nnetwork: n\ntrace_type: \(type)\nstarting_locations: {source: Device, global_id: A}\n"
                + more,
        ])
    }

    /// `path = value (from)` of those from the network, and of those of the configuration.
    private func parameters(_ more: String, _ type: String = "connected") throws -> [String] {
        let project = try project(more, type)
        let ended = try project.run("run", "job.yaml")
        #expect(ended.code == 0, "\(ended.error)")
        let all = try project.outputs().json("job/job.json")["parameters"] as? [String: [String: Any]] ?? [:]
        let told = all.map { "\($0) = \($1["value"] ?? "") (\($1["from"] ?? ""))" }.filter { line in
            line.hasSuffix("(network)") || line.hasPrefix("configuration.")
        }
        let explained = try project.run("explain", "job.yaml").output
        #expect(told.allSatisfy { explained.contains("  " + $0.prefix { $0 != " " } + ": ") }, "\(explained)")
        #expect(!explained.contains("changed since"), "\(explained)")
        return told.sorted()
    }

    /// What has a value though nobody gives one.
    private static let builtIn = [
        "include_containers = 0", "include_content = 0", "include_structures = 0", "output.geometry = partial",
        "ignore_barriers_at_starting_points = 0", "traversability_scope = junctions_and_edges",
        "validate_consistency = 0",
    ].map { "configuration.\($0) (built in)" }

    @Test("are also what its tier says, as far as the job says nothing else, and what nobody says")
    func ofTheTier() throws {
        let tier = ["domain_network = W (network)", "tier = T (network)"]
        let rest = [
            "configuration.condition_barriers.attribute = Asset type (network)",
            "configuration.condition_barriers.equal = Closed (network)",
            "configuration.filter.barriers.category = Isolating (network)",
            "configuration.filter.barriers.exists = 1 (built in)", "configuration.filter.scope = junctions (network)",
            "configuration.include_barriers = 0 (network)",
        ]
        #expect(try parameters("") == (rest + tier + Self.builtIn).sorted())
        let own = try parameters("tier: T\nconfiguration: {include_barriers: true, filter: {barriers: none}}\n")
        #expect(own.contains("configuration.include_barriers = 1 (job)"), "\(own)")
        #expect(own.contains("configuration.filter.scope = junctions (network)"), "\(own)")
        #expect(!own.contains { $0.contains("Isolating") || $0.hasPrefix("tier") }, "\(own)")
        #expect(own.contains { $0.hasSuffix("(built in)") }, "\(own)")
        let unlimited = try parameters("configuration: {condition_barriers: none, output: {categories: []}}\n")
        #expect(!unlimited.contains { $0.contains("traversability_scope") }, "\(unlimited)")
        #expect(unlimited.contains("configuration.output.geometry = partial (built in)"), "\(unlimited)")
        let isolation = try parameters("", "isolation")
        #expect(!isolation.contains { $0.contains("ignore_barriers_at_starting_points") }, "\(isolation)")
    }
}

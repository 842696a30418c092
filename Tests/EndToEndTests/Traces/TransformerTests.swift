import Testing

/// A street behind a transformer, which controls its low voltage and gets its own supply from the feeder.
///
///     B1 -a- S1 -b- T1 -c- H1        B1 feeds F in the tier MV; T1:Low feeds the street in the tier LV
@Suite("A transformer")
struct TransformerTests {
    private static let model = """
        domain_networks: {Power: {tiers: {MV: {}, LV: {}}}}
        terminal_configurations:
          Transformer: {terminals: {High: {upstream: true}, Low: {}}, directional: true}
        sources:
          Device:
            usage: device
            source: devices.csv
            crs: EPSG:25832
            fields: {id: id}
            customers: "kind = 'house'"
            asset_groups:
              Device:
                asset_types:
                  Breaker: {where: "kind = 'breaker'"}
                  Switch: {where: "kind = 'switch'", categories: [Isolating]}
                  Transformer: {where: "kind = 'transformer'", terminal_configuration: Transformer}
                  House: {where: "kind = 'house'"}
          Cable:
            usage: line
            source: cables.csv
            crs: EPSG:25832
            fields: {id: id}
            asset_groups: {Cable: {asset_types: {Cable: {}}}}
        controllers:
          - {source: Device, where: "kind = 'breaker'", tier: MV, subnetwork: Feeder}
          - {source: Device, where: "kind = 'transformer'", terminal: Low, tier: LV, subnetwork: Street}

        """

    private func run(_ job: String) throws -> Outputs {
        let project = try TemporaryProject([
            "arterial.yaml": "networks: {power: {utility: {source: none, model: model.yaml}}}\n",
            "model.yaml": Self.model,
            "devices.csv":
                "id,kind,x,y\nB1,breaker,0,0\nS1,switch,100,0\nT1,transformer,200,0\nH1,house,300,0\n",
            "cables.csv": """
            id,from_terminal,to_terminal,wkt
            a,,,"LINESTRING (0 0, 100 0)"
            b,,High,"LINESTRING (100 0, 200 0)"
            c,Low,,"LINESTRING (200 0, 300 0)"

            """,
            "job.yaml": "job: trace\nnetwork: power\nstarting_locations: {global_id: b}\n" + job,
        ])
        let ended = try project.run("run", "job.yaml")
        #expect(ended.code == 0, "\(ended.error)")
        return project.outputs()
    }

    private func ids(_ outputs: Outputs) throws -> [String] {
        try outputs.table("job/elements.csv").rows.map { row in
            [row["global_id"] ?? "", row["terminal"] ?? ""].filter { !$0.isEmpty }.joined(separator: ":")
        }
    }

    private static let isolation = """
        trace_type: isolation
        configuration: {include_isolated_features: true, filter: {barriers: {category: Isolating}}}

        """

    @Test("does not feed the cable before it: a switch isolates that, and the street is cut off") func isolated() throws
    {
        let outputs = try run("tier: MV\n" + Self.isolation)
        let row = try outputs.table("job/summary.csv").rows.first
        #expect(row?["status"] == "isolable" && row?["isolating"] == "S1" && row?["customers"] == "1")
        #expect(try Set(ids(outputs)) == ["S1", "b", "T1:High", "T1:Low", "c", "H1"])
        #expect(try outputs.states() == ["job succeeded"], "nothing is said of several tiers")
    }

    @Test("is no controller of the cable before it") func controllers() throws {
        #expect(try ids(run("tier: MV\ntrace_type: subnetwork_controllers\n")) == ["B1"])
        #expect(try run("tier: MV\ntrace_type: downstream\n").states() == ["job succeeded"])
        #expect(try ids(run("tier: MV\ntrace_type: subnetwork\n")) == ["B1", "S1", "T1:High", "T1:Low", "a", "b"])
    }

    @Test("without a tier the controllers of all end traces, and a message says so") func withoutTier() throws {
        let outputs = try run("trace_type: downstream\n")
        #expect(try ids(outputs) == ["T1:High", "T1:Low", "b"])
        let messages = try outputs.json("job/job.json")["messages"] as? [[String: Any]] ?? []
        #expect(messages.map { $0["code"] as? String } == ["no_tier"])
    }
}

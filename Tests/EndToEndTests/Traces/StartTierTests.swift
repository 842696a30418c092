import Testing

/// A tank of one tier with a pipe behind a valve, and a pump of another tier that nothing is joined to.
///
///     T1 --P1-- V1 --P2--        S1
@Suite("A start that the traced tier does not supply")
struct StartTierTests {
    /// - Parameter flow: which way P2 may be passed: `both`, or `back` towards the valve alone.
    private func run(_ kind: String, tier: String, _ definition: String, flow: String = "both") throws -> (
        ended: Arterial.Ended, outputs: Outputs
    ) {
        let group = "{group: G}"
        let project = try TemporaryProject([
            "arterial.yaml": "networks: {n: {utility: {source: pipes.csv, model: model.yaml, crs: EPSG:25832}}}\n",
            "model.yaml": """
            domain_networks: {Gas: {tier_definition: \(definition), tiers: {System: \(group), Pressure: \(group)}}}
            sources:
              Device:
                usage: device
                source: devices.csv
                fields: {id: id}
                asset_groups:
                  Device:
                    asset_types:
                      Tank: {where: "kind = 'tank'"}
                      Valve: {where: "kind = 'valve'", categories: [Isolating]}
              Pipe:
                usage: line
                source: pipes.csv
                fields: {id: id}
                oneway: {field: flow, forward: ahead, backward: back, both: both}
                asset_groups: {Pipe: {asset_types: {Pipe: {}}}}
            controllers:
              - {source: Device, global_id: T1, subnetwork: All, tier: System}
              - {source: Device, global_id: S1, subnetwork: Zone, tier: Pressure}

            """,
            "devices.csv": "id,kind,x,y\nT1,tank,0,0\nV1,valve,100,0\nS1,tank,500,0\n",
            "pipes.csv": """
            id,flow,wkt
            P1,both,"LINESTRING (0 0, 100 0)"
            P2,\(flow),"LINESTRING (100 0, 200 0)"

            """,
            "job.yaml": """
            job: trace
            network: n
            trace_type: \(kind)
            tier: \(tier)
            starting_locations: {source: Pipe, global_id: P2}
            configuration: {filter: {barriers: {category: Isolating}}}

            """,
        ])
        return (try project.run("run", "job.yaml"), project.outputs())
    }

    private static let kinds = ["isolation", "upstream", "downstream", "subnetwork", "subnetwork_controllers"]

    private static let sentence = "Pipe P2 is not in the tier Pressure; it is in System"

    @Test("fails the job where another tier beside it does", arguments: kinds)
    func fails(_ kind: String) throws {
        let ended = try run(kind, tier: "Pressure", "partitioned").ended
        #expect(ended.code == 1 && ended.error.contains(Self.sentence), "\(ended.error)")
        #expect(try run(kind, tier: "System", "partitioned").ended.code == 0)
    }

    @Test("has no controllers where tiers lie in one another, and the job says which tier does", arguments: kinds)
    func warns(_ kind: String) throws {
        let ended = try run(kind, tier: "Pressure", "hierarchical").ended
        #expect(ended.code == 0 && ended.output.contains("warning: " + Self.sentence), "\(ended.output)")
        let within = try run(kind, tier: "System", "hierarchical").ended
        #expect(within.code == 0 && !within.output.contains("is not in the tier"), "\(within.output)")
    }

    @Test("has no supply where none does", arguments: ["hierarchical", "partitioned"], ["System", "Pressure"])
    func hasNone(_ definition: String, _ tier: String) throws {
        let (ended, outputs) = try run("isolation", tier: tier, definition, flow: "back")
        #expect(ended.code == 0, "\(ended.error)")
        #expect(try outputs.table("job/summary.csv").rows.contains { $0.values.contains("not_supplied") })
    }
}

import Testing

/// A generator at the end of a street, which controls the lower tier and has nothing at its upstream terminal.
///
///     T1 --L1-- H1 --L2-- V1 --L3-- Out[G1]In
@Suite("A controller of a lower tier that gets no supply itself")
struct GeneratorTests {
    private func run(tier: String) throws -> (ended: Arterial.Ended, outputs: Outputs) {
        let project = try TemporaryProject([
            "arterial.yaml": "networks: {n: {utility: {source: devices.csv, model: model.yaml, crs: EPSG:25832}}}\n",
            "model.yaml": """
            domain_networks: {E: {tiers: {Medium: {rank: 1}, Low: {rank: 2}}}}
            terminal_configurations: {G: {terminals: {In: {upstream: true}, Out: {}}, directional: true}}
            sources:
              Device:
                usage: device
                source: devices.csv
                fields: {id: id}
                asset_groups:
                  Device:
                    asset_types:
                      Plain: {where: "kind = 'plain'"}
                      Switch: {where: "kind = 'switch'", categories: [Isolating]}
                      Generator: {where: "kind = 'generator'", terminal_configuration: G}
              Line:
                usage: line
                source: lines.csv
                fields: {id: id, from_terminal: ft, to_terminal: tt, wkt: wkt}
                asset_groups: {Line: {asset_types: {Line: {}}}}
            controllers: [{source: Device, global_id: G1, terminal: Out, tier: Low, subnetwork: Street}]

            """,
            "devices.csv": "id,kind,x,y\nT1,plain,0,0\nH1,plain,50,0\nV1,switch,100,0\nG1,generator,200,0\n",
            "lines.csv": """
            id,ft,tt,wkt
            L1,,,"LINESTRING (0 0, 50 0)"
            L2,,,"LINESTRING (50 0, 100 0)"
            L3,,Out,"LINESTRING (100 0, 200 0)"

            """,
            "job.yaml": """
            job: trace
            network: n
            trace_type: isolation
            tier: \(tier)
            starting_locations: {global_id: L1}
            configuration: {filter: {barriers: {category: Isolating}}}

            """,
        ])
        return (try project.run("run", "job.yaml"), project.outputs())
    }

    @Test("is supply: what isolates is found in its tier, and a start there is in no tier above")
    func isolates() throws {
        let (ended, outputs) = try run(tier: "Low")
        #expect(ended.code == 0, "\(ended.error)")
        let rows = try outputs.table("job/isolation.csv").rows
        #expect(rows.filter { $0["role"] == "isolating" }.compactMap { $0["global_id"] } == ["V1"], "\(rows)")
        let above = try run(tier: "Medium").ended
        #expect(above.code == 1 && above.error.contains("L1 is not in the tier Medium; it is in Low"), "\(above.error)")
    }
}

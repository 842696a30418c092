import Testing

/// A pipe between two tanks, squeezed off on both sides of a leak:
///
///     T1----)(----x----)(----T2
@Suite("Squeeze-offs")
struct SqueezeOffTests {
    @Test("on one pipe are as many closures as there are places", arguments: [["0.2", "0.8"], ["0.2", "0.4"]])
    func places(_ fractions: [String]) throws {
        let barriers = fractions.map { "{source: Pipe, global_id: P, fraction_along: \($0)}" }
        let project = try TemporaryProject([
            "pipes.csv": "id,wkt\nP,\"LINESTRING (500000 5400000, 500100 5400000)\"\n",
            "devices.csv": "id,x,y\nT1,500000,5400000\nT2,500100,5400000\n",
            "model.yaml": """
            domain_networks: {Water: {tiers: {Supply: {}}}}
            sources:
              Device:
                {usage: device, source: devices.csv, fields: {id: id}, asset_groups: {D: {asset_types: {D: {}}}}}
              Pipe: {usage: line, source: pipes.csv, fields: {id: id}, asset_groups: {P: {asset_types: {P: {}}}}}
            controllers: [{source: Device, subnetwork: S}]
            """ + "\n",
            "arterial.yaml": """
            networks: {town: {utility: {source: pipes.csv, model: model.yaml, crs: "EPSG:25832"}}}
            """ + "\n",
            "job.yaml": """
            job: trace
            network: town
            trace_type: isolation
            starting_locations: {source: Pipe, global_id: P, fraction_along: 0.3}
            filter_barriers: [\(barriers.joined(separator: ", "))]
            segments: true
            """ + "\n",
        ])
        let ended = try project.run("run", "job.yaml")
        try #require(ended.code == 0, "\(ended.output)\(ended.error)")
        let row = try #require(try project.outputs().table("job/summary.csv").rows.first)
        #expect(row["isolating"] == "P" && row["isolating_count"] == "2" && row["status"] == "isolable")
        let closed = try project.outputs().table("job/isolation.csv").rows.filter { $0["role"] == "isolating" }
        #expect(closed.count == 2)
        // The start lies on the piece between them.
        let segments = try project.outputs().table("job/segments.csv").rows
        let between = segments.first { $0["isolating"] == "P" && $0["isolating_count"] == "2" }
        #expect(row["segment"] != "" && row["segment"] == between?["segment"], "\(segments)")
    }
}

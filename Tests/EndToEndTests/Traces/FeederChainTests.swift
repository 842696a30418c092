import Testing

@Suite("Thousands of feeders")
struct FeederChainTests {
    /// At each node of a chain of one-way pipes a branch with a feeder comes in: the farther along the chain, the more feed a pipe.
    @Test("along one-way lines are known at once")
    func feeders() throws {
        let count = 2500
        let project = try CableRow.project(
            "type: short", ("1", "2"),
            "trace_type: upstream\nstarting_locations: {source: Line, global_id: L\(count - 1)}\n")
        let nodes = (0..<count).map { "F\($0),\(500_000 + 20 * $0),5400010\n" }
        let pipes = (0..<count).map { node in
            let x = 500_000 + 20 * node
            return "L\(node),FT,\"LINESTRING (\(x) 5400000, \(x + 20) 5400000)\"\n"
                + "B\(node),FT,\"LINESTRING (\(x) 5400010, \(x) 5400000)\"\n"
        }
        try project.write("id,x,y\n" + nodes.joined(), to: "devices.csv")
        try project.write("id,dir,wkt\n" + pipes.joined(), to: "lines.csv")
        try project.write(
            """
            domain_networks: {E: {tiers: {T: {}}}}
            sources:
              Device: {usage: device, source: devices.csv, fields: {id: id}, asset_groups: {D: {asset_types: {D: {}}}}}
              Line:
                usage: line
                source: lines.csv
                fields: {id: id}
                oneway: {field: dir}
                asset_groups: {L: {asset_types: {L: {}}}}
            controllers: [{source: Device, subnetwork: A}]

            """, to: "model.yaml")
        let ended = try project.run("run", "job.yaml")
        #expect(ended.code == 0, "\(ended.error)")
        let ids = try project.outputs().table("job/elements.csv").rows.compactMap { $0["global_id"] }
        #expect(Set(ids).count == 3 * count)
    }
}

import Testing

/// T----L1----o----L2----o----L3----o    `pipes.csv` has L1, `more.csv` the others.
@Suite("A layer of a utility network that moves to a file of which another layer is")
struct MovedSourceTests {
    private func project() throws -> TemporaryProject {
        try TemporaryProject([
            "pipes.csv": "id,wkt\nL1,\"LINESTRING (500000 5400000, 500100 5400000)\"\n",
            "more.csv": """
            id,wkt
            L2,"LINESTRING (500100 5400000, 500200 5400000)"
            L3,"LINESTRING (500200 5400000, 500300 5400000)"
            """ + "\n",
            "model.yaml": Self.model(service: "pipes.csv"),
            "arterial.yaml": "networks: {w: {utility: {source: pipes.csv, model: model.yaml, crs: \"EPSG:25832\"}}}\n",
            "job.yaml": """
            job: trace
            network: w
            trace_type: connected
            starting_locations: {source: Pipe, global_id: L1}
            """ + "\n",
        ])
    }

    private static func model(service: String) -> String {
        let layers = [("Pipe", "pipes.csv"), ("Branch", "more.csv"), ("Service", service)].map { name, source in
            "  \(name): {usage: line, source: \(source), fields: {id: id}, asset_groups: {P: {asset_types: {P: {}}}}}"
        }
        return "domain_networks: {Water: {tiers: {Supply: {}}}}\nsources:\n\(layers.joined(separator: "\n"))\n"
    }

    @Test("is read from there, and its jobs run again") func moved() throws {
        let project = try project()
        func services() throws -> [String] {
            let ended = try project.run("run", "job.yaml")
            #expect(ended.code == 0, "\(ended.error)")
            let rows = try project.outputs().table("job/elements.csv").rows
            return rows.filter { $0["source"] == "Service" }.compactMap { $0["global_id"] }.sorted()
        }
        #expect(try services() == ["L1"])
        try project.write(Self.model(service: "more.csv"), to: "model.yaml")
        #expect(try services() == ["L2", "L3"])
    }
}

import Testing

@Suite("A mistake in a utility model")
struct ModelMistakeTests {
    private func model(crs: String = "EPSG:25832", types: String = "{D: {}}", associations: String = "") -> String {
        """
        domain_networks: {Water: {tiers: {Supply: {}}}}
        sources:
          Device:
            {usage: device, source: devices.csv, crs: \(crs), fields: {id: id}, asset_groups: {D: {asset_types: \(types)}}}
          Pipe: {usage: line, source: pipes.csv, fields: {id: id}, asset_groups: {P: {asset_types: {P: {}}}}}
        \(associations)
        """ + "\n"
    }

    private func told(_ model: String, crs: String = "EPSG:25832") throws -> String {
        let project = try TemporaryProject([
            "pipes.csv": "id,wkt\nP,\"LINESTRING (500000 5400000, 500100 5400000)\"\n",
            "devices.csv": "id,x,y\nT,500000,5400000\n", "joined.csv": "type,from_id,to_id\n1,T,P\n",
            "model.yaml": model,
            "arterial.yaml": "networks: {town: {utility: {source: pipes.csv, model: model.yaml, crs: '\(crs)'}}}\n",
            "job.yaml": "job: trace\nnetwork: town\ntrace_type: connected\nstarting_locations: {global_id: T}\n",
        ])
        let ended = try project.run("validate", "job.yaml")
        #expect(ended.code == (ended.error.isEmpty ? 0 : 1))
        return ended.error
    }

    @Test("is told at its place, be it a coordinate system, a table's field or a group of nothing") func places() throws
    {
        #expect(try told(model()) == "")
        let system = "error: `abc` is not a coordinate system that is known"
        #expect(try told(model(crs: "abc")).contains("model.yaml:4:47: \(system)"))
        #expect(try told(model(), crs: "abc").contains("arterial.yaml:1:72: \(system)"))
        #expect(try told(model(types: "{}")).contains("model.yaml:4:109: error: the mapping of asset types is empty"))
        let associations = "associations: [{source: joined.csv, fields: {from_id: from_id, to_id: to_id}}]"
        let found = try told(model(associations: associations))
        #expect(found.contains("model.yaml:6:16: error: the layer 'joined' has no field 'associationtype'"), "\(found)")
        #expect(found.contains("help: name the table's own field under 'fields'"))
    }
}

import Testing

/// A tank and a valve on a pipe, whose model tells by conditions what they are.
@Suite("A condition of a utility model that no row meets")
struct UnmetConditionTests {
    private func ended(source: String, controller: String) throws -> String {
        let project = try TemporaryProject([
            "arterial.yaml": "networks: {n: {utility: {source: ., model: model.yaml, crs: EPSG:25832}}}\n",
            "model.yaml": """
            domain_networks: {W: {tiers: {T: {}}}}
            sources:
              Line: {usage: line, source: line.csv, fields: {id: id}, asset_groups: {L: {asset_types: {P: {}}}}}
              Device: {usage: device, source: device.csv, fields: {id: id}, asset_groups: {D: {asset_types: {T: {}}}}\(source)}
            controllers: [{source: Device, where: "\(controller)", subnetwork: A}]

            """,
            "line.csv": "id,wkt\na,\"LINESTRING (0 0, 100 0)\"\n",
            "device.csv": "id,x,y,kind\nS,0,0,tank\nV,100,0,valve\n",
            "job.yaml": """
            {job: trace, network: n, trace_type: connected, starting_locations: {source: Line, global_id: a}}

            """,
        ])
        let run = try project.run("run", "job.yaml")
        #expect(run.code == 0, "\(run.error)")
        return try project.outputs().text("job/job.json")
    }

    @Test(
        "is told with every job, by its text",
        arguments: [
            ("", "kind = 'tnak'", "kind = 'tnak'", "controllers"),
            (", customers: \"kind = 'house'\"", "kind = 'tank'", "kind = 'house'", "customers"),
            (", operable: \"kind = 'gate'\"", "kind = 'tank'", "kind = 'gate'", "operable features"),
            (", where: \"kind = 'gate'\"", "kind = 'tank'", "kind = 'gate'", "features"),
        ])
    func told(_ source: String, _ controller: String, _ condition: String, _ selected: String) throws {
        #expect(
            try ended(source: source, controller: controller).contains(
                "no row of Device meets `\(condition)`, so that it has no \(selected) by it"))
    }

    @Test("is none where a row meets it") func met() throws {
        #expect(try !ended(source: "", controller: "kind = 'tank'").contains("unmet_condition"))
    }
}

import Testing

/// A main with an upright end, seen from the side:
///
///                    T      5 m     T is a tank, V a valve at the foot of the riser, H a house.
///                    |
///     H-----R2---R1--V      0 m     R1 is one line: a hundred metres along the street, and up to the tank.
@Suite("A line that goes straight up")
struct RiserTests {
    /// - Parameter top: where the line ends, in the plane.
    private func project(top: String) throws -> TemporaryProject {
        try TemporaryProject([
            "pipes.csv": """
            id,wkt
            R1,"LINESTRING Z (500000 5400000 0, 500100 5400000 0, \(top) 5)"
            R2,"LINESTRING Z (500000 5400000 0, 499900 5400000 0)"
            """ + "\n",
            "devices.csv": """
            id,kind,wkt
            T,tank,"POINT Z (\(top) 5)"
            V,valve,"POINT Z (500100 5400000 0)"
            H,house,"POINT Z (499900 5400000 0)"
            """ + "\n",
            "model.yaml": """
            domain_networks: {Water: {tiers: {Supply: {}}}}
            sources:
              Device:
                usage: device
                source: devices.csv
                fields: {id: id, wkt: wkt}
                asset_groups: {D: {asset_types: {Valve: {where: "kind = 'valve'", categories: [Isolating]}, Other: {where: "kind <> 'valve'"}}}}
              Pipe: {usage: line, source: pipes.csv, fields: {id: id, wkt: wkt}, asset_groups: {P: {asset_types: {P: {connectivity: any_vertex}}}}}
            controllers: [{source: Device, where: "kind = 'tank'", subnetwork: S}]
            """ + "\n",
            "arterial.yaml": "networks: {w: {utility: {source: pipes.csv, model: model.yaml, crs: \"EPSG:25832\"}}}\n",
            "isolation.yaml": Self.job("isolation", "configuration: {filter: {barriers: {category: Isolating}}}"),
            "connected.yaml": Self.job("connected", "barriers: [{global_id: V}]"),
            "controllers.yaml": Self.job("subnetwork_controllers", "barriers: [{global_id: V}]"),
        ])
    }

    private static func job(_ type: String, _ keys: String) -> String {
        "job: trace\nnetwork: w\ntrace_type: \(type)\nstarting_locations: {global_id: R1}\n\(keys)\n"
    }

    @Test(
        "is where a trace from all of it begins, as if it were out of plumb",
        arguments: ["500100 5400000", "500100 5400001"])
    func start(top: String) throws {
        let project = try project(top: top)
        let ended = try project.run("run", "isolation.yaml", "connected.yaml", "controllers.yaml")
        #expect(ended.code == 0, "\(ended.error)")
        let outputs = project.outputs()
        #expect(try outputs.table("isolation/summary.csv").rows.first?["status"] == "not_isolable")
        let connected = try outputs.table("connected/elements.csv").rows
        #expect(connected.contains { $0["global_id"] == "T" })
        #expect(connected.filter { $0["global_id"] == "R1" }.map { $0["role"] } == ["start", "start"])
        #expect(try outputs.table("controllers/elements.csv").rows.map { $0["global_id"] } == ["T"])
    }
}

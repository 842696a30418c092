import Testing

/// Streets at a pole, where no map of longitude and latitude has a true shape.
struct AreaPoleTests {
    private func project(_ latitudes: [(String, Double, Double)]) throws -> TemporaryProject {
        let streets = latitudes.map { name, south, north in
            LayerText.feature(
                "{\"type\": \"LineString\", \"coordinates\": [[0, \(south)], [0, \(north)]]}",
                "\"name\": \"\(name)\", \"class\": \"residential\"")
        }
        let facilities = latitudes.map { "{name: \($0.0), at: [0, \($0.1)]}" }.joined(separator: ", ")
        return try TemporaryProject([
            "streets.geojson": LayerText.collection(streets),
            "arterial.yaml": """
            networks: {n: {streets: {source: streets.geojson, travel_modes: [own], fields: {name: name, class: class}}}}
            travel_modes: {own: {speeds: {residential: 36}}}

            """,
            "a.yaml": """
            job: service_area
            network: n
            facilities: [\(facilities)]
            breaks: 30
            polygons: {detail: detailed}
            lines: {shape: true_shape}

            """,
        ])
    }

    @Test("They make lines and no areas, with a warning; streets far from it make both")
    func atPole() throws {
        let project = try project([("polar", 89.99, 89.998), ("town", 84, 84.004)])
        let ended = try project.run("run", "a.yaml")
        #expect(ended.code == 0, "\(ended.error)")
        let outputs = project.outputs()
        #expect(Set(try outputs.table("a/polygons.csv").rows.compactMap { $0["name"] }).count == 1)
        #expect(try outputs.features("a/lines.geojson").features.count == 2)
        #expect(try outputs.text("a/job.json").contains("streets of n within 11 km of a pole make no area"))
    }

    @Test("Nothing is said of streets that are far from it")
    func elsewhere() throws {
        let project = try project([("town", 84, 84.004)])
        #expect(try project.run("run", "a.yaml").code == 0)
        #expect(try !project.outputs().text("a/job.json").contains("at_pole"))
    }
}

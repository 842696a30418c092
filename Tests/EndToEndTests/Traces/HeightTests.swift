import Testing

/// Two pipes that follow one another on the ground, and one that crosses above where they meet.
@Suite("A pipe above others")
struct HeightTests {
    private static let pipes = [
        ("a", [[0, 0, 0], [100, 0, 0]]), ("b", [[100, 0, 0], [200, 0, 0]]), ("bridge", [[100, 0, 5], [100, 100, 5]]),
    ]

    private static func text(_ places: [[Int]], dimension: String) -> String {
        let numbers = places.map { place in
            (dimension == "M" ? place.prefix(2) + [9] : place[...]).map(String.init).joined(separator: " ")
        }
        return "LINESTRING \(dimension) (" + numbers.joined(separator: ", ") + ")"
    }

    @Test(
        "is not connected where its text says its height, as where its geometry does",
        arguments: [("Z", false), ("", false), ("M", true)])
    func crossing(_ dimension: String, _ isConnected: Bool) throws {
        let rows = Self.pipes.map { "\($0.0),\"\(Self.text($0.1, dimension: dimension))\"\n" }.joined()
        let project = try TemporaryProject([
            "arterial.yaml": "networks: {n: {utility: {source: ., model: model.yaml, crs: EPSG:25832}}}\n",
            "model.yaml": """
            domain_networks: {W: {tiers: {T: {}}}}
            sources:
              Line: {usage: line, source: line.csv, fields: {id: id}, asset_groups: {L: {asset_types: {P: {}}}}}
              Device: {usage: device, source: device.csv, fields: {id: id}, asset_groups: {D: {asset_types: {T: {}}}}}
            controllers: [{source: Device, global_id: S, subnetwork: A}]

            """,
            "line.csv": "id,wkt\n" + rows,
            "device.csv": "id,x,y\nS,0,0\n",
            "job.yaml": """
            {job: trace, network: n, trace_type: connected, starting_locations: {source: Line, global_id: a}}

            """,
        ])
        let ended = try project.run("run", "job.yaml")
        #expect(ended.code == 0, "\(ended.error)")
        let ids = try project.outputs().table("job/elements.csv").rows.compactMap { $0["global_id"] }
        let text =
            "1 ends of lines meet nothing, as what is drawn there lies higher or lower, such as Line bridge and Line a"
        #expect(try project.outputs().text("job/job.json").contains(text) == !isConnected)
        #expect(Set(ids) == (isConnected ? ["S", "a", "b", "bridge"] : ["S", "a", "b"]), "\(ids)")
    }
}

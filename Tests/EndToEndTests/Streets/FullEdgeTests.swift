import Testing

@Suite("A point barrier on the full edge")
struct FullEdgeTests {
    @Test("closes the street up to the next junctions, past traffic lights and gates where no other street meets it")
    func piece() throws {
        let nodes = [(1, 0, 0), (2, 1, 0), (3, 2, 0), (4, 3, 0), (5, 4, 0), (6, 1, 1), (7, 3, 1)].map { id, x, y in
            let tag = id == 3 ? "<tag k=\"highway\" v=\"traffic_signals\"/>" : ""
            return "<node id=\"\(id)\" version=\"1\" lon=\"9.00\(x)\" lat=\"50.00\(y)\">\(tag)</node>"
        }
        let ways = [(1, [1, 2, 3, 4, 5]), (2, [2, 6, 7, 4])].map { id, nodes in
            "<way id=\"\(id)\" version=\"1\">" + nodes.map { "<nd ref=\"\($0)\"/>" }.joined()
                + "<tag k=\"highway\" v=\"residential\"/></way>"
        }
        let project = try GridTown.project([
            "a.yaml": """
            job: route
            network: town
            travel_mode: car
            stops: [{at: [9.0, 50.0]}, {at: [9.004, 50.0]}]
            barriers: {points: [{at: [9.0015, 50.0], full_edge: true}]}
            """
        ])
        try project.write(
            "<?xml version=\"1.0\"?><osm version=\"0.6\">" + (nodes + ways).joined() + "</osm>", to: "town.osm")
        let ended = try project.run("run", "a.yaml")
        #expect(ended.code == 0, "\(ended.error)")
        let barrier = try #require(try project.outputs().features("a/barriers.geojson").features.first)
        #expect(barrier.number("edges") == 2, "\(barrier.properties)")
        let length = try #require(barrier.number("length"))
        #expect(abs(length - 143.3) < 0.5)
    }
}

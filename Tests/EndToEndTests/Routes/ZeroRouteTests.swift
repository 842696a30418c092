import Testing

@Suite("A route between stops at one place")
struct ZeroRouteTests {
    @Test("has no line, true to the streets or straight", arguments: ["true_shape", "straight"])
    func straight(_ shape: String) throws {
        let stops = "{at: \(GridTown.place(1, 1))}, {at: \(GridTown.place(1, 1))}"
        let outputs = try LayerJob().outputs(stops: stops, "outputs: {geometry: \(shape)}\n")
        #expect(try outputs.text("a/routes.geojson").contains("\"geometry\":null"))
    }
}

import Testing

/// A street of 3 km, a one-way street from its end that leads nowhere, and another that leads onto it alone.
@Suite("A last stop that nothing leads to")
struct LostLastStopTests {
    private func visited(_ curb: String) throws -> Set<String> {
        let streets = [
            LayerText.line([(0, 0), (2, 0), (3, 0)], "\"kind\": \"residential\", \"ow\": null"),
            LayerText.line([(3, 0), (3, 1)], "\"kind\": \"residential\", \"ow\": \"FT\""),
            LayerText.line([(2, 1), (2, 0)], "\"kind\": \"residential\", \"ow\": \"FT\""),
        ]
        let town = try StreetProject(
            "source: a.geojson, fields: {class: kind, oneway: ow}, connectivity: {policy: any_vertex}",
            ["a.geojson": LayerText.collection(streets)])
        let stops = [
            "{name: A, at: \(GridTown.place(0.5, 0))}",
            "{name: Trap, at: \(GridTown.place(3, 0.5)), curb_approach: \(curb)}",
            "{name: Out, at: \(GridTown.place(2, 0.5))}",
        ]
        let outputs = try town.outputs(
            stops.joined(separator: ", "), "find_best_sequence: true\nlocate: {allow_auto_relocate: false}\n")
        let rows = try outputs.table("a/stops.csv").rows
        return Set(rows.filter { $0["status"] == "ok" }.compactMap { $0["name"] })
    }

    @Test(
        "takes no other stop from a best order, nor one at which a route can only end",
        arguments: ["either", "no_u_turn"])
    func others(_ curb: String) throws { #expect(try visited(curb) == ["A", "Trap"]) }
}

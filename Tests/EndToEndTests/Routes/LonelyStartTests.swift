import Testing

/// A first stop on an island a kilometre off: no way leads on from it.
@Suite("A first stop that leads to none of the others")
struct LonelyStartTests {
    private func town() throws -> StreetProject {
        let ways: [[(Double, Double)]] = [[(0, 0), (3, 0)], [(20, 20), (21, 20)]]
        let streets = ways.map { LayerText.line($0, "\"kind\": \"residential\"") }
        return try StreetProject(
            "source: a.geojson, fields: {class: kind}", ["a.geojson": LayerText.collection(streets)])
    }

    private static let stops = [(20.5, 20.0), (0.5, 0), (2.5, 0), (1, 0)].enumerated().map { number, place in
        "{name: \(["A", "B", "C", "D"][number]), at: \(GridTown.place(place.0, place.1))}"
    }

    @Test("is left out, and the route goes from the next one")
    func leftOut() throws {
        let outputs = try town().outputs(Self.stops.joined(separator: ", "))
        let statuses = try outputs.table("a/stops.csv").rows.map { "\($0["name"] ?? "") \($0["status"] ?? "")" }
        #expect(Set(statuses) == ["A not_reached", "B ok", "C ok", "D ok"], "\(statuses)")
        #expect(try outputs.table("a/routes.csv").rows.map { $0["name"] } == ["B - D"])
    }

    @Test(
        "is left out of a round and of the best order, too",
        arguments: ["return_to_start: true", "find_best_sequence: true"])
    func otherOrders(_ order: String) throws {
        let outputs = try town().outputs(Self.stops.joined(separator: ", "), order + "\n")
        let visited = try outputs.table("a/stops.csv").rows.filter { $0["status"] == "ok" }.compactMap { $0["name"] }
        #expect(Set(visited) == ["B", "C", "D"], "\(visited)")
    }

    /// A street of 3 km, and one that leads onto it and nowhere back.
    private func slope(_ stops: String, _ more: String) throws -> Arterial.Ended {
        let streets = [
            LayerText.line([(0, 0), (2, 0), (3, 0)], "\"kind\": \"residential\", \"ow\": null"),
            LayerText.line([(2, 1), (2, 0)], "\"kind\": \"residential\", \"ow\": \"FT\""),
        ]
        let town = try StreetProject(
            "source: a.geojson, fields: {class: kind, oneway: ow}, connectivity: {policy: any_vertex}",
            ["a.geojson": LayerText.collection(streets)])
        return try town.ended(stops, more)
    }

    private static let source = "{name: S, at: \(GridTown.place(2, 0.5))}"
    private static let valley = "{name: A, at: \(GridTown.place(0.5, 0))}, {name: C, at: \(GridTown.place(1.5, 0))}"

    @Test("is told apart from one that nothing leads back to")
    func noWayBack() throws {
        let best = try slope("\(Self.source), \(Self.valley)", "return_to_start: true\nfind_best_sequence: true\n")
        let sentence = "S is not reached: no way that car may use leads on from there to another stop and back"
        #expect(best.code == 0 && best.output.contains(sentence), "\(best.output)")
        let given = try slope("\(Self.source), \(Self.valley)", "return_to_start: true\n")
        #expect(
            given.output.contains("S is not reached: no way that car may use leads there from C"), "\(given.output)")
    }

    @Test(
        "and back to it again is no route",
        arguments: ["", "return_to_start: true\n", "return_to_start: true\nfind_best_sequence: true\n"])
    func nowhereAndBack(_ more: String) throws {
        let ended = try slope("{name: A, at: \(GridTown.place(0.5, 0))}, \(Self.source)", more)
        #expect(ended.code == 1, "\(ended.output)")
    }

    @Test("fails the job where no stop may be left out, or no two are joined")
    func fails() throws {
        let strict = try town().ended(Self.stops.joined(separator: ", "), "locate: {skip_invalid: false}\n")
        #expect(strict.code == 1 && strict.error.contains("A is not reached"), "\(strict.error)")
        let alone = try town().ended(Self.stops[..<2].joined(separator: ", "))
        #expect(alone.code == 1 && alone.error.contains("B is not reached"), "\(alone.error)")
    }
}

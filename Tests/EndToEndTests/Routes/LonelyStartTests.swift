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

    @Test("fails the job where no stop may be left out, or no two are joined")
    func fails() throws {
        let strict = try town().ended(Self.stops.joined(separator: ", "), "locate: {skip_invalid: false}\n")
        #expect(strict.code == 1 && strict.error.contains("A is not reached"), "\(strict.error)")
        let alone = try town().ended(Self.stops[..<2].joined(separator: ", "))
        #expect(alone.code == 1 && alone.error.contains("B is not reached"), "\(alone.error)")
    }
}

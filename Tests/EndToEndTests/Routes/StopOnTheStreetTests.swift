import Testing

/// A street with a loop at its eastern end.
@Suite("A stop on the line of its street, to be on one side of the vehicle")
struct StopOnTheStreetTests {
    private func town() throws -> StreetProject {
        let ways: [[(Double, Double)]] = [[(0, 0), (3, 0)], [(3, 0), (4, 0), (4, 1), (3, 1), (3, 0)]]
        let streets = ways.map { LayerText.line($0, "\"kind\": \"residential\"") }
        return try StreetProject(
            "source: a.geojson, fields: {class: kind}", ["a.geojson": LayerText.collection(streets)])
    }

    private func job(_ approach: String, north: Double = 0) -> String {
        "\(StreetProject.at(0.5, 0)), {name: S, at: \(GridTown.place(2, north)), curb_approach: \(approach)}, "
            + StreetProject.at(0.5, 0)
    }

    @Test("is not turned round at", arguments: ["right", "left"])
    func noTurning(_ approach: String) throws {
        let town = try town()
        let back = try #require(try town.total("total_length", job("either")))
        let round = try #require(try town.total("total_length", job("no_u_turn")))
        #expect(round > back + 100)
        #expect(try town.total("total_length", job(approach)) == round)
    }

    @Test("is told to be on both sides, and one beside it is not")
    func told() throws {
        #expect(
            try notes(job("right"))
                == ["S lies on its street itself: vehicles of both directions have it on their right"])
        #expect(try notes(job("right", north: -0.01)) == [])
        #expect(try notes(job("no_u_turn")) == [])
    }

    @Test("is told of barriers, too")
    func barrier() throws {
        let barrier =
            "barriers: {points: [{name: B, at: \(GridTown.place(1, 0)), type: added_cost, cost: 1 min, curb_approach: left}]}\n"
        #expect(
            try notes(job("either"), barrier)
                == ["B lies on its street itself: vehicles of both directions have it on their left"])
    }

    private func notes(_ stops: String, _ more: String = "") throws -> [String] {
        let messages = try town().outputs(stops, more).json("a/job.json")["messages"] as? [[String: Any]] ?? []
        return messages.filter { $0["code"] as? String == "on_both_sides" }.compactMap { $0["text"] as? String }
    }
}

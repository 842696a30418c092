import Testing

/// Costs that the streets of a network have beside time and length.
@Suite("A network's own cost")
struct OwnCostTests {
    /// From the west over the street, 1.234567, or round it, 0.4.
    private func town(_ job: String) -> [String: String] {
        StreetTown.project(
            street: "\"toll\": 1.234567, \"fee\": 3, \"tax\": null",
            others: "\"toll\": 0.1, \"fee\": 0, \"tax\": 0.000001",
            streets: "costs: {toll: toll, fee: fee, tax: tax}", job: job)
    }

    private func route(_ job: String) throws -> FeatureTable.Feature {
        let project = try TemporaryProject(town(job))
        let ended = try project.run("run", "job.yaml")
        try #require(ended.code == 0, "\(ended.error)")
        return try #require(try project.outputs().features("job/routes.geojson").features.first)
    }

    /// The columns of own costs as the file writes them.
    private func written(_ job: String) throws -> [String] {
        let project = try TemporaryProject(town(job))
        _ = try project.run("run", "job.yaml")
        let text = try project.outputs().text("job/routes.geojson")
        return text.components(separatedBy: "\"total_").dropFirst(3).map { part in
            String(part.prefix { $0 != "," && $0 != "}" }).replacing("\":", with: " ")
        }
    }

    @Test(
        "is added up exactly, in the order of accumulate",
        arguments: [
            ("", []), ("accumulate: [toll]", ["toll 1.434567"]),
            ("accumulate: [tax, toll]", ["tax 0.000002", "toll 1.434567"]),
            ("accumulate: [toll, fee]", ["toll 1.434567", "fee 3.000000"]),
        ])
    func exact(_ job: String, _ totals: [String]) throws {
        #expect(try written(job) == totals)
    }

    @Test("decides over the way as the impedance, and is reported then")
    func impedance() throws {
        let (soonest, cheapest) = (try route("accumulate: [toll]"), try route("impedance: toll"))
        // Twice 0.1 to the street and from it, and 0.1 round it.
        #expect(cheapest.number("total_toll") == 0.3)
        #expect(soonest.number("total_toll") == 1.434567)
        let lengths = [soonest, cheapest].map { $0.number("total_length") ?? 0 }
        #expect(lengths[1] > lengths[0] + 300)
        // Time is that of the way, whatever decides over it.
        let times = [soonest, cheapest].map { $0.number("total_time") ?? 0 }
        #expect(abs(times[1] / times[0] - lengths[1] / lengths[0]) < 1e-3)
    }

    @Test("sends nobody up and down a street that is free of it", arguments: [0.1, 0.4, 0.9])
    func free(start: Double) throws {
        let streets = [1: 0, 2: 1].map { link, toll in
            LayerText.line(
                [(Double(link - 1), 0), (Double(link), 0)],
                "\"link\": \(link), \"kind\": \"residential\", \"toll\": \(toll)")
        }
        let town = try StreetProject(
            "source: a.geojson, fields: {id: link, class: kind}, costs: {toll: toll}",
            ["a.geojson": LayerText.collection(streets)])
        let stops = "\(StreetProject.at(start, 0)), \(StreetProject.at(1.8, 0))"
        let job = "impedance: toll\nu_turns: at_dead_ends\n"
        #expect(try town.path(stops, job) == ["1", "2"])
        #expect(abs(try #require(try town.total("total_toll", stops, job)) - 0.8) < 1e-4)
    }

    @Test("is once in the table where it is the impedance and accumulated")
    func once() throws {
        #expect(try written("impedance: toll\naccumulate: [toll, fee]") == ["toll 0.300000", "fee 0.000000"])
    }

    @Test("grows by what barriers add and multiply")
    func barriers() throws {
        let street = "POLYGON ((0.0063 0.0095, 0.0189 0.0095, 0.0189 0.0105, 0.0063 0.0105, 0.0063 0.0095))"
        let scaled = try route(
            "accumulate: [toll]\nbarriers: {polygons: [{wkt: '\(street)', type: scaled_cost, factors: {toll: 2}}]}")
        #expect(scaled.number("total_toll") == 2.669134)
        let place = "at: \(KeyTowns.place(14, 0))"
        let added = try route(
            "accumulate: [toll]\nbarriers: {points: [{\(place), type: added_cost, costs: {toll: 2.5}}]}")
        #expect(added.number("total_toll") == 3.934567)
    }

    /// The same streets, of which that in the middle costs so much, and the others 0.1.
    private func route(middle cost: String, _ job: String) throws -> FeatureTable.Feature {
        let project = try TemporaryProject(
            StreetTown.project(
                street: "\"toll\": \(cost)", others: "\"toll\": 0.100001", streets: "costs: {toll: toll}", job: job))
        let ended = try project.run("run", "job.yaml")
        try #require(ended.code == 0, "\(ended.error)")
        #expect(!ended.output.contains("is counted in steps"))
        return try #require(try project.outputs().features("job/routes.geojson").features.first)
    }

    @Test("that is dear leads through no street that may only be reached, as long as another way leads there")
    func destination() throws {
        let streets = [
            ([(0.0, 0.0), (1, 0)], "", "1"), ([(1, 0), (2, 0)], "destination", "1"), ([(2, 0), (3, 0)], "", "1"),
            ([(1, 0), (1, 1), (2, 1), (2, 0)], "", "2000000000"),
        ].enumerated().map { number, street in
            LayerText.line(
                street.0,
                "\"link\": \(number + 1), \"kind\": \"residential\", \"access\": \"\(street.1)\", \"toll\": \(street.2)"
            )
        }
        let town = try StreetProject(
            "source: a.geojson, fields: {id: link, class: kind, tags: {access: access}}, costs: {toll: toll}",
            ["a.geojson": LayerText.collection(streets)])
        let stops = "\(StreetProject.at(0.2, 0)), \(StreetProject.at(2.8, 0))"
        #expect(try town.path(stops, "impedance: toll\n") == ["1", "4", "3"])
        #expect(try !town.messages(stops, "impedance: toll\n").contains { $0.hasPrefix("passes_through") })
    }

    @Test("is added up exactly beside streets that cost a billion, and they are gone round")
    func dear() throws {
        #expect(try route(middle: "1000000000", "impedance: toll").number("total_toll") == 0.300003)
        #expect(try route(middle: "999999999.5", "accumulate: [toll]").number("total_toll") == 999_999_999.700002)
        #expect(try route(middle: "5000.000001", "accumulate: [toll]").number("total_toll") == 5000.200003)
    }

    @Test("is told to be counted in steps where more streets cost a billion than can be added up")
    func coarse() throws {
        let streets = (0..<1300).map { number in
            LayerText.line(
                [(Double(number), 0), (Double(number + 1), 0)],
                "\"link\": \(number), \"kind\": \"residential\", \"toll\": 1000000000")
        }
        let town = try StreetProject(
            "source: a.geojson, fields: {id: link, class: kind}, costs: {toll: toll}",
            ["a.geojson": LayerText.collection(streets)])
        let stops = "\(StreetProject.at(0, 0)), \(StreetProject.at(1300, 0))"
        #expect(
            try town.messages(stops, "accumulate: [toll]").contains {
                $0.hasPrefix("coarse_cost: the cost 'toll' is counted in steps of 0.00001: ")
            })
        #expect(try town.total("total_toll", stops, "accumulate: [toll]") == 1_300_000_000_000)
    }

    @Test("and time are multiplied by a million where a barrier says so")
    func enormousFactor() throws {
        let street = "POLYGON ((0.0063 0.0095, 0.0189 0.0095, 0.0189 0.0105, 0.0063 0.0105, 0.0063 0.0095))"
        func barrier(_ factor: Int) -> String {
            "accumulate: [toll]\nlocate: {tolerance: 10 m}\nbarriers: {polygons: [{wkt: '\(street)', type: scaled_cost, "
                + "factors: {toll: \(factor), length: 1000000}}]}"
        }
        #expect(try route(middle: "100", barrier(1_000_000)).number("total_toll") == 100_000_000.200002)
    }

    @Test(
        "and time have room for many legs through a barrier that multiplies beyond measure",
        arguments: ["", "impedance: toll"])
    func beyondMeasure(_ impedance: String) throws {
        let street = LayerText.line([(0, 0), (4, 0)], "\"link\": 1, \"kind\": \"residential\", \"toll\": 1000000000")
        let town = try StreetProject(
            "source: a.geojson, fields: {id: link, class: kind}, costs: {toll: toll}",
            ["a.geojson": LayerText.collection(street)], more: "defaults: {route: {accumulate: [toll]}}\n")
        let stops = Array(repeating: "\(StreetProject.at(0, 0)), \(StreetProject.at(4, 0))", count: 40)
        let barrier =
            "barriers: {polygons: [{at: \(GridTown.place(2, 0)), buffer: 1 km, type: scaled_cost, "
            + "factors: {time: 1e18, toll: 1e18}}]}\nfind_best_sequence: true\n" + impedance
        let ended = try town.ended(stops.joined(separator: ", "), barrier)
        #expect(ended.code == 0, "\(ended.output)")
    }

    @Test(
        "that a network has not is a mistake",
        arguments: [
            "impedance: tolls", "accumulate: [tolls]",
            "barriers: {polygons: [{at: [0, 0.01], buffer: 1 m, type: scaled_cost, factors: {tolls: 2}}]}",
            "barriers: {polygons: [{at: [0, 0.01], buffer: 1 m, type: added_cost, costs: {tolls: 2}}]}",
        ])
    func unknown(_ job: String) throws {
        let ended = try TemporaryProject(town(job)).run("validate", "job.yaml")
        #expect(ended.code == 1)
        #expect(ended.error.contains("the network 'town' has no cost 'tolls'"))
        #expect(ended.error.contains("did you mean 'toll'?"))
    }
}

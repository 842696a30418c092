import Testing

@Suite("The best order of stops with time windows, which may be visited in several ways")
struct WindowOrderTests {
    @Test("serves a stop when it is passed first, where coming again costs as much and is late")
    func firstPass() throws {
        let project = try TemporaryProject([
            "s.geojson": """
            {"type":"FeatureCollection","features":[
            {"type":"Feature","properties":{"id":1},"geometry":{"type":"LineString","coordinates":[[9.98,0],[10.02,0]]}},
            {"type":"Feature","properties":{"id":2},"geometry":{"type":"LineString","coordinates":[[10.02,0],[10.02,0.001]]}}]}
            """,
            "arterial.yaml": """
            networks: {a: {time_zone: UTC, streets: {source: s.geojson, fields: {id: id}, travel_modes: [m]}}}
            travel_modes: {m: {default_speed: 36, u_turns: at_dead_ends}}
            """,
            "best.yaml": """
            job: route
            network: a
            start_time: 2026-05-04T08:00
            find_best_sequence: true
            preserve_last_stop: false
            stops:
              - {id: a0, at: [10, 0]}
              - {id: a1, at: [10.002, 0], curb_approach: no_u_turn}
              - {id: a2, at: [9.998, 0], curb_approach: no_u_turn, time_window: ["08:00:00", "08:00:30"]}
            """,
        ])
        #expect(try project.run("run", "best.yaml", "--quiet").code == 0)
        let stops = try project.outputs().table("best/stops.csv")
        #expect(stops.rows.map { $0["violation_time"] } == ["0.000000", "0.000000", "0.000000"])
    }

    @Test("is not worse than any other order of the same stops", arguments: 1...8)
    func permutations(_ seed: Int) throws {
        let stops = (1...3).map { number -> String in
            let (column, row) = ((seed * 7 + number * 5) % 9, (seed * 3 + number * 11) % 7)
            let opens = (seed * 13 + number * 29) % 100
            let half = number.isMultiple(of: 2) ? 0.5 : 0.3
            return "{id: \(number), at: \(GridTown.place(Double(column) / 3 + half / 3, Double(row / 2))), "
                + "curb_approach: no_u_turn, time_window: [\"08:0\(opens / 60):\(padded(opens % 60))\", "
                + "\"08:0\((opens + 25) / 60):\(padded((opens + 25) % 60))\"]}"
        }
        let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]
        var jobs = [job("best", stops, more: "find_best_sequence: true\npreserve_last_stop: false\n")]
        for (number, order) in orders.enumerated() { jobs.append(job("given-\(number)", order.map { stops[$0] })) }
        let project = try GridTown.project(["jobs.yaml": jobs.joined(separator: "---\n")])
        try project.write(
            "networks: {town: {time_zone: UTC, streets: {source: town.osm, travel_modes: [car]}}}\n",
            to: "arterial.yaml")
        #expect(try project.run("run", "jobs.yaml", "--quiet").code == 0)
        func price(_ name: String) throws -> [Double] {
            let route = try #require(try project.outputs().features("\(name)/routes.geojson").features.first)
            let (time, wait) = (try #require(route.number("total_time")), try #require(route.number("wait_time")))
            return [try #require(route.number("violation_time")), time + wait]
        }
        let best = try price("best")
        for number in orders.indices {
            let given = try price("given-\(number)")
            #expect(best[0] <= given[0] + 1e-6, "\(orders[number])")
            if abs(best[0] - given[0]) < 1e-6 { #expect(best[1] <= given[1] + 1e-6, "\(orders[number])") }
        }
    }

    private func job(_ name: String, _ stops: [String], more: String = "") -> String {
        "name: \(name)\njob: route\nnetwork: town\ntravel_mode: car\nu_turns: at_dead_ends\n"
            + "start_time: 2026-05-04T08:00\ndirections: none\n\(more)stops:\n"
            + "  - {id: 0, at: \(GridTown.place(0.5, 0))}\n" + stops.map { "  - \($0)\n" }.joined()
    }

    private func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

    @Test("takes a window as it is written on a day when clocks are put forward")
    func spring() throws {
        let project = try GridTown.project([
            "jobs.yaml": window("day", "[\"02:30\", \"03:10\"]") + "---\n" + window("night", "[\"03:30\", \"02:40\"]")
                + "---\n" + window("dates", "[2026-03-29T02:30, 2026-03-29T03:10]")
        ])
        try project.write(
            "networks: {town: {time_zone: Europe/Berlin, streets: {source: town.osm, travel_modes: [car]}}}\n",
            to: "arterial.yaml")
        #expect(try project.run("run", "jobs.yaml", "--quiet").code == 0)
        func lateness(_ name: String) throws -> Double {
            try project.outputs().table("\(name)/stops.csv").numbers("violation_time").last ?? -1
        }
        // Five hours after 01:50 it is 07:50; 02:30 is taken for 03:30, and then the window is over.
        #expect(try lateness("day") > 259 && lateness("dates") > 259)
        #expect(try lateness("night") == 0)
    }

    private func window(_ name: String, _ window: String) -> String {
        "name: \(name)\njob: route\nnetwork: town\nstart_time: 2026-03-29T01:50\ndirections: none\nstops:\n"
            + "  - {at: \(GridTown.place(0, 0)), service: 5 h}\n  - {at: \(GridTown.place(1, 1)), time_window: \(window)}\n"
    }
}

import Testing

/// From A one-way streets lead to B, and by a detour to C; from B to C leads a street for destinations only.
@Suite("A last resort")
struct LastResortTests {
    private func town() throws -> StreetProject {
        let streets: [(id: String, line: [(Double, Double)], more: String)] = [
            ("ab", [(0, 0), (1, 0)], "\"ow\": \"FT\""), ("ac", [(0, 0), (0, 2), (1, 2), (1, 1)], "\"ow\": \"FT\""),
            ("cb", [(1, 1), (1.5, 0.5), (1, 0)], "\"ow\": \"FT\""),
            ("dest", [(1, 0), (1, 1)], "\"access\": \"destination\""), ("a", [(-1, 0), (0, 0)], "\"ow\": null"),
            ("b", [(1, 0), (2, 0)], "\"ow\": null"), ("c", [(1, 1), (1, 1.2)], "\"ow\": null"),
        ]
        let lines = streets.map { LayerText.line($0.line, "\"name\": \"\($0.id)\", \"kind\": \"road\", \($0.more)") }
        return try StreetProject(
            "source: a.geojson, fields: {name: name, class: kind, oneway: ow, tags: {motorcar: access}}, travel_modes: [m]",
            ["a.geojson": LayerText.collection(lines)],
            more:
                "travel_modes: {m: {speeds: {road: 36}, access: [motorcar, access], destination_values: [destination], "
                + "oneway_tags: [oneway], u_turns: allowed}}\n")
    }

    private func order(_ window: String, _ more: String) throws -> (stops: [String], codes: [String]) {
        let stops = [
            "{name: A, at: \(GridTown.place(-0.5, 0))}", "{name: B, at: \(GridTown.place(1.5, 0))\(window)}",
            "{name: C, at: \(GridTown.place(1, 1.1))}",
        ]
        let town = try town()
        let time = window.isEmpty ? "" : "start_time: 2026-05-01T08:00Z\n"
        let messages = try town.messages(stops.joined(separator: ", "), more + time, mode: "m")
        let rows = try town.project.outputs().table("a/stops.csv").rows
        return (rows.compactMap { $0["name"] }, messages.compactMap { $0.split(separator: ":").first.map(String.init) })
    }

    @Test(
        "is not taken for being less late where another order needs none",
        arguments: ["", ", time_window: [2026-05-01T08:00Z, 2026-05-01T08:00:10Z]"])
    func notForLateness(_ window: String) throws {
        let found = try order(window, "find_best_sequence: true\npreserve_last_stop: false\n")
        #expect(found.stops == ["A", "C", "B"])
        #expect(!found.codes.contains("passes_through"), "\(found.codes)")
    }

    @Test("is taken where the order is given, and said") func givenOrder() throws {
        let found = try order("", "")
        #expect(found.stops == ["A", "B", "C"])
        #expect(found.codes.contains("passes_through"), "\(found.codes)")
    }

    @Test("counts in a schedule what it takes: a wide time window leaves the order as it is")
    func inASchedule() throws {
        let lines = [
            LayerText.line([(0, 0), (1, 0), (2, 0), (3, 0)], "\"kind\": \"road\", \"access\": null"),
            LayerText.line([(1, 0), (1, 1)], "\"kind\": \"road\", \"access\": \"destination\""),
            LayerText.line([(1, 1), (1, 2)], "\"kind\": \"road\", \"access\": null"),
        ]
        let town = try StreetProject(
            "source: a.geojson, fields: {class: kind, tags: {motorcar: access}}, travel_modes: [m], "
                + "connectivity: {policy: any_vertex}",
            ["a.geojson": LayerText.collection(lines)],
            more: "travel_modes: {m: {speeds: {road: 36}, access: [motorcar, access], "
                + "destination_values: [destination], u_turns: allowed}}\n")
        func order(_ window: String) throws -> [String] {
            let stops = [
                "{name: Start, at: \(GridTown.place(0.2, 0))}", "{name: Open, at: \(GridTown.place(2.2, 0))\(window)}",
                "{name: Enclosed, at: \(GridTown.place(1, 1.5))}", "{name: End, at: \(GridTown.place(2.8, 0))}",
            ]
            let more = "find_best_sequence: true\nstart_time: 2026-05-01T08:00Z\n"
            _ = try town.outputs(stops.joined(separator: ", "), more, mode: "m")
            return try town.project.outputs().table("a/stops.csv").rows.compactMap { $0["name"] }
        }
        #expect(try order("") == ["Start", "Enclosed", "Open", "End"])
        #expect(try order(", time_window: [2026-05-01T08:00Z, 2026-05-01T12:00Z]") == order(""))
    }
}

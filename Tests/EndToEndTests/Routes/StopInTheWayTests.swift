import Testing

/// A valley with a street of 3 km, from which a one-way street goes down to a village: nobody comes back from there.
@Suite("A stop that no way leads on from, in the middle of a given order")
struct StopInTheWayTests {
    private func valley() throws -> StreetProject {
        let streets = [
            LayerText.line([(0, 0), (2, 0), (3, 0)], "\"kind\": \"residential\", \"ow\": null"),
            LayerText.line([(2, 0), (2, 1)], "\"kind\": \"residential\", \"ow\": \"FT\""),
            LayerText.line([(2, 1), (5, 1)], "\"kind\": \"residential\", \"ow\": null"),
        ]
        return try StreetProject(
            "source: a.geojson, fields: {class: kind, oneway: ow}, connectivity: {policy: any_vertex}",
            ["a.geojson": LayerText.collection(streets)])
    }

    private static let places: [Character: (Double, Double)] = [
        "A": (0.5, 0), "B": (1, 0), "C": (2.5, 0), "D": (1.5, 0), "V": (3, 1), "W": (4, 1),
    ]

    private static func stops(_ names: String) -> String {
        names.compactMap { name in
            places[name].map { "{name: \(name), at: \(GridTown.place($0.0, $0.1))}" }
        }.joined(separator: ", ")
    }

    @Test(
        "is left out for those behind it where they are more",
        arguments: [
            ("AVBC", "", "ABC"), ("ABVCD", "", "ABCD"), ("AVBWC", "", "AVW"), ("AVBWDC", "", "ABDC"), ("AVB", "", "AV"),
            ("AVWB", "", "AVW"),
            ("ABVW", "", "ABVW"), ("AVBW", "", "AVW"), ("AVBC", "return_to_start: true\n", "ABC"),
            ("AVB", "return_to_start: true\n", "AB"), ("ABV", "return_to_start: true\n", "AB"),
            ("AVW", "return_to_start: true\n", "AVW"), ("ABVW", "return_to_start: true\n", "AB"),
        ])
    func leftOut(_ given: String, _ more: String, _ visited: String) throws {
        let rows = try valley().outputs(Self.stops(given), more).table("a/stops.csv").rows
        let reached = Set(rows.filter { $0["status"] == "ok" }.compactMap { $0["name"] })
        #expect(reached == Set(visited.map(String.init)), "\(rows)")
    }

    @Test("is told with the stop that it does not lead on to")
    func told() throws {
        let ended = try valley().ended(Self.stops("AVBC"))
        let sentence = "V is not reached: no way that car may use leads on from there to B"
        #expect(ended.code == 0 && ended.output.contains(sentence), "\(ended.output)")
    }

    @Test("fails the job where no stop may be left out")
    func strict() throws {
        let ended = try valley().ended(Self.stops("AVBC"), "locate: {skip_invalid: false}\n")
        #expect(ended.code == 1 && ended.error.contains("not reached"), "\(ended.error)")
    }

    /// A street of 3 km with a spur that is closed behind a stop where nobody turns round.
    private func spur(_ more: String, behind names: String = "BCD") throws -> (
        project: StreetProject, stops: String, more: String
    ) {
        let streets = [[(0.0, 0.0), (3, 0)], [(1, 0), (1, 1)]].map {
            LayerText.line($0, "\"kind\": \"residential\", \"ow\": null")
        }
        let project = try StreetProject(
            "source: a.geojson, fields: {class: kind, oneway: ow}, connectivity: {policy: any_vertex}",
            ["a.geojson": LayerText.collection(streets)])
        let spur = "{name: S, at: \(GridTown.place(1, 0.5)), curb_approach: no_u_turn}"
        let barrier = "barriers: {polygons: [{at: \(GridTown.place(1, 0.8)), buffer: 5 m}]}\n"
        return (project, "\(Self.stops("A")), \(spur), \(Self.stops(names))", barrier + more)
    }

    @Test(
        "may be one where nobody turns round",
        arguments: [
            ("", "ABCD"), ("return_to_start: true\n", "ABCD"), ("find_best_sequence: true\n", "ABCD"),
            ("find_best_sequence: true\n", "ABC"),
            ("find_best_sequence: true\nreturn_to_start: true\n", "ABC"),
        ])
    func whereNobodyTurns(_ more: String, _ visited: String) throws {
        let spur = try spur(more, behind: String(visited.dropFirst()))
        let rows = try spur.project.outputs(spur.stops, spur.more).table("a/stops.csv").rows
        let reached = Set(rows.filter { $0["status"] == "ok" }.compactMap { $0["name"] })
        #expect(reached == Set(visited.map(String.init)), "\(rows)")
    }

    @Test("where nobody turns round is told with the stop that it does not lead on to")
    func toldWhereNobodyTurns() throws {
        let spur = try spur("locate: {skip_invalid: false}\n")
        let ended = try spur.project.ended(spur.stops, spur.more)
        #expect(ended.code == 1 && ended.error.contains("S is not reached"), "\(ended.error)")
        #expect(!ended.error.contains("B is not reached"), "\(ended.error)")
    }
}

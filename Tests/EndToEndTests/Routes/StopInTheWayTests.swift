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
}

import Testing

@Suite("The golden routes of the languages")
struct GoldenLanguageTests {
    private static let maneuvers: Set<String> = [
        "depart", "arrive", "straight", "bear_left", "bear_right", "turn_left", "turn_right", "sharp_left",
        "sharp_right", "turn_left_left", "turn_left_right", "turn_right_left", "turn_right_right", "u_turn",
        "roundabout", "ramp_left", "ramp_right", "ramp_straight", "exit_left", "exit_right", "fork_left", "fork_right",
        "fork_straight", "merge", "ferry", "ferry_end",
    ]

    @Test("have every kind of step in every language", arguments: ["en", "de", "es", "fr", "fi"])
    func everyManeuver(language: String) throws {
        let outputs = Outputs(GoldenFolder.languagesExpected)
        let steps = try outputs.table("\(language)/directions.csv").rows
        #expect(Set(steps.compactMap { $0["maneuver"] }) == Self.maneuvers)
        #expect(steps.contains { $0["note"]?.contains("Flood") == true })
        #expect(steps.contains { $0["note"]?.contains("Toll") == true })
        #expect(steps.compactMap { $0["text"] }.allSatisfy { !$0.contains("{") && !$0.contains("_") })
    }
}

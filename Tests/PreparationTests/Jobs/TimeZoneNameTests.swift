import Analyses
import Testing

@testable import Preparation

@Suite("The name of a time zone")
struct TimeZoneNameTests {
    @Test(
        "is that of a place, UTC or GMT; short ones mean others elsewhere",
        arguments: [
            ("Europe/Lisbon", true), ("Etc/GMT-1", true), ("UTC", true), ("GMT", true), ("EST", false), ("CET", false),
            ("Europe/Nowhere", false),
        ])
    func known(_ name: String, _ isKnown: Bool) { #expect((RouteClock.zone(named: name) != nil) == isKnown) }

    @Test(
        "that is written in other letters is suggested", arguments: ["europe/lisbon", "Europe/Lisbon ", "Europe/Lisbn"])
    func near(_ name: String) { #expect(RouteClock.zone(near: name) == "Europe/Lisbon") }
}

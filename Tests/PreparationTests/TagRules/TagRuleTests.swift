import JobSpec
import StreetNetwork
import Testing

@testable import Preparation

/// What the built-in travel modes make of tags, row by row, through a real import.
///
/// The rows restate the scenarios of OSRM's test suite (cucumber features of its car, bicycle and foot profiles) as far
/// as they are about tags. The tables of restrictions and of the truck are our own.
@Suite struct TagRuleTests {
    static let modes: [TravelMode] = {
        let library = TravelModeLibrary(project: nil, Diagnostics())
        return ["car", "truck", "bicycle", "foot"].compactMap { library[$0] }
    }()

    @Test(arguments: TagRuleTable.names)
    func builtInModesObeyTheTable(name: String) throws {
        let rules = TagRuleTable.rows(of: name)
        try #require(!rules.isEmpty, "the table \(name) is there")
        let notYet = Set(TagRuleTable.notYet.map(\.street))
        let streets = try RuleStreets(rules, modes: Self.modes)
        var (held, excused) = (0, 0)
        for (number, rule) in rules.enumerated() {
            let found = try streets.directions(ofRule: number, mode: rule.mode)
            let holds = found == (rule.forward, rule.backward)
            if notYet.contains(rule.street) {
                excused += 1
                #expect(!holds, "holds now, and should leave not_yet.csv: \(rule)")
            } else {
                held += holds ? 1 : 0
                #expect(holds, "\(rule); found \(found)")
            }
        }
        print("tag rules, \(name): \(held) of \(rules.count) rows hold, \(excused) not yet")
    }

    @Test func rowsThatDoNotHoldYetAreInATableAndHaveAReason() {
        let known = Set(TagRuleTable.names.flatMap { TagRuleTable.rows(of: $0) }.map(\.street))
        for rule in TagRuleTable.notYet {
            #expect(known.contains(rule.street), "no table has \(rule)")
            #expect(!rule.note.isEmpty)
        }
    }
}

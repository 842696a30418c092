import StreetNetwork
import TestSupport
import Testing
import Vocabulary

/// What restrictions make of gates, toll booths, private passages and limits at junctions.
@Suite struct JunctionRestrictionTests {
    private static let mode = TravelMode.testCar.with { mode in
        mode.closedValues = ["no"]
        mode.vehicle = Vehicle(height: 4000, width: 2550, weight: 18_000)
    }

    private static let covered: [(StreetRestriction, [String: String])] = [
        (.gates, ["barrier": "gate"]), (.gates, ["barrier": "lift_gate"]), (.gates, ["barrier": "swing_gate"]),
        (.gates, ["barrier": "sliding_gate"]), (.gates, ["barrier": "bump_gate"]),
        (.gates, ["barrier": "kissing_gate"]),
        (.gates, ["barrier": "hampshire_gate"]), (.gates, ["barrier": "gate", "access": "yes"]),
        (.tolls, ["barrier": "toll_booth"]), (.tolls, ["barrier": "toll_booth", "motorcar": "yes"]),
        (.private, ["access": "private"]), (.private, ["barrier": "cattle_grid", "motor_vehicle": "private"]),
        (.height, ["barrier": "height_restrictor", "maxheight": "2.1"]), (.height, ["maxheight:physical": "13'"]),
        (.weight, ["maxweight": "7.5 t"]), (.width, ["barrier": "cattle_grid", "maxwidth": "2.2"]),
        (.width, ["maxwidth:physical": "2.2"]),
    ]

    @Test("A restriction closes a junction or weighs its passing", arguments: covered, RestrictionUsage.allCases)
    func usage(case covered: (restriction: StreetRestriction, tags: [String: String]), usage: RestrictionUsage) {
        let tags = Tags(covered.tags)
        let free = Self.mode.withoutRestrictions
        let mode = free.with(restrictions: [covered.restriction.rawValue: usage])
        #expect(free.steering(of: tags) == 1)
        #expect(mode.steering(of: tags) == (usage == .prohibit ? nil : usage.factor ?? 1))
        #expect(mode.passage(of: tags) == (usage == .prohibit ? .closed : free.passage(of: tags)))
        #expect(free.mayBeHindered(at: tags) && TravelMode.testCar.mayBeHindered(at: tags))
    }

    @Test(
        "Other junctions are not restricted",
        arguments: [
            [:], ["barrier": "cattle_grid"], ["barrier": "height_restrictor", "maxheight": "4"],
            ["maxheight": "default"],
            ["highway": "crossing", "access": "private"], ["access": "yes"], ["toll": "yes"], ["tunnel": "yes"],
            ["highway": "motorway_junction"],
        ])
    func others(tags: [String: String]) {
        let all = Dictionary(
            uniqueKeysWithValues: StreetRestriction.allCases.map { ($0.rawValue, RestrictionUsage.prohibit) })
        #expect(Self.mode.with(restrictions: all).steering(of: Tags(tags)) == 1)
        #expect(Self.mode.with(restrictions: all).passage(of: Tags(tags)) == .open)
    }

    @Test("A barrier that closes stays closed, however gates are preferred")
    func closedStays() {
        let mode = TravelMode.testCar.with { $0.nodeBarriers["gate"] = .closed }
        #expect(mode.with(restrictions: ["gates": .preferHigh]).passage(of: Tags(["barrier": "gate"])) == .closed)
    }

    @Test("Streets are divided wherever a job may close or weigh a junction, and nowhere else")
    func divided() {
        let walker = TravelMode.testWalker
        for tags in [["barrier": "gate"], ["barrier": "toll_booth"], ["maxheight": "2.1"]] {
            #expect(walker.passage(of: Tags(tags)) == .open && walker.mayBeHindered(at: Tags(tags)))
        }
        for tags in [[:], ["barrier": "cattle_grid"], ["highway": "crossing"], ["maxheight": "default"]] {
            #expect(!walker.mayBeHindered(at: Tags(tags)))
        }
        #expect(walker.with { $0.turnCosts.crossing = 2000 }.mayBeHindered(at: Tags(["highway": "crossing"])))
    }
}

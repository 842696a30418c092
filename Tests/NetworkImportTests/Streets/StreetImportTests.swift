import Geometry
import NetworkImport
import StreetNetwork
import TestSupport
import Testing
import Vocabulary

/// What the tags of ways make of streets, and what the order of files does not.
@Suite struct StreetImportTests {
    typealias Ways = [(way: String, tags: [String: String])]

    private func town(_ picture: String, _ ways: Ways) throws -> ImportedTown {
        try OSMTown(picture, ways: ways).imported(for: [.testCar, .testWalker])
    }

    @Test func streetsHaveTheirNameElseTheirReference() throws {
        let streets = try town(
            "A B C D E",
            [
                ("AB", ["name": "Rue Grimaldi", "ref": "D 1"]), ("BC", ["ref": "D 6007"]), ("CD", [:]),
                ("DE", ["name": "Rue Grimaldi"]),
            ])
        #expect((0..<4).map(streets.network.streetName) == ["Rue Grimaldi", "D 6007", nil, "Rue Grimaldi"])
        #expect(Array(streets.network.parts.streetID) == [101, 102, 103, 104])
        #expect(Set(streets.network.parts.streetTags).count == 1, "names are no part of what modes ask about")
    }

    @Test("tags that hold at certain times only are counted, and are no part of a street")
    func conditionalTags() throws {
        let streets = try town(
            "A B C D",
            [
                ("AB", ["motor_vehicle:conditional": "no @ (Mo-Fr 07:00-10:00)", "maxspeed:conditional": "30 @ wet"]),
                ("BC", ["access:conditional": "no @ snow"]), ("CD", ["colour:conditional": "red"]),
            ])
        #expect(Set(streets.network.parts.streetTags).count == 1)
        let remarks = NetworkReport(streets.report).remarks
        #expect(remarks.map(\.code) == ["conditional_tags_left_out"])
        #expect(
            remarks.first?.text
                == "2 ways have tags that hold at certain times or for some vehicles only, which do not count: "
                + "access:conditional, maxspeed:conditional, motor_vehicle:conditional")
        #expect(try NetworkReport(town("A B", [("AB", [:])]).report).remarks.isEmpty)
    }

    @Test("so are those of junctions, such as a gate that is locked at night")
    func conditionalTagsOfNodes() throws {
        let gate = ["barrier": "gate", "access:conditional": "no @ (22:00-06:00)"]
        let town = OSMTown("A B C", ways: [("ABC", [:])], nodes: ["B": gate])
        let remarks = NetworkReport(try town.imported(for: [.testCar]).report).remarks
        #expect(
            remarks.map(\.text) == [
                "1 node has tags that hold at certain times or for some vehicles only, which do not count: "
                    + "access:conditional"
            ])
    }

    @Test("tags that cannot be read are counted, with their values")
    func unreadTags() throws {
        let streets = try town(
            "A B C D E F G",
            [
                ("FG", ["route": "ferry", "duration": "1 h 30"]),
                ("AB", ["maxheight": "2.9 or so", "maxspeed": "30 leagues"]), ("BC", ["oneway": "Yes"]),
                ("CD", ["motor_vehicle": "no @ (Mo)"]), ("DE", ["maxheight": "default", "maxspeed": "none"]),
                ("EF", ["maxheight": "2,9", "maxspeed": "DE:zone:30", "oneway": "-1"]),
            ])
        let remark = try #require(NetworkReport(streets.report).remarks.first)
        #expect(remark.code == "tags_not_read")
        #expect(
            remark.text
                == "4 streets and junctions have tags whose values cannot be read, which do not count: "
                + "duration=1 h 30, maxheight=2.9 or so, maxspeed=30 leagues, motor_vehicle=no @ (Mo), oneway=Yes")
    }

    @Test func edgesKnowTheirPlaceOnTheWay() throws {
        let streets = try town(
            """
              D E
            A B C F
            """, [("ABCF", [:]), ("BD", [:]), ("CE", [:])])
        let parts = streets.network.parts
        #expect(streets.edgeNames == ["AB", "BC", "CF", "BD", "CE"])
        let lengths = parts.edgeLength.map(Int64.init)
        #expect(Array(parts.edgeStreetOffset) == [0, lengths[0], lengths[0] + lengths[1], 0, 0])
        #expect(Array(parts.streetLength) == [lengths[0] + lengths[1] + lengths[2], lengths[3], lengths[4]])
    }

    /// Tags, and how many times as long as 36 km/h each direction takes.
    struct Pace: Sendable {
        let tags: [String: String]
        let forward: Double
        let backward: Double

        init(_ tags: [String: String], _ forward: Double, _ backward: Double) {
            (self.tags, self.forward, self.backward) = (tags, forward, backward)
        }
    }

    static let paces: [Pace] = [
        Pace([:], 1, 1), Pace(["maxspeed": "72"], 0.5, 0.5), Pace(["maxspeed:forward": "72"], 0.5, 1),
        Pace(["maxspeed:backward": "18"], 1, 2), Pace(["maxspeed": "18", "maxspeed:forward": "36"], 1, 2),
        Pace(["maxspeed": "36 mph"], 0.6213711922, 0.6213711922), Pace(["maxspeed": "fast"], 1, 1),
        Pace(["maxspeed": "walk"], 7.2, 7.2), Pace(["maxspeed": "DE:zone:18"], 2, 2),
        Pace(["maxspeed": "FR:zone18"], 2, 2), Pace(["maxspeed": "GB:zone20"], 1, 1),
        Pace(["maxspeed": "36 MPH"], 0.6213711922, 0.6213711922), Pace(["maxspeed": "72;18"], 0.5, 0.5),
        Pace(["maxspeed": "0"], 1, 1),
        Pace(["maxspeed": "-30"], 1, 1), Pace(["maxspeed:forward": "fast", "maxspeed": "72"], 0.5, 0.5),
        Pace(["surface": "gravel"], 2, 2), Pace(["surface": "gravel", "maxspeed": "72"], 1, 1),
        Pace(["maxspeed": "FR:rural"], 0.4, 0.4), Pace(["maxspeed": "none"], 36 / 130.0, 36 / 130.0),
    ]

    @Test(arguments: paces)
    func speedsDecideOnTheTimeOfEachDirection(pace: Pace) throws {
        let street = try town("A B", [("AB", pace.tags)])
        let metric = street.metric(for: .testCar)
        let seconds = Double(street.network.length(of: 0)) / 10_000
        let there = try #require(street.path("A", "B", on: metric)?.cost)
        let back = try #require(street.path("B", "A", on: metric)?.cost)
        #expect(abs(Double(there) / 1000 - seconds * pace.forward) < 0.001)
        #expect(abs(Double(back) / 1000 - seconds * pace.backward) < 0.001)
    }

    @Test(arguments: [
        ("10", Int64(600_000)), ("0:10", 600_000), ("00:10:00", 600_000), ("PT10M", 600_000), ("P0DT0H10M", 600_000),
        ("1:00", 3_600_000), ("PT30S", 30_000),
    ])
    func aFerryTakesItsDuration(duration: String, milliseconds: Int64) throws {
        let ferry = try town(
            """
            A B C D
            """, [("ABC", ["route": "ferry", "duration": duration]), ("CD", [:])])
        #expect(ferry.path("A", "C", on: ferry.metric(for: .testCar))?.cost == milliseconds)
    }

    @Test(arguments: ["soon", "", "-5", "0", "1:2:3:4", "PT", "99999999999999999999", "00:00"])
    func aDurationThatIsNoneLeavesTheSpeed(duration: String) throws {
        let ferry = try town("A B", [("AB", ["route": "ferry", "duration": duration])])
        let cost = try #require(ferry.path("A", "B", on: ferry.metric(for: .testCar))?.cost)
        #expect(abs(cost - ferry.network.length(of: 0) / 5) <= 1, "18 km/h")
    }

    @Test func theDurationOfAFerryIsSharedByItsEdges() throws {
        let ferry = try town(
            """
              D
            A B C
            """, [("ABC", ["route": "ferry", "duration": "0:10"]), ("BD", [:])])
        let metric = ferry.metric(for: .testCar)
        let halves = ["AB", "BC"].compactMap { ferry.path($0.first!, $0.last!, on: metric)?.cost }
        #expect(halves == [300_000, 300_000])
    }

    @Test(arguments: [["area": "yes"], ["highway": "construction"], ["access": "no"]])
    func someWaysAreLeftOut(tags: [String: String]) throws {
        let town = try OSMTown("A B C", ways: [("AB", [:]), ("BC", tags)]).imported(for: [.testCar])
        #expect(town.edgeNames == ["AB"])
    }
}

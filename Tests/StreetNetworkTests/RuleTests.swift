import StreetNetwork
import TestSupport
import Testing
import Vocabulary

/// The rules of the road on networks drawn in characters.
@Suite struct RuleTests {
    @Test func oneWaysAreObeyedByThoseWhoHeedThem() {
        let town = DrawnNetwork(
            """
            A-->--B
            |     |
            C-----D
            """)
        #expect(town.route("A", "B", by: .testCar) == "AB")
        #expect(town.route("B", "A", by: .testCar) == "BDCA")
        #expect(town.route("B", "A", by: .testWalker) == "BA")
    }

    @Test func aOneWayAgainstItsDrawingIsReversed() {
        let town = DrawnNetwork(
            """
            A--<--B
            |     |
            C-----D
            """)
        #expect(town.route("A", "B", by: .testCar) == "ACDB")
        #expect(town.route("B", "A", by: .testCar) == "BA")
    }

    @Test func aRoundaboutIsDrivenRoundOneWay() {
        let town = DrawnNetwork(
            """
                N
                |
                A
               / \\
            W-B   D-E
               \\ /
                C
                |
                S
            """, ["ABCDA": ["junction": "roundabout"]])
        #expect(town.route("N", "E", by: .testCar) == "NABCDE")
        #expect(town.route("E", "N", by: .testCar) == "EDAN")
        #expect(town.route("N", "E", by: .testWalker) == "NADE")
    }

    @Test func aBollardStopsACarButNotAWalker() {
        let town = DrawnNetwork(
            """
            A--B--C
            |     |
            D-----E
            """, ["B": ["barrier": "bollard"]])
        #expect(town.route("A", "C", by: .testCar) == "ADEC")
        #expect(town.route("A", "C", by: .testWalker) == "ABC")
    }

    @Test(arguments: [
        (["barrier": "bollard", "bollard": "rising"], "ABC"), (["barrier": "bollard", "access": "yes"], "ABC"),
        (["barrier": "gate", "motor_vehicle": "private"], "ADEC"), (["barrier": "stile"], "ABC"),
        (["highway": "crossing", "access": "no"], "ABC"), (["barrier": "gate", "locked": "yes"], "ADEC"),
        (["barrier": "gate", "locked": "no"], "ABC"),
        (["barrier": "gate", "locked": "yes", "motor_vehicle": "yes"], "ABC"),
        (["access": "no"], "ADEC"), (["highway": "elevator", "access": "no"], "ADEC"),
        (["highway": "traffic_signals", "crossing": "traffic_signals", "access": "no"], "ABC"),
        (["highway": "stop", "access": "no"], "ABC"), (["amenity": "parking_entrance", "access": "no"], "ABC"),
        (["entrance": "yes", "access": "no"], "ABC"), (["building": "entrance", "access": "no"], "ABC"),
        (["railway": "crossing", "access": "no"], "ABC"), (["crossing": "zebra", "access": "no"], "ABC"),
        (["barrier": "gate", "crossing": "zebra", "access": "no"], "ADEC"),
    ])
    func tagsOfAJunctionDecideWhetherItLetsPass(tags: [String: String], route: String) {
        let town = DrawnNetwork(
            """
            A--B--C
            |     |
            D-----E
            """, ["B": tags])
        #expect(town.route("A", "C", by: .testCar) == route)
    }

    @Test(arguments: [
        (["barrier": "gate"], Int64(5000)), (["highway": "traffic_signals"], Int64(8000)),
        (["note": "plain"], Int64(0)),
        (["barrier": "gate", "highway": "traffic_signals"], Int64(13_000)),
    ])
    func gatesAndSignalsTakeTime(tags: [String: String], delay: Int64) throws {
        let town = DrawnNetwork("A--B--C", ["B": tags])
        let metric = town.metric(for: .testCar.with { $0.turnCosts.trafficSignals = 8000 })
        let path = try #require(town.path("A", "C", on: metric))
        let streets = ["AB", "BC"].compactMap { town.path($0.first!, $0.last!, on: metric)?.cost }
        #expect(path.cost - streets.reduce(0, +) == delay)
    }

    /// From a gate itself nobody has to open it.
    @Test func aStopAtAGateDoesNotPassIt() throws {
        let town = DrawnNetwork("A--B--C", ["B": ["barrier": "gate"]])
        let metric = town.metric(for: .testCar)
        #expect(try #require(town.path("A", "B", on: metric)).cost < 31_000)
    }

    static let crossing = """
           C
           |
        A--B--D
           |
           E
        """

    @Test(arguments: [
        ("AB>B>BC no_left_turn", TravelMode.testCar, nil as String?),
        ("AB>B>BD only_straight_on", .testCar, nil), ("AB>B>BC only_left_turn", .testCar, "ABC"),
        ("AB>B>BC no_left_turn", .testWalker, "ABC"), ("AB>B>BC no_left_turn except motorcar", .testCar, "ABC"),
        ("AB>B>BC no_left_turn except bus", .testCar, nil), ("AB>B>BC no_left_turn for hgv", .testCar, "ABC"),
        ("AB,EB>B>BC no_entry", .testCar, nil), ("AB>B>BC,BE no_exit", .testCar, nil),
    ])
    func turnRestrictionsBindThoseWhomTheyName(restriction: String, mode: TravelMode, route: String?) {
        let town = DrawnNetwork(Self.crossing, restrictions: [restriction])
        #expect(town.route("A", "C", by: mode, uTurns: .notAllowed) == route)
    }

    @Test func aForbiddenTurnIsReplacedByTurningBackFurtherOn() {
        let town = DrawnNetwork(Self.crossing, restrictions: ["AB>B>BC no_left_turn"])
        #expect(town.route("A", "C", by: .testCar, uTurns: .atDeadEnds) == "ABEBC")
    }

    @Test func severalOnlyRestrictionsAllowAllThatTheyName() {
        let town = DrawnNetwork(
            Self.crossing, restrictions: ["AB>B>BC only_left_turn", "AB>B>BD only_straight_on"])
        #expect(town.route("A", "C", by: .testCar, uTurns: .notAllowed) == "ABC")
        #expect(town.route("A", "D", by: .testCar, uTurns: .notAllowed) == "ABD")
        #expect(town.route("A", "E", by: .testCar, uTurns: .notAllowed) == nil)
    }

    @Test func noUTurnForbidsTurningBackOnly() {
        let town = DrawnNetwork("A--1--B--C", restrictions: ["AB>B>BA no_u_turn"])
        let metric = town.metric(for: .testCar, uTurns: .allowed)
        #expect(metric.cost(ofTurnFrom: town.directed("AB"), to: town.directed("BA")) == nil)
        #expect(metric.cost(ofTurnFrom: town.directed("AB"), to: town.directed("BC")) == 0)
    }

    /// A dead end, a junction of two streets, an intersection of three, and a bollard that makes a dead end.
    @Test(arguments: [
        (UTurnPolicy.allowed, "DJXB"), (.atDeadEnds, "DB"), (.atIntersections, "X"),
        (.atDeadEndsAndIntersections, "DXB"), (.notAllowed, ""),
    ])
    func turningBackIsAsThePolicySays(policy: UTurnPolicy, places: String) {
        let town = DrawnNetwork(
            """
            D--J--X--B--C
                  |
                  E
            """, ["B": ["barrier": "bollard"]])
        let metric = town.metric(for: .testCar, uTurns: policy)
        for way in ["JD", "DJ", "JX", "XB"] {
            let turn = metric.cost(ofTurnFrom: town.directed(way), to: town.directed(way).reversed)
            #expect((turn != nil) == places.contains(way.last!), "at \(way.last!)")
        }
    }

    @Test(arguments: [("AB", "BC", 4000), ("AB", "BE", 2000), ("AB", "BD", 100), ("AB", "BA", 20_000)])
    func turnsCostWhatTheirAngleSays(from: String, to: String, cost: Int64) {
        let town = DrawnNetwork(Self.crossing, spacing: 50, latitude: 48)
        let mode = TravelMode.testCar.with { mode in
            mode.turnCosts.left = 4000
            mode.turnCosts.right = 2000
            mode.turnCosts.straight = 100
            mode.turnCosts.uTurn = 20_000
        }
        #expect(town.metric(for: mode).cost(ofTurnFrom: town.directed(from), to: town.directed(to)) == cost)
        #expect(
            town.metric(for: mode, impedance: .length).cost(ofTurnFrom: town.directed(from), to: town.directed(to)) == 0
        )
    }

    @Test func streetsForDestinationsAreReachedButNotPassed() {
        let town = DrawnNetwork(
            """
            A--B-1-C--D
               |   |
               E---F
            """, ["BC": ["access": "destination"]])
        #expect(town.route("A", "D", by: .testCar) == "ABEFCD")
        #expect(town.route("A", "1", by: .testCar) == "AB1")
        #expect(town.route("1", "D", by: .testCar) == "1CD")
        #expect(town.route("A", "D", by: .testWalker) == "ABCD")
    }

    @Test func oneLeavesAndReachesThroughSeveralStreetsForDestinations() {
        let town = DrawnNetwork(
            """
            A--B--C--D--E
            """, ["AB": ["access": "destination"], "DE": ["access": "delivery"]])
        #expect(town.route("A", "E", by: .testCar) == "ABCDE")
        let wall = DrawnNetwork("A--B--C--D", ["BC": ["access": "destination"]])
        #expect(wall.route("A", "D", by: .testCar) == nil)
        #expect(wall.route("B", "D", by: .testCar) == "BCD")
    }
}

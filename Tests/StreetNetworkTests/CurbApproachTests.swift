import Geometry
import StreetNetwork
import TestSupport
import Testing
import Vocabulary

/// Places that are to be come to on one side, or by streets that run in one direction.
@Suite struct CurbApproachTests {
    private static let town = DrawnNetwork(
        """
        A--B--C
           |
           D
        """)

    private static func location(_ place: Coordinate, _ approach: CurbApproach, _ metric: Metric) -> Location? {
        var request = LocateRequest(place, tolerance: 100_000, for: .passage, relocates: false)
        request.curbApproach = approach
        return Locator(metric: metric).nearest(to: request)
    }

    /// North of the street from A to B: to the left of who comes from A.
    private static let cases: [(approach: CurbApproach, north: Double, directions: Directions)] = [
        (.right, 10, .backward), (.left, 10, .forward), (.right, -10, .forward), (.left, -10, .backward),
        (.either, 10, .both), (.noUTurn, 10, .both), (.right, 0, .both), (.left, 0, .both),
    ]

    @Test("A place beside a street is come to from where it lies on the side", arguments: cases)
    func sides(_ row: (approach: CurbApproach, north: Double, directions: Directions)) throws {
        let metric = Self.town.metric(for: .testCar)
        let place = Self.town.beside(Self.town.place(on: "AB", 0.5), north: row.north)
        let location = try #require(Self.location(place, row.approach, metric))
        #expect(location.standings.map(\.directions) == [row.directions])
    }

    @Test("A place beside the very end of a street is come to and left, too", arguments: [CurbApproach.right, .left])
    func besideAnEnd(approach: CurbApproach) throws {
        let metric = Self.town.metric(for: .testCar, uTurns: .allowed)
        let corner = Self.town.beside(Self.town.place("B"), east: -0.0, north: 10)
        let dead = Self.town.beside(Self.town.place("D"), east: 10, north: -10)
        let far = try #require(Self.town.location(Self.town.place("A"), on: metric))
        var search = PathSearch(network: Self.town.network)
        for place in [corner, dead] {
            let beside = try #require(Self.location(place, approach, metric))
            #expect(!beside.isOnAllSides)
            #expect(try search.costs(from: beside, to: [far], on: metric)[0] != nil)
            #expect(try search.costs(from: far, to: [beside], on: metric)[0] != nil)
        }
    }

    @Test(
        "Streets off the bearing are left out, in either direction",
        arguments: [
            (90.0, 30.0, "AB"), (270, 30, "AB"), (0, 30, "BD"), (180, 30, "BD"), (14, 30, "BD"), (76, 30, "AB"),
        ])
    func bearings(_ row: (degrees: Double, tolerance: Double, street: String)) throws {
        let metric = Self.town.metric(for: .testCar)
        let place = Self.town.beside(Self.town.place("B"), east: -20, north: -20)
        var request = LocateRequest(place, tolerance: 100_000, for: .passage, relocates: false)
        request.bearing = Bearing(degrees: row.degrees, tolerance: row.tolerance)
        let found = try #require(Locator(metric: metric).nearest(to: request))
        #expect(found.positions[0].edge == Self.town.edge(row.street))
        request.bearing = Bearing(degrees: 45, tolerance: 30)
        #expect(Locator(metric: metric).nearest(to: request) == nil)
    }

    @Test("A junction in a closed area is closed, and one on its outline is not")
    func junctionInside() {
        let place = Self.town.place("B")
        let corner = Self.town.beside(place, east: -50, north: 50)
        for (area, isClosed) in [
            (Self.town.rectangle(place, place, grownBy: 30), true), (Self.town.rectangle(corner, place), false),
        ] {
            let metric = Self.town.metric(for: .testCar, closing: [area])
            let outcome = Locator(metric: metric).locate(place, tolerance: 100_000, for: .passage, relocates: false)
            guard case .notTraversable = outcome else {
                #expect(!isClosed)
                continue
            }
            #expect(isClosed)
        }
    }

    @Test("Barriers laid instead of others, and areas closed besides, act once")
    func laidAgain() {
        let mode = TravelMode.testCar.with { $0.turnCosts.uTurn = 10_000 }
        let place = Self.town.place("D")
        let scaled = TestBarrier(.area([Self.town.rectangle(place, place, grownBy: 10)]), factor: 3)
        let metric = Self.town.metric([scaled], uTurns: .allowed, mode: mode)
        func turn(_ metric: Metric) -> Int64? {
            metric.cost(ofTurnFrom: Self.town.directed("BD"), to: Self.town.directed("DB"))
        }
        #expect(turn(metric) == 30_000)
        #expect(turn(metric.closing([Self.town.round("AB", 0.2, 0.5)])) == 30_000)
        #expect(turn(metric.with(NetworkBarriers())) == 10_000)
    }
}

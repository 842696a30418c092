import NetworkImport
import StreetNetwork
import TestSupport
import Testing
import Vocabulary

/// Turn restrictions via a node, from the file to the route. (The scenarios of OSRM's test suite, restated.)
@Suite struct RestrictionImportTests {
    static let modes = [TravelMode.testCar, .testWalker, .testCyclist]

    @Test(
        arguments: RestrictionCase.atACrossing + RestrictionCase.invalid + RestrictionCase.onStreets
            + RestrictionCase.atThroughWays)
    func aCarObeys(example: RestrictionCase) throws {
        let town = try example.town().imported(for: Self.modes)
        for (ends, route) in example.car.sorted(by: { $0.key < $1.key }) {
            let found = town.route(ends.first!, ends.last!, by: .testCar, uTurns: .notAllowed)
            #expect(found == route, "\(ends) of \(example)")
        }
        #expect(town.report.restrictionsKept == example.kept)
        #expect(town.report.restrictionsSkipped == example.skipped)
    }

    @Test(arguments: RestrictionCase.atACrossing, [TravelMode.testWalker, .testCyclist])
    func othersIgnoreThem(example: RestrictionCase, mode: TravelMode) throws {
        let town = try example.town().imported(for: Self.modes)
        for arm in "WNE" { #expect(town.route("S", arm, by: mode) == "SJ\(arm)", "\(arm) of \(example)") }
    }

    @Test func aForbiddenTurnIsReplacedByALoopThatComesBackToTheJunction() throws {
        var town = OSMTown(
            """
              E I
            D   F
            A B C G H
            """, ways: [("ABC", [:]), ("CDE", [:]), ("EFC", [:]), ("CGH", [:]), ("EI", [:])])
        town.restrict("from ABC via C to CGH", ["restriction": "no_right_turn"])
        let imported = try town.imported(for: Self.modes)
        #expect(imported.route("A", "H", by: .testCar, uTurns: .notAllowed) == "ACECH")
        #expect(imported.route("A", "H", by: .testWalker) == "ACH")
    }

    @Test func onlyTurnsForceADetourToADeadEnd() throws {
        var town = OSMTown(
            """
            H G E A X B C
                  D   F
            """, ways: ["AE", "XA", "XB", "FB", "CB", "DA", "EG", "GH"].map { ($0, [:]) })
        town.restrict("from AE via A to XA", ["restriction": "only_straight_on"])
        town.restrict("from XB via B to FB", ["restriction": "only_right_turn"])
        town.restrict("from CB via B to XB", ["restriction": "only_straight_on"])
        town.restrict("from DA via A to AE", ["restriction": "only_right_turn"])
        let imported = try town.imported(for: Self.modes)
        #expect(imported.route("C", "F", by: .testCar, uTurns: .atDeadEnds) == "CBXAEGHGEAXBF")
        #expect(imported.route("C", "F", by: .testWalker) == "CBF")
    }

    @Test func noUTurnClosesTurningBackAndNothingElse() throws {
        var town = OSMTown(RestrictionCase.cross, ways: ["SJ", "WJ", "NJ", "EJ"].map { ($0, [:]) })
        town.restrict("from SJ via J to SJ", ["restriction": "no_u_turn"])
        let imported = try town.imported(for: Self.modes)
        let metric = imported.metric(for: .testCar, uTurns: .allowed)
        let turns = (0..<imported.network.edgeCount).map { edge in
            let arrival = DirectedEdge(edge: edge, forward: true)
            return imported.network.departures(of: imported.network.head(of: arrival)).map {
                metric.cost(ofTurnFrom: arrival, to: $0) != nil
            }
        }
        #expect(turns == [[false, true, true, true]] + Array(repeating: [true, true, true, true], count: 3))
    }

    @Test func reasonsAreListedInOneOrder() throws {
        var town = OSMTown(RestrictionCase.cross, ways: RestrictionCase.crossWays)
        for value in ["yield", "give_way"] { town.restrict("from SJ via J to WJ", ["restriction": value]) }
        town.restrict("from SJ via NJ to WJ", ["restriction": "no_left_turn"])
        town.restrict("from SJ via J to WJ", ["restriction:conditional": "no_left_turn @ (wet)"])
        let skipped = try town.imported(for: Self.modes).report.skippedByReason
        #expect(skipped.map(\.count) == [1, 1, 2])
        #expect(
            skipped.map(\.reason) == [
                "it holds at certain times only", "its ways do not lead from one to the next", "its kind is not known",
            ])
    }
}

extension TravelMode {
    /// Somebody at 18 km/h who obeys one-ways but no turn restrictions.
    static var testCyclist: TravelMode {
        var mode = TravelMode(name: "test_cyclist")
        mode.access = ["bicycle", "vehicle", "access"]
        mode.closedValues = ["no"]
        mode.speeds = ["residential": 18, "cycleway": 18]
        mode.oneWayTags = ["oneway:bicycle", "oneway"]
        return mode
    }
}

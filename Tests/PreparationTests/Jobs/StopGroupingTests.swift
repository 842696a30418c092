import Analyses
import Testing
import Vocabulary

@testable import Preparation

/// How a job's stops become routes.
@Suite struct StopGroupingTests {
    /// Stops at places of no interest, with what is said about each.
    private func preparing(_ stops: String...) -> Preparing {
        Preparing(stops: "[" + stops.map { "{at: [7.4, 43.7], \($0)}" }.joined(separator: ", ") + "]")
    }

    /// The routes by name, and the names of their stops.
    private func routes(_ preparing: Preparing) -> [String] {
        (preparing.route?.parameters.routes ?? []).map { route in
            "\(route.name ?? "-"): " + route.stops.map(\.name).joined(separator: " ")
        }
    }

    @Test func withoutNamesAllStopsAreOneRoute() {
        #expect(routes(preparing("name: a", "name: b", "id: c")) == ["-: a b c"])
        #expect(routes(preparing("id: x", "service: 1 min", "name: n")) == ["-: x Stop 2 n"])
    }

    @Test func eachNameIsARouteInTheOrderOfFirstMention() {
        let prepared = preparing("name: a, route: North", "name: b, route: East", "name: c, route: North")
        #expect(routes(prepared) == ["North: a c", "East: b"])
        #expect(prepared.job?.messages == [])
    }

    @Test func aStopWithoutARouteAmongNamedOnesIsLeftOutAndNamed() {
        let prepared = preparing("name: a, route: North", "name: b", "name: c, route: North", "id: d")
        #expect(routes(prepared) == ["North: a c"])
        #expect(
            prepared.job?.messages == [
                Message(.warning, "unassigned_stop", "b is not visited: it names no route, and other stops do"),
                Message(.warning, "unassigned_stop", "d is not visited: it names no route, and other stops do"),
            ])
    }

    @Test func sequenceNumbersDecideOnTheOrder() {
        #expect(
            routes(preparing("name: a, sequence: 30", "name: b, sequence: 2", "name: c, sequence: 11")) == ["-: b c a"])
        let two = preparing(
            "name: a, route: N, sequence: 2", "name: b, route: E", "name: c, route: N, sequence: 1", "name: d, route: E"
        )
        #expect(routes(two) == ["N: c a", "E: b d"])
    }

    @Test func sequencesMustBeCompleteAndDistinctWithinARoute() {
        #expect(
            preparing("name: a, sequence: 1", "name: b").sentences.first
                == "some stops of the route have a sequence and some have none")
        #expect(
            preparing("name: a, route: N, sequence: 1", "name: b, route: N, sequence: 1").sentences
                == ["two stops of the route 'N' have the sequence 1"])
        #expect(preparing("name: a, route: N, sequence: 1", "name: b, route: E, sequence: 1").sentences == [])
    }

    @Test(arguments: ["0", "-1", "1.5", "first"])
    func aSequenceIsAWholeNumberFromOne(sequence: String) {
        let prepared = preparing("name: a, sequence: \(sequence)", "name: b, sequence: 2")
        #expect(prepared.job == nil && !prepared.sentences.isEmpty)
    }

    @Test func noStopsAreAnError() {
        #expect(Preparing(stops: "[]").sentences == ["the list of stops is empty", "help: name the places to visit"])
    }

    @Test func whatAJobAsksForReachesItsParameters() throws {
        let route = try #require(
            Preparing(
                """
                find_best_sequence: true
                preserve_first_stop: false
                preserve_last_stop: false
                impedance: length
                u_turns: not_allowed
                locate: {tolerance: 2 km, allow_auto_relocate: false, skip_invalid: false}
                outputs: {geometry: straight, traversed_edges: true, formats: [csv]}
                directions: none
                """, stops: "[{at: [7.4, 43.7], service: 90 s}, {at: [7.4, 43.7]}]"
            ).route)
        let parameters = route.parameters
        #expect(parameters.findsBestSequence && !parameters.preservesFirstStop && !parameters.preservesLastStop)
        #expect(parameters.impedance == .length && route.travel.uTurns == .notAllowed)
        #expect(parameters.locate == LocateOptions(tolerance: 2_000_000, allowsRelocation: false, skipsInvalid: false))
        #expect(parameters.geometry == .straight && parameters.reportsTraversedEdges && parameters.directions == nil)
        #expect(route.formats == [.csv] && parameters.routes[0].stops[0].service == 90_000)
    }
}

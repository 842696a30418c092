import Preparation
import Results
import StreetNetwork
import TestSupport
import Testing
import Vocabulary

@testable import Analyses

/// A visit that is no stop makes no steps of its own.
@Suite("A visit that is not announced") struct UnannouncedVisitTests {
    private static let town = DrawnNetwork(
        """
        A-1-B---E
            |
            2
            |
            C---D
        """, ["AB": ["name": "High Street"], "BC": ["name": "Middle Street"], "CD": ["name": "Low Street"]])

    private func steps(_ stops: String, without silent: Set<String>) throws -> [String] {
        let weights = ModeWeights(network: Self.town.network, mode: .testCar)
        let metric = Metric(network: Self.town.network, mode: .testCar, weights: weights, impedance: .time)
        let request = RouteRequest(stops: Self.town.stops(stops))
        let parameters = RouteParameters(routes: [request])
        let located = try StopLocator(metric: metric, parameters: parameters, context: RunContext())
            .locate(request.stops)
        var workspace = PathSearch(network: Self.town.network)
        let metrics = RouteMetrics(search: metric, time: metric)
        let route = try RoutePlanner(parameters: parameters, metrics: metrics, context: RunContext())
            .plan(request, located, &workspace)
        let results = CollectedResults()
        let english = try #require(BuiltInLanguages.language("en"))
        let options = DirectionsOptions(language: english)
        let steps = RouteSteps(
            route: route, legs: route.visits.map { $0.path.map(metrics.travelled) ?? [] }, metric: metric,
            isAnnounced: { !silent.contains($0.stop.stop.name) }
        ).all
        try DirectionsReport(route: route, steps: steps, options: options).write(into: results)
        return results.values("text", of: RouteTables.directions).map(\.text)
    }

    @Test("is passed by without a word")
    func passed() throws {
        let direct = try steps("AD", without: [])
        #expect(direct.count == 4)
        #expect(try steps("A1D", without: ["1"]) == direct)
        #expect(try steps("A12D", without: ["1", "2"]) == direct)
        #expect(try steps("A1CD", without: ["1", "C"]) == direct)
        #expect(try steps("A12D", without: ["1"]).contains { $0.hasPrefix("Arrive at 2") })
    }

    @Test("may be a place where one turns back")
    func turningBack() throws {
        #expect(try steps("A2A", without: ["2"]).contains("Make a U-turn on Middle Street"))
    }
}

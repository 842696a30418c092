import StreetNetwork
import TestSupport
import Testing

@testable import Analyses

/// What passages through streets that may only be reached count among the costs between stops.
@Suite struct WayCostsTests {
    private static let town = DrawnNetwork("A---B---C", ["BC": ["access": "destination"]])

    private static let metric = Metric(
        network: town.network, mode: .testCar, weights: ModeWeights(network: town.network, mode: .testCar),
        impedance: .time)

    private func costs(_ rows: [[Int64?]]) throws -> WayCosts {
        let place = try #require(Self.town.location(Self.town.place("A"), on: Self.metric))
        var costs = WayCosts(
            ways: rows.indices.map { WayCosts.Way(stop: $0, location: place, goesOn: true, isEnd: true) })
        costs.costs = rows
        return costs
    }

    @Test("A passage counts more than all ways of an order with its waiting, and no more than that takes")
    func passages() throws {
        var costs = try costs([[nil, 40, 2 * Path.passagePenalty + 7], [40, nil, nil], [9, 50, nil]])
        costs.weighPassages(on: Self.metric, measuresTime: true, longestWait: 1000)
        #expect(costs.passage == 4 * 50 + 1000 + 1)
        #expect(costs.costs == [[nil, 40, 2 * costs.passage + 7], [40, nil, nil], [9, 50, nil]])
        #expect(costs.times == [[nil, 40, 7], [40, nil, nil], [9, 50, nil]])
        #expect(costs.haveLastResorts && costs.isLastResort(costs.passage) && !costs.isLastResort(costs.passage - 1))
        #expect(costs.withoutLastResorts.costs[0] == [nil, 40, nil])
        #expect(!costs.kept([0, 1]).haveLastResorts)
    }

    @Test("Where no way is a last resort, costs stay as they are")
    func none() throws {
        var costs = try costs([[nil, 40], [30, nil]])
        costs.weighPassages(on: Self.metric, measuresTime: true, longestWait: 0)
        #expect(costs.costs == [[nil, 40], [30, nil]] && costs.times.isEmpty && !costs.haveLastResorts)
    }
}

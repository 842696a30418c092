import TestSupport
import Testing
import Vocabulary

@testable import StopOrdering

@Suite struct TourSearchTests {
    @Test(arguments: Ends.all)
    func ordersAreWholeAndKeepTheirEndsAndBeatTheNearestNeighbour(ends: Ends) throws {
        var random = SplitMix64(seed: 11)
        for count in [16, 20, 25] {
            for _ in 0..<10 {
                let costs = RandomMatrix.costs(count, largest: 1000, unreachable: 0, &random)
                let best = try #require(try StopOrder.best(ends.problem(costs)))
                #expect(best.order.sorted() == Array(0..<count))
                if ends.keepsFirst || ends.returnsToStart { #expect(best.order[0] == 0) }
                if ends.keepsLast, !ends.returnsToStart { #expect(best.order.last == count - 1) }
                let way = best.order + (ends.returnsToStart ? [best.order[0]] : [])
                #expect(best.cost == OracleOrder.cost(of: way, costs))
                #expect(best.cost <= greedyCost(costs, ends))
                #expect(!best.isProvenOptimal)
            }
        }
    }

    @Test("orders of stops of a town are found, in whatever order the stops are given", arguments: Ends.distinct)
    func shuffledTown(ends: Ends) throws {
        var random = SplitMix64(seed: 5)
        for detours in [0, 0.2, 1] {
            let costs = RandomMatrix.distances(13, detours: detours, &random)
            let proven = try #require(try StopOrder.best(ends.problem(costs)))
            for _ in 0..<4 {
                var places = Array(1..<12)
                places.shuffle(using: &random)
                places = [0] + places + [12]
                let problem = ends.problem(places.map { from in places.map { costs[from][$0] } })
                #expect(problem.cost(of: try TourSearch(problem).solve(RunContext())) == proven.cost)
            }
        }
    }

    @Test("orders of random stops are those that are proven best", arguments: Ends.distinct)
    func randomStops(ends: Ends) throws {
        var random = SplitMix64(seed: 6)
        for count in [8, 9, 10, 11, 12] {
            let problem = ends.problem(RandomMatrix.costs(count, largest: 1000, unreachable: 0.05, &random))
            let exact = try #require(try ExactOrdering(problem).solve(context: RunContext()))
            #expect(problem.cost(of: try TourSearch(problem).solve(RunContext())) == problem.cost(of: exact))
        }
    }

    @Test("where few ways exist, an order that uses no other is found", arguments: Ends.distinct)
    func fewWays(ends: Ends) throws {
        var random = SplitMix64(seed: 17)
        for count in [16, 20, 30] {
            var costs = RandomMatrix.costs(count, largest: 1000, unreachable: 1 - 4 / Double(count), &random)
            var hidden = Array(1..<(count - 1))
            hidden.shuffle(using: &random)
            hidden = [0] + hidden + [count - 1]
            for (from, to) in zip(hidden, hidden.dropFirst() + [0]) { costs[from][to] = 1000 }
            let best = try #require(try StopOrder.best(ends.problem(costs)), "\(count) stops")
            #expect(ends.allow(best.order))
            #expect(best.cost == OracleOrder.cost(of: best.order + (ends.returnsToStart ? [0] : []), costs))
        }
    }

    @Test func waysThatDoNotExistAreGoneRound() throws {
        var random = SplitMix64(seed: 13)
        for _ in 0..<20 {
            let costs = RandomMatrix.costs(20, largest: 1000, unreachable: 0.3, &random)
            let best = try #require(try StopOrder.best(Ends.all[0].problem(costs)))
            #expect(best.cost == OracleOrder.cost(of: best.order, costs))
        }
    }

    @Test func sixtyStopsAreOrdered() throws {
        var random = SplitMix64(seed: 60)
        let costs = RandomMatrix.costs(60, largest: 10_000, unreachable: 0, &random)
        for ends in Ends.all {
            let best = try #require(try StopOrder.best(ends.problem(costs)))
            #expect(best.order.sorted() == Array(0..<60))
            #expect(try StopOrder.best(ends.problem(costs)) == best)
        }
    }

    /// Stop 0, then always the nearest; the last stop at the end where it is kept.
    private func greedyCost(_ costs: [[Int64?]], _ ends: Ends) -> Int64 {
        let keepsLast = ends.keepsLast && !ends.returnsToStart
        var left = Array(1..<(costs.count - (keepsLast ? 1 : 0)))
        var order = [0]
        while let next = left.min(by: { costs[order.last!][$0]! < costs[order.last!][$1]! }) {
            order.append(next)
            left.removeAll { $0 == next }
        }
        if keepsLast { order.append(costs.count - 1) }
        if ends.returnsToStart { order.append(0) }
        return OracleOrder.cost(of: order, costs)!
    }
}

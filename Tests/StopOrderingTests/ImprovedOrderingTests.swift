import TestSupport
import Testing
import Vocabulary

@testable import StopOrdering

@Suite struct ImprovedOrderingTests {
    @Test(arguments: Ends.all)
    func ordersAreWholeAndKeepTheirEndsAndBeatTheNearestNeighbour(ends: Ends) throws {
        var random = SplitMix64(seed: 11)
        for count in [16, 20, 25] {
            for _ in 0..<5 {
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

    /// Where both can be asked, the improved order is never better than the proven one, and rarely much worse.
    @Test(arguments: Ends.all)
    func theImprovedOrderComesCloseToTheProvenOne(ends: Ends) throws {
        var random = SplitMix64(seed: 5)
        var (proven, improved) = (Int64(0), Int64(0))
        for _ in 0..<30 {
            let problem = ends.problem(RandomMatrix.costs(9, largest: 1000, unreachable: 0, &random))
            let exact = try #require(try ExactOrdering(problem).solve(context: RunContext()))
            let found = try #require(try ImprovedOrdering(problem).solve(context: RunContext()))
            let (least, cost) = (try #require(problem.cost(of: exact)), try #require(problem.cost(of: found)))
            #expect(least <= cost)
            proven += least
            improved += cost
        }
        #expect(Double(improved) < Double(proven) * 1.25)
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

import StopOrdering
import TestSupport
import Testing

@Suite struct ExactOrderingTests {
    @Test(arguments: Ends.all)
    func ordersAreThoseOfBruteForce(ends: Ends) throws {
        var random = SplitMix64(seed: 7)
        for round in 0..<400 {
            let count = round < 396 ? 1 + round % 6 : round < 398 ? 7 : 8
            let costs = RandomMatrix.costs(
                count, largest: random.one(of: [2, 5, 1000]), unreachable: random.one(of: [0, 0.1, 0.5]), &random)
            let best = try StopOrder.best(ends.problem(costs))
            let expected = OracleOrder.best(
                costs, keepsFirst: ends.keepsFirst, keepsLast: ends.keepsLast, returnsToStart: ends.returnsToStart)
            #expect(best?.order == expected?.order, "round \(round)")
            #expect(best?.cost == expected?.cost, "round \(round)")
            #expect(best?.isProvenOptimal ?? true)
        }
    }

    @Test func theLimitOfProofIsFifteenStops() throws {
        var random = SplitMix64(seed: 3)
        for (count, isProven) in [(12, true), (15, true), (16, false)] {
            let costs = RandomMatrix.costs(count, largest: 100, unreachable: 0, &random)
            let best = try StopOrder.best(Ends.all[1].problem(costs))
            #expect(best?.isProvenOptimal == isProven)
        }
    }

    /// Stops along a line, in a shuffled order: the best order is the line's, from the end that is lower.
    @Test(arguments: [12, 15], Ends.all)
    func stopsAlongALineAreVisitedAlongTheLine(count: Int, ends: Ends) throws {
        var random = SplitMix64(seed: UInt64(count))
        var middle = Array(1..<(count - 1))
        middle.shuffle(using: &random)
        // Stop 0 stands at one end, the last stop at the other.
        let places = [0] + middle + [count - 1]
        let costs = places.map { from in places.map { to in Optional(Int64(abs(from - to)) * 10) } }
        let best = try #require(try StopOrder.best(ends.problem(costs)))
        #expect(best.cost == Int64(count - 1) * (ends.returnsToStart ? 20 : 10))
        #expect(best.isProvenOptimal)
        if !ends.returnsToStart { #expect(best.order.map { places[$0] } == Array(0..<count)) }
    }

    /// Against a one-way ring any detour goes all the way round.
    @Test func aOneWayRingIsFollowed() throws {
        let costs = (0..<12).map { from in (0..<12).map { to in Optional(Int64((to - from + 12) % 12)) } }
        let best = try #require(
            try StopOrder.best(Ends(keepsFirst: true, keepsLast: false, returnsToStart: true).problem(costs)))
        #expect(best.order == Array(0..<12))
        #expect(best.cost == 12)
    }

    @Test(arguments: [12, 13])
    func manyStopsAgreeWithRecursionOverSubsets(count: Int) throws {
        var random = SplitMix64(seed: UInt64(count))
        for ends in Ends.all where ends.keepsFirst || ends.returnsToStart {
            let costs = RandomMatrix.costs(count, largest: 500, unreachable: 0.1, &random)
            var oracle = SubsetOracle(costs: costs, ends: ends)
            #expect(try StopOrder.best(ends.problem(costs))?.cost == oracle.cost())
        }
    }

    @Test func oneStopIsAnOrder() throws {
        for ends in Ends.all {
            #expect(try StopOrder.best(ends.problem([[nil]]))?.order == [0])
            #expect(try StopOrder.best(ends.problem([[nil]]))?.cost == 0)
        }
    }

    @Test func whereAStopCannotBeReachedThereIsNoOrder() throws {
        let costs: [[Int64?]] = [[0, nil, 1], [1, 0, 1], [1, nil, 0]]
        #expect(try StopOrder.best(Ends.all[1].problem(costs)) == nil)
        #expect(try StopOrder.best(Ends.all[0].problem(costs))?.order == [1, 0, 2])
    }
}

/// Least costs by recursion over the stops that are left, remembered in a dictionary. Begins at stop 0.
private struct SubsetOracle {
    let costs: [[Int64?]]
    let ends: Ends
    private var known: [[Int]: Int64?] = [:]

    init(costs: [[Int64?]], ends: Ends) {
        self.costs = costs
        self.ends = ends
    }

    mutating func cost() -> Int64? { cost(from: 0, left: Array(costs.indices.dropFirst())) }

    private mutating func cost(from here: Int, left: [Int]) -> Int64? {
        if left.isEmpty {
            if ends.returnsToStart { return costs[here][0] }
            return ends.keepsLast && here != costs.count - 1 ? nil : 0
        }
        if let cost = known[left + [here]] { return cost }
        var least: Int64?
        for next in left {
            guard let leg = costs[here][next] else { continue }
            guard let rest = cost(from: next, left: left.filter { $0 != next }) else { continue }
            least = min(least ?? .max, leg + rest)
        }
        known[left + [here]] = .some(least)
        return least
    }
}

import TestSupport
import Testing

@testable import StopOrdering

/// Orders of stops that can be visited in several ways.
@Suite struct WaysProblemTests {
    /// The least price by trying all orders and all ways; nil where none visits all stops.
    private struct Oracle {
        let ways: VisitWays
        let costs: [[Int64?]]
        let times: [[Int64?]]
        let visits: [VisitSchedule.Visit]
        let countsWaiting: Bool
        let ends: Ends

        func least() -> OracleSchedule.Price? {
            var least: OracleSchedule.Price?
            let count = ways.stopCount
            OracleOrder.visitOrders(of: Array(0..<count), after: []) { order in
                guard ends.allow(order) else { return }
                for choice in choices(order[...], isFirst: true) {
                    guard let price = price(choice) else { continue }
                    least = min(least ?? price, price)
                }
            }
            return least
        }

        func least(of order: [Int]) -> OracleSchedule.Price? {
            choices(order[...], isFirst: true).compactMap(price).min()
        }

        private func choices(_ order: ArraySlice<Int>, isFirst: Bool) -> [[Int]] {
            guard let stop = order.first else { return [[]] }
            let own = ways.stops.indices.filter { way in
                let isLast = order.count == 1 && !ends.returnsToStart
                return ways.stops[way] == stop && (isFirst || isLast ? ways.isEnd[way] : ways.goesOn[way])
            }
            let rest = choices(order.dropFirst(), isFirst: false)
            return own.flatMap { way in rest.map { [way] + $0 } }
        }

        private func price(_ choice: [Int]) -> OracleSchedule.Price? {
            OracleSchedule(
                costs: costs, times: times, visits: ways.stops.map { visits[$0] }, countsWaiting: countsWaiting,
                ends: ends
            ).price(of: choice)
        }
    }

    @Test("cost what brute force over orders and ways says", arguments: Ends.all)
    func bruteForce(ends: Ends) throws {
        var random = SplitMix64(seed: 77)
        for round in 0..<60 {
            let oracle = oracle(2 + round % 4, ends, &random)
            let hasWindows = round % 3 > 0
            let problem = WaysProblem(
                ways: oracle.ways, costs: oracle.costs, times: hasWindows ? oracle.times : nil,
                visits: hasWindows ? oracle.visits : nil, countsWaiting: oracle.countsWaiting,
                keepsFirst: ends.keepsFirst, keepsLast: ends.keepsLast, returnsToStart: ends.returnsToStart)
            let best = try StopOrder.best(problem)
            let least =
                hasWindows
                ? oracle.least()
                : Oracle(
                    ways: oracle.ways, costs: oracle.costs, times: oracle.costs,
                    visits: oracle.visits.map { _ in .init() }, countsWaiting: false, ends: ends
                ).least()
            #expect(best == nil ? least == nil : ends.allow(best!.order), "round \(round)")
            let waiting = hasWindows && oracle.countsWaiting ? best?.wait ?? 0 : 0
            #expect(best.map { $0.cost + waiting } == least?.cost, "round \(round)")
            #expect(best?.violation == least?.violation, "round \(round)")
        }
    }

    private func problem(_ oracle: Oracle, hasWindows: Bool) -> WaysProblem {
        WaysProblem(
            ways: oracle.ways, costs: oracle.costs, times: hasWindows ? oracle.times : nil,
            visits: hasWindows ? oracle.visits : nil, countsWaiting: hasWindows && oracle.countsWaiting,
            keepsFirst: oracle.ends.keepsFirst, keepsLast: oracle.ends.keepsLast,
            returnsToStart: oracle.ends.returnsToStart)
    }

    @Test(
        "beyond the proven limit are orders that no stop makes cheaper by going elsewhere, with time windows or without",
        arguments: Ends.all, [false, true])
    func descent(ends: Ends, hasWindows: Bool) throws {
        var random = SplitMix64(seed: 78)
        for round in 0..<(hasWindows ? 5 : 12) {
            let oracle = oracle(16 + round % 5, ends, &random)
            let problem = problem(oracle, hasWindows: hasWindows)
            var descent = WayDescent(problem)
            guard let found = try StopOrder.best(problem) else { continue }
            #expect(
                ends.allow(found.order) && Set(found.order).count == oracle.ways.stopCount && !found.isProvenOptimal)
            guard let price = descent.price(of: found.order) else { continue }
            #expect(found.violation == price.violation, "round \(round)")
            #expect(
                found.cost + found.wait == (hasWindows && !oracle.countsWaiting ? price.cost + price.tie : price.cost))
            if let relaxed = try StopOrder.best(problem.relaxed), let old = descent.price(of: relaxed.order) {
                #expect(!old.isCheaper(than: price), "round \(round)")
            }
            for from in found.order.indices {
                var rest = found.order
                let stop = rest.remove(at: from)
                for to in 0...rest.count {
                    var other = rest
                    other.insert(stop, at: to)
                    guard let moved = descent.price(of: other) else { continue }
                    #expect(!moved.isCheaper(than: price), "round \(round): \(from) to \(to)")
                }
            }
        }
    }

    @Test("of a given order cost what brute force over ways says", arguments: Ends.all, [false, true])
    func costs(ends: Ends, hasWindows: Bool) {
        var random = SplitMix64(seed: 79)
        for round in 0..<200 {
            let oracle = oracle(2 + round % 4, ends, &random)
            let order = Array(0..<oracle.ways.stopCount)
            let expected =
                hasWindows
                ? oracle
                : Oracle(
                    ways: oracle.ways, costs: oracle.costs, times: oracle.costs,
                    visits: oracle.visits.map { _ in .init() }, countsWaiting: false, ends: ends)
            var descent = WayDescent(problem(oracle, hasWindows: hasWindows))
            let found = descent.price(of: order).map {
                OracleSchedule.Price(violation: $0.violation, cost: $0.cost, tie: $0.tie)
            }
            #expect(found == expected.least(of: order), "round \(round)")
        }
    }

    /// Of each stop one way, or one to begin and end with and some to go on with.
    private func oracle(_ count: Int, _ ends: Ends, _ random: inout SplitMix64) -> Oracle {
        var (stops, goesOn, isEnd): ([Int], [Bool], [Bool]) = ([], [], [])
        for stop in 0..<count {
            let passing = random.one(of: [0, 0, 1, 2, 3])
            stops += [Int](repeating: stop, count: 1 + passing)
            goesOn += [passing == 0] + [Bool](repeating: true, count: passing)
            isEnd += [true] + [Bool](repeating: false, count: passing)
        }
        let ways = VisitWays(stops: stops, goesOn: goesOn, isEnd: isEnd)
        let unreachable = random.one(of: [0, 0.2, 0.4])
        let costs = RandomMatrix.costs(ways.count, largest: 40, unreachable: unreachable, &random)
        let isTime = random.happens(0.5)
        let latest = 40 * count / random.one(of: [1, 2, 4])
        return Oracle(
            ways: ways, costs: costs,
            times: isTime ? costs : RandomMatrix.costs(ways.count, largest: 40, unreachable: 0, &random),
            visits: RandomVisits.visits(count, latest: latest, width: latest / 3, windows: 0.7, &random),
            countsWaiting: isTime || random.happens(0.5), ends: ends)
    }
}

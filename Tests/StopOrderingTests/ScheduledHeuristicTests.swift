import TestSupport
import Testing
import Vocabulary

@testable import StopOrdering

@Suite struct ScheduledHeuristicTests {
    @Test("orders with windows of a dozen stops are hardly ever worse than the proven ones", arguments: Ends.distinct)
    func proven(ends: Ends) throws {
        var random = SplitMix64(seed: 51)
        var equal = 0
        for _ in 0..<6 {
            let problem = Self.problem(12, ends, &random)
            let rules = ScheduleRules(problem, try #require(problem.schedule))
            let plain = Array(0..<12)
            let found = try ScheduledHeuristic(problem, rules).solve(from: plain, tries: 60_000, RunContext())
            let best = try #require(try StopOrder.best(problem))
            #expect(ends.allow(found))
            let (least, price) = (Self.price(best.order, rules), Self.price(found, rules))
            #expect(!price.isCheaper(than: least))
            equal += price.costsTheSame(as: least) ? 1 : 0
        }
        #expect(equal >= 5)
    }

    @Test("thirty stops with windows are no worse than in the order without them or in that of closing times")
    func thirty() throws {
        var random = SplitMix64(seed: 52)
        for ends in [Ends.all[0], Ends.all[3], Ends.all[4]] {
            let problem = Self.problem(30, ends, &random)
            let schedule = try #require(problem.schedule)
            let rules = ScheduleRules(problem, schedule)
            let best = try #require(try StopOrder.best(problem))
            #expect(ends.allow(best.order) && best.order.sorted() == Array(0..<30) && !best.isProvenOptimal)
            #expect(best.violation == schedule.timetable(of: best.order, returnsToStart: ends.returnsToStart).violation)
            let plain = try TourSearch(problem).solve(RunContext())
            #expect(!Self.price(plain, rules).isCheaper(than: Self.price(best.order, rules)))
            #expect(try StopOrder.best(problem) == best)
        }
    }

    @Test("what a rearrangement would be worth is what its order is worth, or it is not worthwhile")
    func rearrangements() throws {
        var random = SplitMix64(seed: 53)
        for ends in Ends.all {
            let problem = Self.problem(9, ends, &random)
            let rules = ScheduleRules(problem, try #require(problem.schedule))
            let source = RearrangementSource(problem, rules)
            var order = ScheduledOrder(rules)
            var chance = RandomSource(seed: 1)
            order.set(Array(0..<9))
            for _ in 0..<500 {
                guard let change = source.next(in: order, &chance) else { continue }
                let old = order.price
                let price = order.price(after: change) { !old.isCheaper(than: $0) }
                let any = try #require(order.price(after: change) { _ in true })
                order.apply(change)
                #expect(order.price.costsTheSame(as: Self.price(order.order, rules)))
                #expect(any.costsTheSame(as: order.price) && ends.allow(order.order))
                #expect((price == nil) == old.isCheaper(than: order.price))
            }
        }
    }

    private static func price(_ order: [Int], _ rules: ScheduleRules) -> RouteState {
        var walk = rules.start(at: order[0])
        for (from, to) in zip(order, order.dropFirst()) { rules.advance(&walk, from, to) }
        rules.finish(&walk, order[order.count - 1], first: order[0])
        return walk
    }

    private static func problem(_ count: Int, _ ends: Ends, _ random: inout SplitMix64) -> OrderingProblem {
        let costs = RandomMatrix.distances(count, detours: 0.5, &random)
        let latest = 350 * count
        let visits = RandomVisits.visits(
            count, latest: latest, width: latest / random.one(of: [2, 5]), windows: 0.7, &random)
        let isTime = random.happens(0.5)
        let times = isTime ? costs : RandomMatrix.distances(count, detours: 1, &random)
        return ends.problem(
            costs,
            schedule: VisitSchedule(times: CostMatrix(rows: times), visits: visits, countsWaiting: isTime))
    }
}

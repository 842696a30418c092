import StopOrdering
import TestSupport
import Testing

@Suite struct ScheduledOrderingTests {
    @Test("orders with time windows are those of brute force, ties and unreachable stops included", arguments: Ends.all)
    func bruteForce(ends: Ends) throws {
        var random = SplitMix64(seed: 21)
        for round in 0..<120 {
            let count = round < 119 ? 1 + round % 6 : 7
            let oracle = Self.oracle(count, ends, &random)
            try Self.expectBest(oracle, "round \(round)")
        }
    }

    @Test("eight stops with time windows are those of brute force", arguments: [Ends.all[1], Ends.all[4]])
    func eightStops(ends: Ends) throws {
        var random = SplitMix64(seed: 108)
        try Self.expectBest(Self.oracle(8, ends, &random), "\(ends)")
    }

    @Test("ten stops cost what recursion over stops and times says", arguments: Ends.distinct)
    func recursion(ends: Ends) throws {
        var random = SplitMix64(seed: 31)
        for count in [9, 10] {
            let oracle = Self.oracle(count, ends, &random)
            var recursion = OracleScheduleRecursion(oracle)
            let best = try StopOrder.best(oracle.problem)
            #expect(best.flatMap { oracle.price(of: $0.order) } == recursion.leastPrice())
        }
    }

    @Test("windows that nobody meets change nothing but the violation")
    func closed() throws {
        var random = SplitMix64(seed: 41)
        let costs = RandomMatrix.costs(9, largest: 50, unreachable: 0, &random)
        let visits = costs.map { _ in VisitSchedule.Visit(opens: nil, closes: nil) }
        for ends in Ends.all {
            let plain = try #require(try StopOrder.best(ends.problem(costs)))
            let schedule = VisitSchedule(times: CostMatrix(rows: costs), visits: visits, countsWaiting: true)
            #expect(try StopOrder.best(ends.problem(costs, schedule: schedule)) == plain)
            #expect(plain.violation == 0 && plain.wait == 0)
        }
    }

    @Test("a stop that closes early is visited first, though it is a detour")
    func detour() throws {
        // Along a line: 0, 1, 2, 3; the last one closes as soon as it can be reached.
        let costs = (0..<4).map { from in (0..<4).map { Optional(Int64(abs(from - $0)) * 10) } }
        let visits = (0..<4).map { VisitSchedule.Visit(closes: $0 == 3 ? 30 : nil) }
        let schedule = VisitSchedule(times: CostMatrix(rows: costs), visits: visits, countsWaiting: true)
        let ends = Ends(keepsFirst: true, keepsLast: false, returnsToStart: false)
        let best = try #require(try StopOrder.best(ends.problem(costs, schedule: schedule)))
        #expect(best.order == [0, 1, 2, 3] && best.violation == 0)
        let slow = VisitSchedule(
            times: CostMatrix(rows: costs), visits: visits.map { .init(service: 1, closes: $0.closes) },
            countsWaiting: true)
        let other = try #require(try StopOrder.best(ends.problem(costs, schedule: slow)))
        #expect(other.order == [0, 3, 2, 1] && other.violation == 1)
    }

    /// Small numbers, so that there are ties; times that are the costs, or not.
    static func oracle(_ count: Int, _ ends: Ends, _ random: inout SplitMix64) -> OracleSchedule {
        let largest = random.one(of: [3, 20, 300])
        let unreachable = random.one(of: [0, 0, 0.2])
        let costs = RandomMatrix.costs(count, largest: largest, unreachable: unreachable, &random)
        let isTime = random.happens(0.5)
        let latest = largest * count / random.one(of: [1, 2, 4])
        return OracleSchedule(
            costs: costs,
            times: isTime ? costs : RandomMatrix.costs(count, largest: largest, unreachable: 0, &random),
            visits: RandomVisits.visits(
                count, latest: latest, width: latest / random.one(of: [1, 3, 10]),
                windows: random.one(of: [0.3, 0.7, 1]), &random),
            countsWaiting: isTime || random.happens(0.5), ends: ends)
    }

    static func expectBest(_ oracle: OracleSchedule, _ comment: Comment) throws {
        let (best, expected) = (try StopOrder.best(oracle.problem), oracle.best())
        #expect(best?.order == expected?.order, comment)
        guard let best, let expected else { return }
        let timetable = oracle.schedule.timetable(of: best.order, returnsToStart: oracle.ends.returnsToStart)
        #expect(best.violation == expected.price.violation && best.violation == timetable.violation, comment)
        #expect(best.wait == timetable.wait && best.isProvenOptimal, comment)
        #expect(best.cost + (oracle.countsWaiting ? best.wait : 0) == expected.price.cost, comment)
    }
}

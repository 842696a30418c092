import Synchronization
import TestSupport
import Testing
import Vocabulary

@testable import StopOrdering

@Suite struct LongOrderingTests {
    @Test("an order is not looked for once it is cancelled", arguments: [12, 40])
    func cancelled(count: Int) {
        var random = SplitMix64(seed: 1)
        for visits in [nil, RandomVisits.visits(count, latest: 5000, width: 500, windows: 1, &random)] {
            let cancellation = Cancellation()
            cancellation.cancel(.interrupted)
            let problem = Self.problem(count, visits: visits, &random)
            #expect(throws: Cancelled(reason: .interrupted)) {
                try StopOrder.best(problem, context: RunContext(cancellation: cancellation))
            }
        }
    }

    @Test("a search under way stops soon after it is cancelled", arguments: [false, true])
    func stopped(hasWindows: Bool) throws {
        var random = SplitMix64(seed: 2)
        let visits = hasWindows ? RandomVisits.visits(60, latest: 5000, width: 500, windows: 1, &random) : nil
        let problem = Self.problem(60, visits: visits, &random)
        let whole = Watch(stopsAt: .max)
        _ = try StopOrder.best(problem, context: whole.context)
        let watch = Watch(stopsAt: whole.reports / 2)
        #expect(throws: Cancelled(reason: .interrupted)) { try StopOrder.best(problem, context: watch.context) }
        #expect(whole.reports > 10 && watch.reports <= whole.reports / 2 + 1)
    }

    @Test("two hundred stops are ordered, twice in the same way", arguments: [false, true])
    func twice(hasDetours: Bool) throws {
        var random = SplitMix64(seed: 3)
        let costs = RandomMatrix.distances(200, detours: hasDetours ? 0.5 : 0, &random)
        let problem = Ends.all[0].problem(costs)
        let best = try #require(try StopOrder.best(problem))
        #expect(best.order.sorted() == Array(0..<200))
        #expect(try StopOrder.best(problem) == best)
    }

    private static func problem(
        _ count: Int, visits: [VisitSchedule.Visit]?, _ random: inout SplitMix64
    ) -> OrderingProblem {
        let costs = RandomMatrix.distances(count, detours: 0.5, &random)
        let schedule = visits.map {
            VisitSchedule(times: CostMatrix(rows: costs), visits: $0, countsWaiting: true)
        }
        return Ends.all[1].problem(costs, schedule: schedule)
    }
}

/// Counts reports of progress, and stops the work at one of them.
private final class Watch: ProgressObserver {
    private let count = Atomic<Int>(0)
    private let stopsAt: Int
    private let cancellation = Cancellation()

    init(stopsAt: Int) { self.stopsAt = stopsAt }

    var context: RunContext { RunContext(cancellation: cancellation, progress: self) }
    var reports: Int { count.load(ordering: .relaxed) }

    func progress(_ phase: String, done: Int, total: Int?) {
        if count.add(1, ordering: .relaxed).newValue == stopsAt { cancellation.cancel(.interrupted) }
    }
}

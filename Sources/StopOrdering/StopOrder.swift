import Vocabulary

/// The order in which stops are visited.
public struct StopOrder: Sendable, Equatable {
    /// Up to this many stops the order is proven optimal.
    public static let provenLimit = 15

    /// Stops by number, each once.
    public let order: [Int]
    /// The cost of all legs, the way back included where there is one; waiting is not.
    public let cost: Int64
    /// Milliseconds that the route waits for stops to open; 0 without a schedule.
    public let wait: Int64
    /// Milliseconds by which it comes too late, at all stops together; 0 without a schedule.
    public let violation: Int64
    public let isProvenOptimal: Bool

    /// The best order: least violation of time windows, then least cost with waiting, and of that the least legs (where waiting
    /// does not count as cost, least cost, then least waiting); among equally good ones the first in lexicographic order when it is proven. Nil where no order
    /// visits all stops; beyond the proven limit also where none was found.
    ///
    /// Exact to `provenLimit` stops, beyond by an evolution of tours and, with time windows, annealing: a fixed seed and
    /// an amount of work that depends on the problem alone, so that every machine finds the same order.
    /// - Throws: `Cancelled`.
    public static func best(_ problem: OrderingProblem, context: RunContext = RunContext()) throws -> StopOrder? {
        guard let order = try order(problem, context), let cost = problem.cost(of: order) else { return nil }
        let timetable = problem.schedule?.timetable(of: order, returnsToStart: problem.returnsToStart)
        return StopOrder(
            order: order, cost: cost, wait: timetable?.wait ?? 0, violation: timetable?.violation ?? 0,
            isProvenOptimal: problem.costs.count <= provenLimit)
    }

    /// The same where some stops can be visited in several ways. Beyond the proven limit the order is one that would be good
    /// if how a stop is come to did not matter, or a better one that no move of some stops makes cheaper.
    public static func best(_ problem: WaysProblem, context: RunContext = RunContext()) throws -> StopOrder? {
        let (relaxed, exact) = (problem.relaxed, problem.exact)
        guard relaxed.costs.count <= provenLimit, let relaxedSchedule = relaxed.schedule else {
            return try longBest(problem, context)
        }
        let schedule = problem.schedule
        guard let known = try order(relaxed, context) else { return nil }
        let found = try ScheduledExactOrdering(
            relaxed, ScheduleRules(relaxed, relaxedSchedule), ways: problem.ways, ScheduleRules(exact, schedule)
        ).solve(known: known, context)
        guard let found else { return nil }
        let timetable = schedule.timetable(of: found, returnsToStart: exact.returnsToStart)
        return StopOrder(
            order: found.map { problem.ways.stops[$0] }, cost: exact.legs(of: found), wait: timetable.wait,
            violation: timetable.violation, isProvenOptimal: true)
    }

    private static func longBest(_ problem: WaysProblem, _ context: RunContext) throws -> StopOrder? {
        guard let found = try best(problem.relaxed, context: context) else { return nil }
        var descent = WayDescent(problem)
        let order = try descent.improved(found.order, context)
        guard let price = descent.price(of: order) else { return found }
        let countsWaiting = problem.schedule.countsWaiting
        return StopOrder(
            order: order, cost: countsWaiting ? price.tie : price.cost,
            wait: countsWaiting ? price.cost - price.tie : price.tie, violation: price.violation,
            isProvenOptimal: false)
    }

    private static func order(_ problem: OrderingProblem, _ context: RunContext) throws -> [Int]? {
        let isExact = problem.costs.count <= provenLimit
        let unscheduled =
            isExact ? try ExactOrdering(problem).solve(context: context) : try TourSearch(problem).solve(context)
        guard let schedule = problem.schedule, schedule.hasWindows, let unscheduled, unscheduled.count > 1 else {
            return unscheduled
        }
        let rules = ScheduleRules(problem, schedule)
        let good = try ScheduledHeuristic(problem, rules)
            .solve(from: unscheduled, tries: tries(problem.costs.count), context)
        return isExact ? try ScheduledExactOrdering(problem, rules).solve(known: good, context) : good
    }

    /// How many rearrangements are tried: before a proof as many as there are sets of stops, else so many that it takes
    /// seconds at most, as each takes the longer the more stops there are.
    private static func tries(_ count: Int) -> Int {
        count <= provenLimit ? 1 << count : min(20_000 * count, 400_000_000 / count)
    }
}

/// Which ways of visiting stops may come last, and what a route is worth that ends with one.
struct WayEndings {
    let problem: OrderingProblem
    let ways: VisitWays
    private let rules: ScheduleRules

    init(_ problem: OrderingProblem, _ ways: VisitWays, _ rules: ScheduleRules) {
        self.problem = problem
        self.ways = ways
        self.rules = rules
    }

    /// Whether a stop may be visited in a way, as the last one or not. Who returns goes on behind the last stop, too.
    @inline(__always) func may(_ way: Int, end isLast: Bool) -> Bool {
        isLast && !problem.returnsToStart ? ways.isEnd[way] : ways.goesOn[way]
    }

    /// What a route is worth that has visited all stops; nil where it may not end so.
    func price(_ state: RouteState, last: Int, start: Int) -> RouteState? {
        let ending = problem.endingCost(ways.stops[last], start: ways.stops[start])
        guard ending < CostMatrix.unreachable else { return nil }
        var state = state
        rules.finish(&state, last, first: start)
        return state.missing == 0 ? state : nil
    }
}

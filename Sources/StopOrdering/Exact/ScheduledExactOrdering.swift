import Vocabulary

/// Optimal orders with time windows, by dynamic programming over sets of visited stops with several labels a state: a
/// later arrival may yet be the better one where it cost less. Labels that others outdo are dropped (Desrochers and Soumis,
/// doi:10.1080/03155986.1988.11732063), and so are those whose bounds say that they end worse than an order that is known.
///
/// Complexity: O(2^n n² L) time and O(2^n n L) space for n stops and L labels a state, few where windows are narrow.
struct ScheduledExactOrdering {
    /// Of stops: for bounds.
    private let problem: OrderingProblem
    private let stopRules: ScheduleRules
    /// Of ways of visiting them.
    private let ways: VisitWays
    private let rules: ScheduleRules
    private let endings: WayEndings
    private let stopCount: Int

    init(_ problem: OrderingProblem, _ rules: ScheduleRules) {
        self.init(problem, rules, ways: VisitWays(one: problem.costs.count), rules)
    }

    /// - Parameters:
    ///   - problem: with the least costs and times between any ways of stops.
    ///   - wayRules: of the ways.
    init(_ problem: OrderingProblem, _ rules: ScheduleRules, ways: VisitWays, _ wayRules: ScheduleRules) {
        self.problem = problem
        self.ways = ways
        (stopRules, self.rules) = (rules, wayRules)
        endings = WayEndings(problem, ways, wayRules)
        stopCount = problem.costs.count
    }

    /// - Parameter known: an order of stops that may be good; the better it is, the fewer labels are looked at.
    /// - Returns: the ways of visiting all stops, of equally good orders the first in lexicographic order; nil where no
    ///   order visits all stops.
    func solve(known: [Int], _ context: RunContext) throws -> [Int]? {
        var best = price(of: known)
        for starts in groups {
            var bounds = try bounds(starts, context)
            best = try leastPrice(limit: best, starts, &bounds, context)
        }
        guard let best else { return nil }
        for starts in groups {
            var search = LexicographicSearch(
                endings, rules, bounds: try bounds(starts, context), price: best)
            if let order = try search.first(starts, context) { return order }
        }
        return nil
    }

    /// Ways that a route may begin with, together where what remains of a route does not depend on where it began.
    private var groups: [[Int]] {
        let starts = (0..<stopCount).filter(problem.mayBegin).map(ways.beginning)
        return problem.returnsToStart ? starts.map { [$0] } : [starts]
    }

    private func bounds(_ starts: [Int], _ context: RunContext) throws -> ScheduleBounds {
        let start = starts.first.map { ways.stops[$0] } ?? 0
        let remaining = try ExactOrdering(problem).remainingCosts(start: start, context: context)
        return ScheduleBounds(stopRules, remaining: remaining)
    }

    /// What an order of stops is worth if at each of them the way is taken that is best so far; nil where that leads nowhere.
    private func price(of order: [Int]) -> RouteState? {
        guard let first = order.first, problem.mayBegin(first) else { return nil }
        let start = ways.beginning(at: first)
        var states = [(way: start, state: rules.start(at: start))]
        for (place, stop) in order.enumerated().dropFirst() {
            let next = ways.ways(of: stop).filter { endings.may($0, end: place == order.count - 1) }
            states = next.compactMap { way in
                let further = states.map { from in
                    var state = from.state
                    rules.advance(&state, from.way, way)
                    return state
                }
                return further.filter { $0.missing == 0 }.min { $0.isCheaper(than: $1) }.map { (way, $0) }
            }
        }
        return states.compactMap { endings.price($0.state, last: $0.way, start: start) }.min { $0.isCheaper(than: $1) }
    }

    /// What the best order is worth that begins with one of some ways, or the limit where none is better.
    private func leastPrice(
        limit: RouteState?, _ starts: [Int], _ bounds: inout ScheduleBounds, _ context: RunContext
    ) throws -> RouteState? {
        let full = (1 << stopCount) - 1
        var best = limit
        var labels = [[RouteState]](repeating: [], count: (full + 1) * ways.count)
        for start in starts { labels[(1 << ways.stops[start]) * ways.count + start] = [rules.start(at: start)] }
        for size in 1...stopCount {
            for visited in 1...full where visited.nonzeroBitCount == size {
                if visited & 0x3F == 0 { try context.checkCancelled() }
                for last in 0..<ways.count where visited & (1 << ways.stops[last]) != 0 {
                    let states = labels[visited * ways.count + last]
                    if states.isEmpty { continue }
                    labels[visited * ways.count + last] = []
                    for state in states where bounds.allows(state, visited, ways.stops[last], best) {
                        extend(state, visited, last, starts[0], &labels, &best)
                    }
                }
            }
        }
        return best
    }

    private func extend(
        _ state: RouteState, _ visited: Int, _ last: Int, _ start: Int, _ labels: inout [[RouteState]],
        _ best: inout RouteState?
    ) {
        if visited == (1 << stopCount) - 1 {
            guard let state = endings.price(state, last: last, start: start) else { return }
            if best.map(state.isCheaper) ?? true { best = state }
            return
        }
        let isLast = visited.nonzeroBitCount == stopCount - 1
        for next in 0..<ways.count where visited & (1 << ways.stops[next]) == 0 && endings.may(next, end: isLast) {
            var further = state
            rules.advance(&further, last, next)
            if further.missing > 0 { continue }
            rules.insert(further, into: &labels[(visited | 1 << ways.stops[next]) * ways.count + next])
        }
    }
}

extension ScheduleRules {
    /// Whether a route with the same stops behind it, at the same stop, can in no way end better than another.
    ///
    /// Who is earlier waits at most as much longer as he is earlier. Where waiting counts, what decides between equal costs is
    /// the legs, which are the same from here on.
    @inline(__always) func outdoes(_ one: RouteState, _ other: RouteState) -> Bool {
        if one.time > other.time || one.violation > other.violation { return false }
        if one.violation < other.violation { return true }
        if countsWaiting {
            let (own, its) = (one.cost &- one.time, other.cost &- other.time)
            return own < its || own == its && one.tie <= other.tie
        }
        return one.cost < other.cost || one.cost == other.cost && one.tie &- one.time <= other.tie &- other.time
    }

    /// Keeps a label unless another outdoes it, and drops those that it outdoes.
    func insert(_ label: RouteState, into labels: inout [RouteState]) {
        for other in labels where outdoes(other, label) { return }
        labels.removeAll { outdoes(label, $0) }
        labels.append(label)
    }
}

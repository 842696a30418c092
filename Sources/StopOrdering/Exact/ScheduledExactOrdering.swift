import Vocabulary

/// Optimal orders with time windows, by dynamic programming over sets of visited stops with several labels a state: a
/// later arrival may yet be the better one where it cost less. Labels that others outdo are dropped (Desrochers and Soumis,
/// doi:10.1080/03155986.1988.11732063), and so are those whose bounds say that they end worse than an order that is known.
///
/// Complexity: O(2^n n² L) time and O(2^n n L) space for n stops and L labels a state, few where windows are narrow.
struct ScheduledExactOrdering {
    private let problem: OrderingProblem
    private let rules: ScheduleRules
    private let count: Int

    init(_ problem: OrderingProblem, _ rules: ScheduleRules) {
        self.problem = problem
        self.rules = rules
        count = rules.count
    }

    /// - Parameter known: an order that may be good; the better it is, the fewer labels are looked at.
    /// - Returns: of equally good orders the first in lexicographic order; nil where no order visits all stops.
    func solve(known: [Int], _ context: RunContext) throws -> [Int]? {
        var current = ScheduledOrder(rules)
        current.set(known)
        var best = problem.cost(of: known) == nil ? nil : current.price
        for starts in groups {
            var bounds = try bounds(starts, context)
            best = try leastPrice(limit: best, starts, &bounds, context)
        }
        guard let best else { return nil }
        for starts in groups {
            var search = LexicographicSearch(problem, rules, bounds: try bounds(starts, context), price: best)
            if let order = try search.first(starts, context) { return order }
        }
        return nil
    }

    /// Stops that a route may begin at, together where what remains of a route does not depend on where it began.
    private var groups: [[Int]] {
        let starts = (0..<count).filter(problem.mayBegin)
        return problem.returnsToStart ? starts.map { [$0] } : [starts]
    }

    private func bounds(_ starts: [Int], _ context: RunContext) throws -> ScheduleBounds {
        let remaining = try ExactOrdering(problem).remainingCosts(start: starts.first ?? 0, context: context)
        return ScheduleBounds(rules, remaining: remaining)
    }

    /// What the best order is worth that begins at one of some stops, or the limit where none is better.
    private func leastPrice(
        limit: RouteState?, _ starts: [Int], _ bounds: inout ScheduleBounds, _ context: RunContext
    ) throws -> RouteState? {
        let full = (1 << count) - 1
        var best = limit
        var labels = [[RouteState]](repeating: [], count: (full + 1) * count)
        for start in starts { labels[(1 << start) * count + start] = [rules.start(at: start)] }
        for size in 1...count {
            for visited in 1...full where visited.nonzeroBitCount == size {
                if visited & 0x3F == 0 { try context.checkCancelled() }
                for last in 0..<count where visited & (1 << last) != 0 {
                    let states = labels[visited * count + last]
                    if states.isEmpty { continue }
                    labels[visited * count + last] = []
                    for state in states where bounds.allows(state, visited, last, best) {
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
        if visited == (1 << count) - 1 {
            guard problem.endingCost(last, start: start) < CostMatrix.unreachable else { return }
            var state = state
            rules.finish(&state, last, first: start)
            if best.map(state.isCheaper) ?? true { best = state }
            return
        }
        for next in 0..<count where visited & (1 << next) == 0 {
            var further = state
            rules.advance(&further, last, next)
            if further.missing > 0 { continue }
            rules.insert(further, into: &labels[(visited | 1 << next) * count + next])
        }
    }
}

extension ScheduleRules {
    /// Whether a route with the same stops behind it, at the same stop, can in no way end better than another.
    ///
    /// Who is earlier waits at most as much longer as he is earlier.
    @inline(__always) func outdoes(_ one: RouteState, _ other: RouteState) -> Bool {
        if one.time > other.time || one.violation > other.violation { return false }
        if one.violation < other.violation { return true }
        if countsWaiting { return one.cost &- one.time <= other.cost &- other.time }
        return one.cost < other.cost || one.cost == other.cost && one.idle &- one.time <= other.idle &- other.time
    }

    /// Keeps a label unless another outdoes it, and drops those that it outdoes.
    func insert(_ label: RouteState, into labels: inout [RouteState]) {
        for other in labels where outdoes(other, label) { return }
        labels.removeAll { outdoes(label, $0) }
        labels.append(label)
    }
}

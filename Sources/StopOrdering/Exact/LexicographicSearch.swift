import Vocabulary

/// Finds the lexicographically first order of a price that is known to be the least: depth first, remembering labels from
/// which nothing of that price was reached.
struct LexicographicSearch {
    private let problem: OrderingProblem
    private let rules: ScheduleRules
    private let count: Int
    private let price: RouteState
    private var bounds: ScheduleBounds
    /// By set of visited stops and last one.
    private var failed: [[RouteState]]
    private var order: [Int] = []
    private var looked = 0

    init(_ problem: OrderingProblem, _ rules: ScheduleRules, bounds: ScheduleBounds, price: RouteState) {
        self.problem = problem
        self.rules = rules
        self.bounds = bounds
        self.price = price
        count = rules.count
        failed = [[RouteState]](repeating: [], count: count << count)
    }

    mutating func first(_ starts: [Int], _ context: RunContext) throws -> [Int]? {
        for start in starts {
            order = [start]
            if try complete(rules.start(at: start), 1 << start, context) { return order }
        }
        return nil
    }

    /// Whether the order that has come to a state can be completed at the price; it is complete then.
    private mutating func complete(_ state: RouteState, _ visited: Int, _ context: RunContext) throws -> Bool {
        looked += 1
        if looked & 0xFF == 0 { try context.checkCancelled() }
        let last = order[order.count - 1]
        if order.count == count { return isBest(state, last) }
        guard bounds.allows(state, visited, last, price) else { return false }
        let cell = visited * count + last
        if failed[cell].contains(where: { rules.outdoes($0, state) }) { return false }
        for next in 0..<count where visited & (1 << next) == 0 {
            var further = state
            rules.advance(&further, last, next)
            if further.missing > 0 { continue }
            order.append(next)
            if try complete(further, visited | 1 << next, context) { return true }
            order.removeLast()
        }
        rules.insert(state, into: &failed[cell])
        return false
    }

    private func isBest(_ state: RouteState, _ last: Int) -> Bool {
        guard problem.endingCost(last, start: order[0]) < CostMatrix.unreachable else { return false }
        var state = state
        rules.finish(&state, last, first: order[0])
        return !price.isCheaper(than: state)
    }
}

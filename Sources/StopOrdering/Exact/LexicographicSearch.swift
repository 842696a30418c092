import Vocabulary

/// Finds the lexicographically first ways of visiting all stops of a price that is known to be the least: depth first,
/// remembering labels from which nothing of that price was reached.
struct LexicographicSearch {
    private let endings: WayEndings
    private let ways: VisitWays
    private let rules: ScheduleRules
    private let price: RouteState
    private var bounds: ScheduleBounds
    /// By set of visited stops and last way.
    private var failed: [[RouteState]]
    private var order: [Int] = []
    private var looked = 0

    init(_ endings: WayEndings, _ rules: ScheduleRules, bounds: ScheduleBounds, price: RouteState) {
        self.endings = endings
        self.rules = rules
        self.bounds = bounds
        self.price = price
        ways = endings.ways
        failed = [[RouteState]](repeating: [], count: ways.count << ways.stopCount)
    }

    mutating func first(_ starts: [Int], _ context: RunContext) throws -> [Int]? {
        for start in starts {
            order = [start]
            if try complete(rules.start(at: start), 1 << ways.stops[start], context) { return order }
        }
        return nil
    }

    /// Whether the order that has come to a state can be completed at the price; it is complete then.
    private mutating func complete(_ state: RouteState, _ visited: Int, _ context: RunContext) throws -> Bool {
        looked += 1
        if looked & 0xFF == 0 { try context.checkCancelled() }
        let last = order[order.count - 1]
        if order.count == ways.stopCount { return isBest(state, last) }
        guard bounds.allows(state, visited, ways.stops[last], price) else { return false }
        let cell = visited * ways.count + last
        if failed[cell].contains(where: { rules.outdoes($0, state) }) { return false }
        let isLast = order.count == ways.stopCount - 1
        for next in 0..<ways.count where visited & (1 << ways.stops[next]) == 0 && endings.may(next, end: isLast) {
            var further = state
            rules.advance(&further, last, next)
            if further.missing > 0 { continue }
            order.append(next)
            if try complete(further, visited | 1 << ways.stops[next], context) { return true }
            order.removeLast()
        }
        rules.insert(state, into: &failed[cell])
        return false
    }

    private func isBest(_ state: RouteState, _ last: Int) -> Bool {
        endings.price(state, last: last, start: order[0]).map { !price.isCheaper(than: $0) } ?? false
    }
}

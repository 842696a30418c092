import Vocabulary

/// Good orders of stops with time windows: annealings, two or, of few stops, four, from the order that is best without windows and from the order
/// in which windows close, and a descent from the better of what they find.
struct ScheduledHeuristic {
    private static let fewStops = 200

    private let problem: OrderingProblem
    private let rules: ScheduleRules
    private let moves: RearrangementSource

    init(_ problem: OrderingProblem, _ rules: ScheduleRules) {
        self.problem = problem
        self.rules = rules
        moves = RearrangementSource(problem, rules)
    }

    /// - Parameter unscheduled: a good order without windows.
    /// - Parameter tries: rearrangements tried from each order.
    func solve(from unscheduled: [Int], tries: Int, _ context: RunContext) throws -> [Int] {
        let orders = [unscheduled, byClosing()]
        let violation = orders.map { price(of: $0).violation }.min() ?? 0
        var best: (order: [Int], price: RouteState)?
        for (number, order) in (rules.count <= Self.fewStops ? orders + orders : orders).enumerated() {
            var annealing = OrderAnnealing(rules, moves, seed: UInt64(number + 1))
            try annealing.run(from: order, violation: violation, tries: tries, context)
            if let best, !annealing.price.isCheaper(than: best.price) { continue }
            best = (annealing.best, annealing.price)
        }
        var descent = OrderDescent(rules, movable: moves.movable)
        return try descent.improved(best?.order ?? [], context)
    }

    private func price(of order: [Int]) -> RouteState {
        var walk = ScheduledOrder(rules)
        walk.set(order)
        return walk.price
    }

    /// Stops in the order in which they close, kept ends where they are kept.
    private func byClosing() -> [Int] {
        let all = Array(0..<rules.count)
        let inner = all[moves.movable].sorted { (rules.closes[$0], $0) < (rules.closes[$1], $1) }
        return Array(all[..<moves.movable.lowerBound]) + inner + all[moves.movable.upperBound...]
    }
}

import Vocabulary

/// The order in which stops are visited.
public struct StopOrder: Sendable, Equatable {
    /// Up to this many stops the order is proven optimal.
    public static let provenLimit = 15

    /// Stops by number, each once.
    public let order: [Int]
    /// The cost of all legs, the way back included where there is one.
    public let cost: Int64
    public let isProvenOptimal: Bool

    /// The cheapest order; among equally cheap ones the first in lexicographic order when it is proven. Nil where no
    /// order visits all stops.
    ///
    /// Exact to `provenLimit` stops (`ExactOrdering`), improved from greedy orders beyond (`ImprovedOrdering`): a fixed
    /// amount of work without chance, so that every machine finds the same order.
    /// - Throws: `Cancelled`.
    public static func best(_ problem: OrderingProblem, context: RunContext = RunContext()) throws -> StopOrder? {
        let isExact = problem.costs.count <= provenLimit
        let order =
            isExact
            ? try ExactOrdering(problem).solve(context: context) : try ImprovedOrdering(problem).solve(context: context)
        guard let order, let cost = problem.cost(of: order) else { return nil }
        return StopOrder(order: order, cost: cost, isProvenOptimal: isExact)
    }
}

import Vocabulary

/// Optimal orders by dynamic programming over sets of visited stops (Held and Karp, doi:10.1137/0110015).
///
/// Complexity: O(2^n n²) time and 8 · 2^n n bytes for n stops.
struct ExactOrdering {
    private let problem: OrderingProblem
    private let count: Int

    init(_ problem: OrderingProblem) {
        self.problem = problem
        count = problem.costs.count
    }

    func solve(context: RunContext) throws -> [Int]? {
        guard count > 0 else { return [] }
        // Windows aside, a route that returns may as well begin at stop 0: what remains depends on one start at most.
        let starts = problem.returnsToStart ? [0] : (0..<count).filter(problem.mayBegin)
        let remaining = try remainingCosts(start: starts.first ?? 0, context: context)
        let best = starts.min { remaining[index(of: $0)] < remaining[index(of: $1)] }
        guard let best, remaining[index(of: best)] < CostMatrix.unreachable else { return nil }
        return order(from: best, remaining)
    }

    /// Where the table holds the cost of a route that begins at a stop.
    private func index(of start: Int) -> Int { (1 << start) * count + start }

    /// For each set of visited stops and each last stop in it, the least cost of visiting the rest.
    func remainingCosts(start: Int, context: RunContext) throws -> [Int64] {
        let full = (1 << count) - 1
        var remaining = [Int64](repeating: CostMatrix.unreachable, count: (full + 1) * count)
        for last in 0..<count { remaining[full * count + last] = problem.endingCost(last, start: start) }
        for visited in stride(from: full - 1, to: 0, by: -1) {
            if visited & 0xFF == 0 { try context.checkCancelled() }
            for last in 0..<count where visited & (1 << last) != 0 {
                var least = CostMatrix.unreachable
                for next in 0..<count where visited & (1 << next) == 0 {
                    least = min(least, problem.costs[last, next] + remaining[(visited | 1 << next) * count + next])
                }
                remaining[visited * count + last] = least
            }
        }
        return remaining
    }

    /// The order that the table stands for; of equally cheap next stops the lowest.
    private func order(from start: Int, _ remaining: [Int64]) -> [Int] {
        var order = [start]
        var visited = 1 << start
        while order.count < count, let last = order.last {
            let wanted = remaining[visited * count + last]
            let next = (0..<count).first { next in
                visited & (1 << next) == 0
                    && problem.costs[last, next] + remaining[(visited | 1 << next) * count + next] == wanted
            }
            guard let next else { break }
            order.append(next)
            visited |= 1 << next
        }
        return order
    }
}

/// The costs of a closed tour through places: the stops of a problem and, where the route does not return, one place
/// outside of them, which comes after the last stop and before the first.
///
/// Ways that do not exist cost more than any tour without them, and ends that are kept earn more than that, so that
/// a search that knows nothing of either finds what exists and keeps what is kept.
final class TourMatrix {
    /// Places, the one outside included.
    let count: Int
    /// Whether every way costs the same in both directions.
    let isSymmetric: Bool
    /// From place to place, row by row.
    let costs: UnsafeMutablePointer<Int64>

    /// - Complexity: O(n²) time and 8 n² bytes.
    init(_ problem: OrderingProblem) {
        let stops = problem.costs.count
        count = stops + (problem.returnsToStart ? 0 : 1)
        isSymmetric = problem.costs.isSymmetric
        costs = .allocate(capacity: count * count)
        costs.initialize(repeating: 0, count: count * count)
        let detour = Self.detour(problem.costs)
        for from in 0..<stops {
            for to in 0..<stops where from != to { costs[from * count + to] = min(problem.costs[from, to], detour) }
        }
        if !problem.returnsToStart { keepEnds(of: problem, prize: -8 * detour) }
    }

    deinit { costs.deallocate() }

    /// What a way that does not exist costs: more than a tour of those that do, and so little that all of them add up.
    private static func detour(_ costs: CostMatrix) -> Int64 {
        let count = Int64(costs.count)
        return min(costs.largest, (Int64.max >> 6) / ((count + 1) * (count + 1))) * count + 1
    }

    private func keepEnds(of problem: OrderingProblem, prize: Int64) {
        let (outside, last) = (count - 1, count - 2)
        if problem.keepsFirst { costs[outside * count + 0] = prize }
        if problem.keepsLast { costs[last * count + outside] = prize }
        guard isSymmetric else { return }
        if problem.keepsFirst { costs[0 * count + outside] = prize }
        if problem.keepsLast { costs[outside * count + last] = prize }
    }

    @inline(__always) func cost(_ from: Int, _ to: Int) -> Int64 { costs[from &* count &+ to] }

    /// The order of stops that a tour stands for.
    func order(of tour: [Int], problem: OrderingProblem) -> [Int] {
        let start = tour.firstIndex(of: problem.returnsToStart ? 0 : count - 1) ?? 0
        let turned = Array(tour[start...] + tour[..<start])
        var order = problem.returnsToStart ? turned : Array(turned.dropFirst())
        guard isSymmetric else { return order }
        // Both directions cost the same: the one that keeps the ends, else the first in lexicographic order.
        if problem.returnsToStart {
            if order[1] > order[order.count - 1] { order[1...].reverse() }
        } else if problem.keepsFirst || problem.keepsLast {
            if problem.cost(of: order) == nil { order.reverse() }
        } else if order[0] > order[order.count - 1] {
            order.reverse()
        }
        return order
    }
}

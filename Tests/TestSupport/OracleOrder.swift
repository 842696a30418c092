/// The best order of a few stops by trying all of them.
public enum OracleOrder {
    /// The cheapest order, of equally cheap ones the first in lexicographic order, and its cost; nil where no order
    /// visits all stops.
    ///
    /// Complexity: O(n!).
    public static func best(
        _ costs: [[Int64?]], keepsFirst: Bool, keepsLast: Bool, returnsToStart: Bool
    ) -> (order: [Int], cost: Int64)? {
        var best: (order: [Int], cost: Int64)?
        let last = costs.count - 1
        visitOrders(of: Array(costs.indices), after: []) { order in
            if keepsFirst || returnsToStart, order[0] != 0 { return }
            if keepsLast, !returnsToStart, order[last] != last { return }
            let way = returnsToStart && order.count > 1 ? order + [order[0]] : order
            guard let cost = cost(of: way, costs) else { return }
            if cost < best?.cost ?? .max { best = (order, cost) }
        }
        return best
    }

    /// The cost of going along some stops, or nil where there is no way.
    public static func cost(of way: [Int], _ costs: [[Int64?]]) -> Int64? {
        var total: Int64 = 0
        for (from, to) in zip(way, way.dropFirst()) {
            guard let leg = costs[from][to] else { return nil }
            total += leg
        }
        return total
    }

    /// Visits all orders of some stops behind others, in lexicographic order.
    public static func visitOrders(of left: [Int], after order: [Int], visit: ([Int]) -> Void) {
        if left.isEmpty { return visit(order) }
        for (index, next) in left.enumerated() {
            var others = left
            others.remove(at: index)
            visitOrders(of: others, after: order + [next], visit: visit)
        }
    }
}

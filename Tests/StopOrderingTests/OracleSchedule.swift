import StopOrdering
import TestSupport

/// The best order of a few stops with time windows, by trying all of them.
struct OracleSchedule {
    /// What an order is worth: compared from the first number on.
    struct Price: Comparable {
        var violation: Int64 = 0
        var cost: Int64 = 0
        /// The legs alone where waiting counts as cost, else the waiting.
        var tie: Int64 = 0

        static func < (one: Price, other: Price) -> Bool {
            (one.violation, one.cost, one.tie) < (other.violation, other.cost, other.tie)
        }
    }

    let costs: [[Int64?]]
    let times: [[Int64?]]
    let visits: [VisitSchedule.Visit]
    let countsWaiting: Bool
    let ends: Ends

    var problem: OrderingProblem { ends.problem(costs, schedule: schedule) }

    var schedule: VisitSchedule {
        VisitSchedule(times: CostMatrix(rows: times), visits: visits, countsWaiting: countsWaiting)
    }

    /// The best order, of equally good ones the first in lexicographic order; nil where no order visits all stops.
    ///
    /// Complexity: O(n!).
    func best() -> (order: [Int], price: Price)? {
        var best: (order: [Int], price: Price)?
        OracleOrder.visitOrders(of: Array(costs.indices), after: []) { order in
            guard ends.allow(order), let price = price(of: order) else { return }
            if best == nil || price < best!.price { best = (order, price) }
        }
        return best
    }

    /// What an order is worth, by going along it; nil where there is no way.
    func price(of order: [Int]) -> Price? {
        var (price, clock) = (Price(), Int64(0))
        for (place, stop) in order.enumerated() {
            if place > 0 {
                let here = order[place - 1]
                guard let cost = costs[here][stop], let time = times[here][stop] else { return nil }
                travel(cost, &price)
                clock += time
            }
            visit(stop, &clock, &price)
        }
        if ends.returnsToStart, order.count > 1 {
            guard let cost = costs[order.last!][order[0]] else { return nil }
            travel(cost, &price)
        }
        return price
    }

    fileprivate func travel(_ cost: Int64, _ price: inout Price) {
        price.cost += cost
        if countsWaiting { price.tie += cost }
    }

    private func visit(_ stop: Int, _ clock: inout Int64, _ price: inout Price) {
        if let closes = visits[stop].closes, clock > closes { price.violation += clock - closes }
        if let opens = visits[stop].opens, clock < opens {
            if countsWaiting { price.cost += opens - clock } else { price.tie += opens - clock }
            clock = opens
        }
        clock += visits[stop].service
    }
}

/// The least price by recursion over the stops that are left and the time, all of it remembered.
struct OracleScheduleRecursion {
    private struct Place: Hashable {
        let here: Int
        let left: Int
        let clock: Int64
        let start: Int
    }

    private let oracle: OracleSchedule
    private var known: [Place: OracleSchedule.Price?] = [:]

    init(_ oracle: OracleSchedule) { self.oracle = oracle }

    mutating func leastPrice() -> OracleSchedule.Price? {
        let all = oracle.costs.indices
        return all.filter { oracle.ends.mayBegin($0, count: all.count) }.compactMap { start in
            visited(start, at: 0, left: (1 << all.count - 1) & ~(1 << start), start: start)
        }.min()
    }

    private mutating func visited(_ stop: Int, at clock: Int64, left: Int, start: Int) -> OracleSchedule.Price? {
        let visit = oracle.visits[stop]
        let wait = max(0, (visit.opens ?? clock) - clock)
        let rest = rest(from: stop, at: clock + wait + visit.service, left: left, start: start)
        guard var price = rest else { return nil }
        price.violation += max(0, clock - (visit.closes ?? clock))
        if oracle.countsWaiting { price.cost += wait } else { price.tie += wait }
        return price
    }

    private mutating func rest(from here: Int, at clock: Int64, left: Int, start: Int) -> OracleSchedule.Price? {
        let count = oracle.costs.count
        if left == 0 {
            if oracle.ends.returnsToStart {
                return oracle.costs[here][start].map { cost in
                    var price = OracleSchedule.Price()
                    oracle.travel(cost, &price)
                    return price
                }
            }
            return oracle.ends.mayEnd(here, count: count) ? .init() : nil
        }
        let place = Place(here: here, left: left, clock: clock, start: start)
        if let price = known[place] { return price }
        var least: OracleSchedule.Price?
        for next in 0..<count where left & (1 << next) != 0 {
            guard let cost = oracle.costs[here][next], let time = oracle.times[here][next] else { continue }
            let rest = visited(next, at: clock + time, left: left & ~(1 << next), start: start)
            guard var price = rest else { continue }
            oracle.travel(cost, &price)
            least = min(least ?? price, price)
        }
        known[place] = .some(least)
        return least
    }
}

import Vocabulary

/// Makes orders of stops cheaper of which some can be visited in several ways: how a stop is come to decides how a route goes on.
///
/// Moves take up to three stops in a row elsewhere, either way round, or turn round what lies between two stops; each is weighed with the best
/// ways of visiting all stops, and with time windows where there are any. How many are tried depends on the problem alone.
struct WayDescent {
    /// A way of visiting a stop, and what a route is worth that has come to it so.
    private struct Arrival {
        let way: Int
        let state: RouteState
    }

    private let problem: WaysProblem
    private let rules: ScheduleRules
    /// Stop to the ways of who goes on there, and to the one with which a route begins or ends.
    private let passings: [[Int]]
    private let ends: [Int]
    private var tries: Int
    /// The arrivals at a stop of which none is dearer for sure, and those at the next one.
    private var arrivals: [Arrival] = []
    private var next: [Arrival] = []

    init(_ problem: WaysProblem) {
        self.problem = problem
        rules = ScheduleRules(problem.exact, problem.schedule)
        let (ways, count) = (problem.ways, problem.ways.stopCount)
        passings = (0..<count).map { stop in ways.ways(of: stop).filter { ways.goesOn[$0] } }
        ends = (0..<count).map(ways.beginning)
        // Each takes the longer the more stops there are, and the more arrivals are kept at each.
        tries = (problem.schedule.hasWindows ? 10_000_000 : 50_000_000) / max(1, count)
    }

    /// An order that is no dearer, and that no move makes cheaper, unless there were too many to try.
    ///
    /// - Throws: `Cancelled`.
    mutating func improved(_ order: [Int], _ context: RunContext) throws -> [Int] {
        var (best, least) = (order, price(of: order))
        var hasImproved = true
        while hasImproved, tries > 0 {
            hasImproved = false
            try Self.visitMoves(of: best.count) { move in
                if tries & 0xFF == 0 { try context.checkCancelled() }
                let other = move.applied(to: best)
                tries -= 1
                if let price = price(of: other), least.map(price.isCheaper) ?? true {
                    (best, least, hasImproved) = (other, price, true)
                }
                return tries > 0
            }
        }
        return best
    }

    /// What an order is worth at best, of all ways in which its stops can be visited; nil where there is none.
    ///
    /// - Complexity: O(n) for n stops with a few ways each.
    mutating func price(of order: [Int]) -> RouteState? {
        let relaxed = problem.relaxed
        guard let first = order.first, let last = order.last, relaxed.mayBegin(first),
            !relaxed.keepsLast || last == order.count - 1
        else { return nil }
        arrivals.removeAll(keepingCapacity: true)
        arrivals.append(Arrival(way: ends[first], state: rules.start(at: ends[first])))
        for place in 1..<order.count {
            let isEnd = place == order.count - 1 && !relaxed.returnsToStart
            goOn(to: order[place], isEnd: isEnd)
        }
        return cheapest(backAt: ends[first])
    }

    private mutating func goOn(to stop: Int, isEnd: Bool) {
        next.removeAll(keepingCapacity: true)
        if isEnd {
            goOn(by: ends[stop])
        } else {
            for way in passings[stop] { goOn(by: way) }
        }
        swap(&arrivals, &next)
    }

    private mutating func goOn(by way: Int) {
        let begin = next.count
        for arrival in arrivals {
            var state = arrival.state
            rules.advance(&state, arrival.way, way)
            if state.missing == 0 { take(Arrival(way: way, state: state), from: begin) }
        }
    }

    /// - Parameter begin: where the arrivals by the same way begin.
    private mutating func take(_ arrival: Arrival, from begin: Int) {
        func isBeaten(_ one: Arrival, by other: Arrival) -> Bool {
            other.state.isNeverDearer(than: one.state, countsWaiting: rules.countsWaiting)
        }
        if next[begin...].contains(where: { isBeaten(arrival, by: $0) }) { return }
        var place = begin
        while place < next.count {
            if isBeaten(next[place], by: arrival) { next.remove(at: place) } else { place += 1 }
        }
        next.append(arrival)
    }

    private func cheapest(backAt start: Int) -> RouteState? {
        var best: RouteState?
        for arrival in arrivals {
            var state = arrival.state
            rules.finish(&state, arrival.way, first: start)
            if state.missing == 0, best.map(state.isCheaper) ?? true { best = state }
        }
        return best
    }

    /// - Parameter visit: whether to go on.
    private static func visitMoves(of count: Int, _ visit: (Move) throws -> Bool) rethrows {
        for length in 1...3 where length < count {
            for from in 0...count - length {
                for to in 0...count - length {
                    for isTurned in length > 1 ? [false, true] : [false] where to != from || isTurned {
                        if try !visit(Move(from: from, length: length, to: to, isTurned: isTurned)) { return }
                    }
                }
            }
        }
        for length in 4..<max(4, count) {
            for from in 0...count - length {
                if try !visit(Move(from: from, length: length, to: from, isTurned: true)) { return }
            }
        }
    }

    /// Some stops in a row that go elsewhere.
    private struct Move {
        let from: Int
        let length: Int
        /// Their place among the others.
        let to: Int
        let isTurned: Bool

        func applied(to order: [Int]) -> [Int] {
            var rest = order
            let moved = rest[from..<from + length]
            rest.removeSubrange(from..<from + length)
            rest.insert(contentsOf: isTurned ? Array(moved.reversed()) : Array(moved), at: to)
            return rest
        }
    }
}

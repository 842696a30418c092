import Vocabulary

/// Makes orders of stops cheaper of which some can be visited in several ways: how a stop is come to decides how a route goes on.
///
/// Moves take up to three stops in a row elsewhere, either way round, or turn round what lies between two stops; each is weighed with the best
/// ways of visiting all stops. How many are tried depends on the problem alone.
struct WayDescent {
    private let problem: WaysProblem
    /// Stop to the ways of who goes on there, and to the one with which a route begins or ends.
    private let passings: [[Int]]
    private let ends: [Int]
    private var tries: Int

    init(_ problem: WaysProblem) {
        self.problem = problem
        let (ways, count) = (problem.ways, problem.ways.stopCount)
        passings = (0..<count).map { stop in ways.ways(of: stop).filter { ways.goesOn[$0] } }
        ends = (0..<count).map(ways.beginning)
        // Each takes the longer the more stops there are.
        tries = 50_000_000 / max(1, count)
    }

    /// An order that costs no more, and that no move makes cheaper, unless there were too many to try.
    ///
    /// - Throws: `Cancelled`.
    mutating func improved(_ order: [Int], _ context: RunContext) throws -> [Int] {
        var (best, least) = (order, cost(of: order))
        var hasImproved = true
        while hasImproved, tries > 0 {
            hasImproved = false
            try visitMoves(of: best.count) { move in
                if tries & 0xFF == 0 { try context.checkCancelled() }
                let other = move.applied(to: best)
                let cost = cost(of: other)
                tries -= 1
                if cost < least { (best, least, hasImproved) = (other, cost, true) }
                return tries > 0
            }
        }
        return best
    }

    /// The least cost of an order, of all ways in which its stops can be visited, or `CostMatrix.unreachable`.
    ///
    /// - Complexity: O(n) for n stops with a few ways each.
    func cost(of order: [Int]) -> Int64 {
        let (relaxed, costs) = (problem.relaxed, problem.exact.costs)
        guard let first = order.first, let last = order.last, relaxed.mayBegin(first),
            !relaxed.keepsLast || last == order.count - 1
        else { return CostMatrix.unreachable }
        var front = [(way: ends[first], cost: Int64(0))]
        func cost(to way: Int) -> Int64 {
            front.reduce(CostMatrix.unreachable) { min($0, $1.cost + costs[$1.way, way]) }
        }
        for (place, stop) in order.enumerated().dropFirst() {
            let isEnd = place == order.count - 1 && !relaxed.returnsToStart
            front = (isEnd ? [ends[stop]] : passings[stop]).map { ($0, cost(to: $0)) }
        }
        if relaxed.returnsToStart, order.count > 1 { return cost(to: ends[first]) }
        return front.reduce(CostMatrix.unreachable) { min($0, $1.cost) }
    }

    /// - Parameter visit: whether to go on.
    private func visitMoves(of count: Int, _ visit: (Move) throws -> Bool) rethrows {
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

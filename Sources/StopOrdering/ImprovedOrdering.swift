import Vocabulary

/// Good orders of many stops: nearest-neighbour orders from several starts, each improved until neither moving a
/// run of up to three stops elsewhere (Or-opt) nor reversing a run (2-opt) makes it cheaper.
///
/// Complexity: O(n²) a round and start.
struct ImprovedOrdering {
    private static let starts = 8
    private static let longestRun = 3
    /// What a way that does not exist costs: more than any that does, and small enough to add up.
    private static let penalty: Int64 = 1 << 44

    private let problem: OrderingProblem
    private let count: Int

    init(_ problem: OrderingProblem) {
        self.problem = problem
        count = problem.costs.count
    }

    func solve(context: RunContext) throws -> [Int]? {
        var best: (order: [Int], cost: Int64)?
        for start in (0..<count).filter(problem.mayBegin).prefix(Self.starts) {
            var order = greedyOrder(from: start)
            while try improveByMoving(&order, context) || improveByReversing(&order, context) {}
            let cost = order.indices.reduce(leg(order, count - 1)) { $0 + leg(order, $1 - 1) }
            if cost < best?.cost ?? .max { best = (order, cost) }
        }
        return best?.order
    }

    private func greedyOrder(from start: Int) -> [Int] {
        var left = Array(0..<count)
        left.removeAll { $0 == start }
        let last = problem.keepsLast ? left.popLast() : nil
        var order = [start]
        while let here = order.last, let next = left.min(by: { problem.costs[here, $0] < problem.costs[here, $1] }) {
            order.append(next)
            left.removeAll { $0 == next }
        }
        return order + (last.map { [$0] } ?? [])
    }

    /// The cost from one stop to another; nil stands for the outside, before the first and after the last stop.
    private func leg(_ from: Int?, _ to: Int?) -> Int64 {
        switch (from, to) {
        case (let from?, let to?): min(problem.costs[from, to], Self.penalty)
        case (let from?, nil): min(problem.endingCost(from, start: 0), Self.penalty)
        case (nil, let to?): problem.mayBegin(to) ? 0 : Self.penalty
        case (nil, nil): 0
        }
    }

    /// The cost of the leg that follows a place of an order, -1 being before the first.
    private func leg(_ order: [Int], _ place: Int) -> Int64 { leg(stop(order, place), stop(order, place + 1)) }

    private func stop(_ order: [Int], _ place: Int) -> Int? { order.indices.contains(place) ? order[place] : nil }

    private func improveByMoving(_ order: inout [Int], _ context: RunContext) throws -> Bool {
        var hasImproved = false
        for length in 1...min(Self.longestRun, count - 1) {
            for from in 0...(count - length) {
                try context.checkCancelled()
                if let gap = betterGap(for: from..<(from + length), in: order) {
                    let run = Array(order[from..<(from + length)])
                    order.removeSubrange(from..<(from + length))
                    order.insert(contentsOf: run, at: gap > from ? gap - length : gap)
                    hasImproved = true
                }
            }
        }
        return hasImproved
    }

    /// The gap (before the place of that number) where a run costs less than where it is, if there is one: the best.
    private func betterGap(for run: Range<Int>, in order: [Int]) -> Int? {
        let (first, last) = (order[run.lowerBound], order[run.upperBound - 1])
        let (before, after) = (stop(order, run.lowerBound - 1), stop(order, run.upperBound))
        let saved = leg(before, first) + leg(last, after) - leg(before, after)
        var best: (gap: Int, gain: Int64)?
        for gap in 0...count where gap < run.lowerBound || gap > run.upperBound {
            let (left, right) = (stop(order, gap - 1), stop(order, gap))
            let gain = saved - (leg(left, first) + leg(last, right) - leg(left, right))
            if gain > best?.gain ?? 0 { best = (gap, gain) }
        }
        return best?.gap
    }

    private func improveByReversing(_ order: inout [Int], _ context: RunContext) throws -> Bool {
        var hasImproved = false
        for from in 0..<(count - 1) {
            try context.checkCancelled()
            var (there, back): (Int64, Int64) = (0, 0)
            for to in (from + 1)..<count {
                there += leg(order[to - 1], order[to])
                back += leg(order[to], order[to - 1])
                let (before, after) = (stop(order, from - 1), stop(order, to + 1))
                let old = leg(before, order[from]) + there + leg(order[to], after)
                let new = leg(before, order[to]) + back + leg(order[from], after)
                guard new < old else { continue }
                order[from...to].reverse()
                swap(&there, &back)
                hasImproved = true
            }
        }
        return hasImproved
    }
}

/// Rearrangements to try, chosen by chance: short parts that move, parts that are turned, neighbouring parts that
/// exchange their places; mostly such that stops which are near to each other come together.
struct RearrangementSource {
    private static let longestMove = 3
    private static let usualSpan = 50

    /// The positions that may change hands.
    let movable: Range<Int>
    private let nearest: [Int32]
    let width: Int
    private let count: Int

    init(_ problem: OrderingProblem, _ rules: ScheduleRules) {
        count = rules.count
        movable = (problem.keepsFirst && !problem.beginsAnywhere ? 1 : 0)..<(problem.keepsLast ? count - 1 : count)
        let width = min(10, count - 1)
        self.width = width
        nearest = (0..<rules.count).flatMap { from in
            (0..<rules.count).filter { $0 != from }
                .map { to in (cost: rules.costs[from * rules.count + to], stop: to) }
                .sorted { (UInt64(bitPattern: $0.cost), $0.stop) < (UInt64(bitPattern: $1.cost), $1.stop) }
                .prefix(width).map { Int32($0.stop) }
        }
    }

    /// A stop that is near to another; slots count from 0, nearest first.
    func near(_ stop: Int, _ slot: Int) -> Int { Int(nearest[stop * width + slot]) }

    func next(
        in order: borrowing ScheduledOrder, _ random: inout RandomSource
    ) -> ScheduledOrder.Rearrangement? {
        if movable.count < 2 { return nil }
        let here = movable.lowerBound + random.below(movable.count)
        let there = partner(of: here, in: order, &random)
        let (begin, end) = (min(here, there), max(here, there) + 1)
        guard begin >= movable.lowerBound, end <= movable.upperBound, end - begin > 1 else { return nil }
        let turns = random.below(2) == 0
        let length = min(1 + random.below(Self.longestMove), end - begin - 1)
        switch random.below(8) {
        case 0..<3: return change(begin, begin + length, end, turnsFirst: turns)
        case 3..<6: return change(begin, end - length, end, turnsSecond: turns)
        case 6: return change(begin, begin, end, turnsSecond: true)
        default: return change(begin, begin + 1 + random.below(end - begin - 1), end)
        }
    }

    /// Where a rearrangement ends that begins at a position: by a stop that is near, or some positions away.
    private func partner(of here: Int, in order: borrowing ScheduledOrder, _ random: inout RandomSource) -> Int {
        if random.below(2) == 0 {
            let stop = near(Int(order.stops[here]), random.below(width))
            return order.position(of: stop) - 1 + random.below(3)
        }
        let span = random.below(8) == 0 ? count : min(Self.usualSpan, count)
        return here + 1 + random.below(span) - random.below(2) * (span + 1)
    }

    private func change(
        _ begin: Int, _ middle: Int, _ end: Int, turnsFirst: Bool = false, turnsSecond: Bool = false
    ) -> ScheduledOrder.Rearrangement {
        ScheduledOrder.Rearrangement(
            begin: begin, middle: middle, end: end, turnsFirst: turnsFirst, turnsSecond: turnsSecond)
    }
}

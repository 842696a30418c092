import Vocabulary

/// Makes an order better until no short part that moves, and no part that is turned round, does.
///
/// Complexity: O(n · span · span) a round.
struct OrderDescent: ~Copyable {
    private static let longestMove = 3
    /// How many rearrangements a round may look at, of each kind.
    private static let work = 100_000

    private var current: ScheduledOrder
    private let movable: Range<Int>

    init(_ rules: ScheduleRules, movable: Range<Int>) {
        current = ScheduledOrder(rules)
        self.movable = movable
    }

    mutating func improved(_ order: [Int], _ context: RunContext) throws -> [Int] {
        current.set(order)
        while try improveOnce(context) {}
        return current.order
    }

    private mutating func improveOnce(_ context: RunContext) throws -> Bool {
        var hasImproved = false
        let span = max(2, min(movable.count, Self.work / max(1, movable.count)))
        for begin in movable {
            try context.checkCancelled()
            for end in min(begin + 2, movable.upperBound + 1)..<(min(begin + span, movable.upperBound) + 1) {
                hasImproved = improve(begin, end) || hasImproved
            }
        }
        return hasImproved
    }

    private mutating func improve(_ begin: Int, _ end: Int) -> Bool {
        var hasImproved = take(begin, begin, end, false, true)
        for length in 1...min(Self.longestMove, end - begin - 1) {
            for turns in [false, true] {
                hasImproved = take(begin, begin + length, end, turns, false) || hasImproved
                hasImproved = take(begin, end - length, end, false, turns) || hasImproved
            }
        }
        return hasImproved
    }

    private mutating func take(
        _ begin: Int, _ middle: Int, _ end: Int, _ turnsFirst: Bool, _ turnsSecond: Bool
    ) -> Bool {
        let change = ScheduledOrder.Rearrangement(
            begin: begin, middle: middle, end: end, turnsFirst: turnsFirst, turnsSecond: turnsSecond)
        let old = current.price
        guard current.price(after: change, ifWorthwhile: { $0.isCheaper(than: old) }) != nil else { return false }
        current.apply(change)
        return true
    }
}

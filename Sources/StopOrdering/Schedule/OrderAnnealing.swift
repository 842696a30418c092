import Vocabulary

/// Looks for an order of least violation and cost by annealing: rearrangements that make things worse are made too, at
/// first often and then more and more seldom, and being late weighs more and more.
///
/// A fixed number of rearrangements is tried. Complexity: O(n) each, in the usual case what is rearranged.
struct OrderAnnealing: ~Copyable {
    private static let cooling = 0.95
    /// By how much being late weighs more from stage to stage.
    private static let tightening = 1.025
    /// How many usual legs may well be lost at first, and in the end.
    private static let (warmest, coldest) = (3.0, 0.006)

    private var current: ScheduledOrder
    private let moves: RearrangementSource
    private var random: RandomSource
    private(set) var best: [Int] = []
    private(set) var price = RouteState()
    private var temperature = 0.0
    private var lateness = 0.0

    init(_ rules: ScheduleRules, _ moves: RearrangementSource, seed: UInt64) {
        current = ScheduledOrder(rules)
        self.moves = moves
        random = RandomSource(seed: seed)
    }

    /// Sets out from an order and tries so many rearrangements.
    ///
    /// - Parameter violation: what an order that is easily found violates: where all are late, much may be lost at first.
    mutating func run(from order: [Int], violation: Int64, tries: Int, _ context: RunContext) throws {
        current.set(order)
        (best, price) = (order, current.price)
        let leg = usualLeg()
        temperature = Self.warmest * leg + lateness * Double(violation) / Double(order.count)
        let stages = Self.stages(from: temperature, to: Self.coldest * leg)
        for stage in 0..<stages {
            context.progress.progress("ordering stops with time windows", done: stage, total: stages)
            for number in 0..<(tries / stages) {
                if number & 0xFF == 0 { try context.checkCancelled() }
                step()
            }
            temperature *= Self.cooling
            lateness *= Self.tightening
        }
    }

    private static func stages(from warm: Double, to cold: Double) -> Int {
        var (stages, temperature) = (1, warm)
        while temperature > cold {
            temperature *= cooling
            stages += 1
        }
        return stages
    }

    /// What a leg between neighbours costs; being late weighs as much as travelling as long.
    private mutating func usualLeg() -> Double {
        let rules = current.rules
        var (cost, time, legs) = (0.0, 0.0, 1.0)
        for from in 0..<rules.count {
            for slot in 0..<moves.width {
                let cell = from * rules.count + moves.near(from, slot)
                cost += Double(max(0, rules.costs[cell]))
                time += Double(rules.times[cell])
                legs += 1
            }
        }
        lateness = (cost + 1) / (time + 1)
        return cost / legs + 1
    }

    private mutating func step() {
        guard let change = moves.next(in: current, &random) else { return }
        let limit = energy(of: current.price) + temperature * random.waitingTime()
        guard let next = current.price(after: change, ifWorthwhile: { energy(of: $0) <= limit }) else { return }
        current.apply(change)
        if next.isCheaper(than: price) { (best, price) = (current.order, next) }
    }

    @inline(__always) private func energy(of state: RouteState) -> Double {
        Double(state.cost) + Double(state.violation) * lateness + Double(state.missing) * 1e15
            + Double(state.tie) * 1e-3
    }
}

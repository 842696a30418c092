/// How little violation and cost the stops that are not visited yet can add.
struct ScheduleBounds {
    private let rules: ScheduleRules
    private let count: Int
    /// By set of visited stops and last one: the least cost of the rest, windows aside.
    private let remaining: [Int64]
    /// By pair of stops: the least time from leaving the one to arriving at the other, whatever lies between.
    private var direct: [Int64]
    /// By set of visited stops, once it is asked for: after how much time since the arrival at the next stop the k-th can
    /// be reached at the earliest, and when the windows of the stops that are left close, in order.
    private var delays: [Int64]
    private var closings: [Int64]
    private var isKnown: [Bool]

    init(_ rules: ScheduleRules, remaining: [Int64]) {
        self.rules = rules
        self.remaining = remaining
        count = rules.count
        direct = Self.directTimes(rules)
        delays = [Int64](repeating: 0, count: count << count)
        closings = delays
        isKnown = [Bool](repeating: false, count: 1 << count)
    }

    private static func directTimes(_ rules: ScheduleRules) -> [Int64] {
        let count = rules.count
        var direct = (0..<(count * count)).map { cell in
            rules.costs[cell] == ScheduleRules.missing ? CostMatrix.unreachable : rules.times[cell]
        }
        for via in 0..<count {
            for from in 0..<count {
                for to in 0..<count {
                    let time = direct[from * count + via] + rules.service[via] + direct[via * count + to]
                    direct[from * count + to] = min(direct[from * count + to], time)
                }
            }
        }
        return direct
    }

    /// Whether a route can become as good as the best that is known.
    mutating func allows(_ state: RouteState, _ visited: Int, _ last: Int, _ best: RouteState?) -> Bool {
        let rest = remaining[visited * count + last]
        guard rest < CostMatrix.unreachable else { return false }
        guard let best else { return true }
        var least = state
        least.violation += max(directViolation(state, visited, last), orderedViolation(state, visited, last))
        least.cost += rest
        if rules.countsWaiting { least.tie += rest }
        return !best.isCheaper(than: least)
    }

    /// Every stop by itself, reached in the quickest way.
    private func directViolation(_ state: RouteState, _ visited: Int, _ last: Int) -> Int64 {
        var violation: Int64 = 0
        for stop in 0..<count where visited & (1 << stop) == 0 && rules.closes[stop] != .max {
            violation += max(0, state.time + direct[last * count + stop] - rules.closes[stop])
        }
        return violation
    }

    /// All stops one after the other: the first arrival meets the first closing, and so on, which none can do better.
    private mutating func orderedViolation(_ state: RouteState, _ visited: Int, _ last: Int) -> Int64 {
        if !isKnown[visited] { learn(visited) }
        var (first, left) = (CostMatrix.unreachable, 0)
        for stop in 0..<count where visited & (1 << stop) == 0 {
            first = min(first, direct[last * count + stop])
            left += 1
        }
        var violation: Int64 = 0
        for place in 0..<left where closings[visited * count + place] != .max {
            let cell = visited * count + place
            violation += max(0, state.time + first + delays[cell] - closings[cell])
        }
        return violation
    }

    private mutating func learn(_ visited: Int) {
        isKnown[visited] = true
        let left = (0..<count).filter { visited & (1 << $0) == 0 }
        let ways = left.map { to in left.map { $0 == to ? .max : rules.legTime($0, to) }.min() ?? 0 }.sorted()
        let services = left.map { rules.service[$0] }.sorted()
        var delay: Int64 = 0
        for (place, closing) in left.map({ rules.closes[$0] }).sorted().enumerated() {
            closings[visited * count + place] = closing
            delays[visited * count + place] = delay
            delay = min(delay + min(ways[place], CostMatrix.unreachable) + services[place], CostMatrix.unreachable)
        }
    }
}

extension ScheduleRules {
    /// The time of a leg, more than any where no way leads along it.
    fileprivate func legTime(_ from: Int, _ to: Int) -> Int64 {
        costs[from * count + to] == Self.missing ? CostMatrix.unreachable : times[from * count + to]
    }
}

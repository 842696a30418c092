/// An order of stops with the state of its route at every stop, which tells quickly what other orders would be worth.
struct ScheduledOrder: ~Copyable {
    /// Two neighbouring parts of an order that exchange their places, each of which may be turned round.
    struct Rearrangement {
        /// Where the first part begins, where the second does, and where that ends.
        let begin: Int
        let middle: Int
        let end: Int
        let turnsFirst: Bool
        let turnsSecond: Bool
    }

    let rules: ScheduleRules
    let count: Int
    private(set) var stops: UnsafeMutablePointer<Int32>
    private let positions: UnsafeMutablePointer<Int32>
    private let states: UnsafeMutablePointer<RouteState>
    private let buffer: UnsafeMutablePointer<Int32>
    /// What the whole order is worth.
    private(set) var price = RouteState()

    init(_ rules: ScheduleRules) {
        self.rules = rules
        count = rules.count
        stops = .allocate(capacity: count)
        positions = .allocate(capacity: count)
        states = .allocate(capacity: count)
        buffer = .allocate(capacity: count)
    }

    deinit {
        stops.deallocate()
        positions.deallocate()
        states.deallocate()
        buffer.deallocate()
    }

    var order: [Int] { (0..<count).map { Int(stops[$0]) } }

    func position(of stop: Int) -> Int { Int(positions[stop]) }

    mutating func set(_ order: [Int]) {
        for (position, stop) in order.enumerated() { stops[position] = Int32(stop) }
        update(from: 0)
    }

    private mutating func update(from begin: Int) {
        for position in begin..<count {
            let stop = Int(stops[position])
            positions[stop] = Int32(position)
            if position == 0 {
                states[0] = rules.start(at: stop)
            } else {
                states[position] = states[position - 1]
                rules.advance(&states[position], Int(stops[position - 1]), stop)
            }
        }
        price = states[count - 1]
        rules.finish(&price, Int(stops[count - 1]), first: Int(stops[0]))
    }

    /// What the order would be worth after a rearrangement; nil where that is sure not to be worthwhile.
    ///
    /// Complexity: O(n), and no more than what is rearranged where the route is on time again behind it, or so late and
    /// dear that it cannot be worthwhile any more.
    @inline(__always) func price(
        after change: Rearrangement, ifWorthwhile isWorthwhile: (RouteState) -> Bool
    ) -> RouteState? {
        var walk = Walk(
            state: change.begin == 0 ? RouteState() : states[change.begin - 1],
            last: change.begin == 0 ? -1 : Int(stops[change.begin - 1]), first: Int(stops[0]))
        go(&walk, change.middle, change.end, change.turnsSecond)
        go(&walk, change.begin, change.middle, change.turnsFirst)
        for position in change.end..<count {
            visit(Int(stops[position]), &walk)
            let delay = walk.state.time &- states[position].time
            if delay < 0 { continue }
            let rest = rest(walk, behind: position, delay)
            if !isWorthwhile(rest) { return nil }
            if delay == 0 { return rest }
        }
        rules.finish(&walk.state, walk.last, first: walk.first)
        return isWorthwhile(walk.state) ? walk.state : nil
    }

    private struct Walk {
        var state: RouteState
        var last: Int
        var first: Int
    }

    @inline(__always) private func go(_ walk: inout Walk, _ begin: Int, _ end: Int, _ turns: Bool) {
        for step in begin..<end { visit(Int(stops[turns ? begin &+ end &- 1 &- step : step]), &walk) }
    }

    @inline(__always) private func visit(_ stop: Int, _ walk: inout Walk) {
        if walk.last < 0 {
            walk.state = rules.start(at: stop)
            walk.first = stop
        } else {
            rules.advance(&walk.state, walk.last, stop)
        }
        walk.last = stop
    }

    /// What a route is worth at least that is as late as before from a position on, or later by a delay: all that follows is
    /// as before, and waiting is shorter by the delay at most, but for the way back to another start.
    @inline(__always) private func rest(_ walk: Walk, behind position: Int, _ delay: Int64) -> RouteState {
        var state = walk.state
        let old = states[position]
        state.missing &+= price.missing &- old.missing
        state.violation &+= price.violation &- old.violation
        state.cost &+= price.cost &- old.cost &- (rules.countsWaiting ? delay : 0)
        state.tie &+= price.tie &- old.tie &- (rules.countsWaiting ? 0 : delay)
        state.time = price.time
        rules.rejoin(&state, Int(stops[count &- 1]), from: Int(stops[0]), to: walk.first)
        return state
    }

    mutating func apply(_ change: Rearrangement) {
        var next = change.begin
        for (begin, end, turns) in [
            (change.middle, change.end, change.turnsSecond), (change.begin, change.middle, change.turnsFirst),
        ] {
            for step in begin..<end {
                buffer[next] = stops[turns ? begin + end - 1 - step : step]
                next += 1
            }
        }
        for position in change.begin..<change.end { stops[position] = buffer[position] }
        update(from: change.begin)
    }
}

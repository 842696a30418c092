/// What becomes of a route that goes on to a stop: costs, times and windows in arrays for fast loops.
final class ScheduleRules {
    let count: Int
    let returnsToStart: Bool
    let countsWaiting: Bool
    let costs: UnsafeMutablePointer<Int64>
    let times: UnsafeMutablePointer<Int64>
    let opens: UnsafeMutablePointer<Int64>
    let closes: UnsafeMutablePointer<Int64>
    let service: UnsafeMutablePointer<Int64>

    /// Stands for a leg that no way leads along.
    static let missing: Int64 = -1

    init(_ problem: OrderingProblem, _ schedule: VisitSchedule) {
        count = problem.costs.count
        returnsToStart = problem.returnsToStart
        countsWaiting = schedule.countsWaiting
        costs = .allocate(capacity: count * count)
        times = .allocate(capacity: count * count)
        opens = .allocate(capacity: count)
        closes = .allocate(capacity: count)
        service = .allocate(capacity: count)
        for from in 0..<count {
            for to in 0..<count {
                let isMissing =
                    max(problem.costs[from, to], schedule.times[from, to]) >= CostMatrix.unreachable && from != to
                let cell = from * count + to
                costs[cell] = isMissing ? Self.missing : from == to ? 0 : problem.costs[from, to]
                times[cell] = isMissing || from == to ? 0 : schedule.times[from, to]
            }
            opens[from] = schedule.visits[from].opens ?? .min
            closes[from] = schedule.visits[from].closes ?? .max
            service[from] = schedule.visits[from].service
        }
    }

    deinit {
        for array in [costs, times, opens, closes, service] { array.deallocate() }
    }

    /// A route that sets out at a stop.
    @inline(__always) func start(at stop: Int) -> RouteState {
        var state = RouteState()
        visit(stop, &state)
        return state
    }

    /// A route that goes on from one stop to another.
    @inline(__always) func advance(_ state: inout RouteState, _ from: Int, _ to: Int) {
        let cell = from &* count &+ to
        travel(cell, &state)
        state.time &+= times[cell]
        visit(to, &state)
    }

    /// A route whose last stop is visited: the way back where there is one.
    @inline(__always) func finish(_ state: inout RouteState, _ last: Int, first: Int) {
        guard returnsToStart else { return }
        travel(last &* count &+ first, &state)
    }

    @inline(__always) private func travel(_ cell: Int, _ state: inout RouteState) {
        if costs[cell] == Self.missing {
            state.missing &+= 1
            return
        }
        state.cost &+= costs[cell]
        if countsWaiting { state.tie &+= costs[cell] }
    }

    /// A finished route that returns to another start than it did.
    @inline(__always) func rejoin(_ state: inout RouteState, _ last: Int, from old: Int, to new: Int) {
        guard returnsToStart, old != new else { return }
        var way = RouteState()
        finish(&way, last, first: old)
        state.missing &-= way.missing
        state.cost &-= way.cost
        state.tie &-= way.tie
        finish(&state, last, first: new)
    }

    @inline(__always) private func visit(_ stop: Int, _ state: inout RouteState) {
        if state.time > closes[stop] { state.violation &+= state.time &- closes[stop] }
        if state.time < opens[stop] {
            let wait = opens[stop] &- state.time
            if countsWaiting { state.cost &+= wait } else { state.tie &+= wait }
            state.time = opens[stop]
        }
        state.time &+= service[stop]
    }
}

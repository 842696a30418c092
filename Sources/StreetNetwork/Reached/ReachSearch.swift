import Vocabulary

/// Finds every part of every edge that can be reached from one or several origins within a limit: Dijkstra's algorithm
/// (doi:10.1007/BF01386390) on the states of `PathSearch`, by the same rules, bounded.
///
/// Among paths of equal cost the one from the lower origin is taken, then the one that `PathSearch` takes. One workspace per
/// worker: it owns its arrays, and keeps what it learnt of the last metric's turns for the next search.
///
/// On `Metric.mirrored` it finds the places from which the origins can be reached; origins then have the directions of their
/// locations mirrored, and stretches are to be read as `ReachedStretch.reversed`.
public struct ReachSearch: ~Copyable {
    let network: StreetNetwork
    var states: ReachStates
    private var queue = ReachQueue()
    /// The states that the last search reached, some of them twice.
    var settled = GrowingBuffer<UInt32>()
    /// Whether the last search was broken off.
    private var isBrokenOff = false
    let marks: EdgeMarks

    /// A workspace for every metric of a network.
    ///
    /// Memory: 16 bytes an edge, taken as searches get there, and some 40 for each state that they come near.
    public init(network: StreetNetwork) {
        self.network = network
        states = ReachStates(network: network)
        marks = EdgeMarks(edgeCount: network.edgeCount)
    }

    /// Finds what can be reached from any of the origins at a cost of no more than `limit`.
    ///
    /// - Parameters:
    ///   - limit: in the metric's steps; below 0 nothing is reached.
    ///   - metrics: those whose costs are to be added up along the way, too: of the same network, mode, policy and barriers,
    ///     mirrored if `metric` is. Where one has no cost for what the way passes, nothing is added.
    ///
    /// Complexity: O((n + t) log n) for the n states and t turns within the limit, and those of the edges; each metric to be
    /// added up takes O(n) more.
    /// - Throws: `Cancelled`.
    public mutating func explore(
        from origins: [ReachOrigin], limit: Int64, on metric: Metric, accumulating metrics: [Metric] = [],
        context: RunContext = RunContext()
    ) throws -> Reached {
        // No way costs so much; and what costs add up to has room above it.
        let limit = min(limit, 1 << 62)
        prepare(for: metric)
        let seeds = ReachSeed.all(of: origins, limit: limit, on: metric)
        states.loneOrigin = seeds.allSatisfy { $0.origin == seeds[0].origin } ? seeds.first?.origin : nil
        try search(from: seeds, limit: limit, on: metric, context: context)
        try context.checkCancelled()
        var collector = ReachCollector(
            seeds: seeds, limit: limit, keepsTravels: !metrics.isEmpty, expected: settled.count, on: metric)
        let comesToEnd = collect(into: &collector)
        return Reached(
            stretches: collector.stretches,
            accumulated: metrics.map { accumulated($0, along: collector.travels, of: collector.stretches, seeds) },
            reachesEdgeOfData: comesToEnd || standsAtEdgeOfData(origins, limit: limit))
    }

    /// Forgets the last search, and the last metric where it is another one.
    private mutating func prepare(for metric: Metric) {
        if !states.begin(on: metric) {
            if isBrokenOff {
                states.forgetAll()
            } else {
                for place in 0..<settled.count { states.forget(settled[place]) }
            }
        }
        settled.removeAll()
    }

    private mutating func search(
        from seeds: [ReachSeed], limit: Int64, on metric: Metric, context: RunContext
    ) throws {
        isBrokenOff = true
        queue.begin(limit: max(0, limit))
        for (place, seed) in seeds.enumerated() { plant(seed, ReachSeed.mark | UInt32(place), limit, on: metric) }
        while let (cost, number) = queue.pop(states) {
            guard states.cost(number) == cost else { continue }
            let state = states[number]
            settled.append(number)
            if settled.count & 0x3FFF == 0 { try context.checkCancelled() }
            guard state.passing != closed else { continue }
            let left = cost &+ passing(state, number, on: metric)
            if left <= limit { leave(number, before: number, left, state.origin, limit, on: metric) }
        }
        isBrokenOff = false
    }
}

extension ReachSearch {
    @inline(__always)
    private func passing(_ state: ReachState, _ number: UInt32, on metric: Metric) -> Int64 {
        state.passing == PassingCosts.dear
            ? metric.through.cost(of: states.directed(number).index) : Int64(state.passing)
    }

    /// Reaches what can be entered from the end of the edge on which a seed sets out.
    private mutating func plant(_ seed: ReachSeed, _ mark: UInt32, _ limit: Int64, on metric: Metric) {
        guard let own = metric.cost(of: seed.stretch), seed.cost + own <= limit else { return }
        let directed = seed.stretch.directed
        let state = SearchState(directed.rawValue, inOriginZone: metric.isDestinationOnly[directed.index])
        leave(
            states.number(of: state, on: metric), before: mark, seed.cost + own, seed.origin, limit, on: metric)
    }

    /// Reaches what can be entered from the end of a state's edge, where one is at a cost within the limit.
    @inline(__always)
    private mutating func leave(
        _ number: UInt32, before: UInt32, _ cost: Int64, _ origin: Int32, _ limit: Int64, on metric: Metric
    ) {
        if !states[number].isCompiled { states.compile(number, on: metric) }
        let state = states[number]
        let (values, costs) = (states.values, states.costs.values)
        let turns = states.turns.values + Int(state.firstTurn)
        for place in 0..<Int(state.turnCount) {
            let next = state.firstNext &+ turns[place].next
            let reached = cost &+ Int64(turns[place].cost)
            let known = costs[Int(next)]
            if reached > known || reached > limit { continue }
            if reached == known, !isInstead(of: next, before, origin) { continue }
            costs[Int(next)] = reached
            values[Int(next)].before = before
            values[Int(next)].origin = origin
            queue.push(reached, next, before: known)
        }
    }

    /// Whether a way to a state is to be taken instead of the known one of the same cost.
    @inline(never)
    private func isInstead(of state: UInt32, _ before: UInt32, _ origin: Int32) -> Bool {
        let known = states[state]
        return (before & ReachSeed.mark != 0 || states.cost(before) < states.cost(state))
            && (origin, rank(before)) < (known.origin, rank(known.before))
    }

    private func rank(_ before: UInt32) -> UInt32 {
        before & ReachSeed.mark != 0 ? before : states.raw(before)
    }
}

/// The states of a search on one metric, and the turns between them, compiled when they are first needed, some of the
/// neighbourhood at once: what a search reads lies together.
///
/// A state is one of `SearchState`, which tells chains of turns and streets for destinations only apart; here it has a
/// number of its own. Only turns that may be made are kept. Memory: 40 bytes a state that searches came near.
struct ReachStates: ~Copyable {
    /// Which state has a number.
    struct Identity: BitwiseCopyable {
        let state: SearchState
        let directed: DirectedEdge
    }

    /// So many states get their turns at once, as long as there are new ones.
    private static let neighbourhood = 256

    private var metric: Metric?
    private var states = GrowingBuffer<ReachState>()
    /// The least cost of coming to the beginning of each state's edge, or `ReachState.unreached`.
    private(set) var costs = GrowingBuffer<Int64>()
    private var identities = GrowingBuffer<Identity>()
    private(set) var turns = ReachTurns()
    /// Raw state to its number and 1 more; 0 where it has none.
    private let number: ZeroedBuffer<UInt32>
    /// The edges that states of chains stand on.
    private let chained: EdgeMarks
    /// The origin of all that is reached, where there is but one.
    var loneOrigin: Int32?

    init(network: StreetNetwork) {
        chained = EdgeMarks(edgeCount: network.edgeCount)
        number = ZeroedBuffer(count: (network.directedEdgeCount + network.chainStateLimit) * 2)
    }

    /// Gets ready for a metric.
    ///
    /// - Returns: whether all states of another metric were forgotten.
    mutating func begin(on metric: Metric) -> Bool {
        guard self.metric !== metric else { return false }
        for state in 0..<states.count {
            number[Int(identities[state].state.rawValue)] = 0
            chained.unmark(identities[state].directed.edge)
        }
        states.removeAll()
        costs.removeAll()
        identities.removeAll()
        turns.removeAll()
        self.metric = metric
        return true
    }

    var count: Int { states.count }

    /// To be read until the next state is made.
    @inline(__always)
    var values: UnsafeMutablePointer<ReachState> { states.values }

    @inline(__always)
    subscript(number: UInt32) -> ReachState { states[Int(number)] }

    @inline(__always)
    func directed(_ number: UInt32) -> DirectedEdge { identities[Int(number)].directed }

    @inline(__always)
    func raw(_ number: UInt32) -> UInt32 { identities[Int(number)].state.rawValue }

    @inline(__always)
    func cost(_ number: UInt32) -> Int64 { costs[Int(number)] }

    func forget(_ number: UInt32) { costs[Int(number)] = ReachState.unreached }

    func forgetAll() { for number in 0..<states.count { forget(UInt32(number)) } }

    /// The number of a state, a new one where it has none yet.
    mutating func number(of state: SearchState, on metric: Metric) -> UInt32 {
        let known = number[Int(state.rawValue)]
        if known != 0 { return known - 1 }
        let directed = metric.chains.directedEdge(of: state.node)
        states.append(ReachState(passing: metric.through[directed.index]))
        costs.append(ReachState.unreached)
        identities.append(Identity(state: state, directed: directed))
        number[Int(state.rawValue)] = UInt32(states.count)
        if state.node != directed.rawValue { chained.mark(directed.edge) }
        return UInt32(states.count - 1)
    }
}

extension ReachStates {
    /// Gets the turns of a state to know, and those of states near it that nobody knew before.
    @inline(never)
    mutating func compile(_ number: UInt32, on metric: Metric) {
        var next = UInt32(count)
        let end = next + UInt32(Self.neighbourhood)
        compileOne(number, on: metric)
        while next < min(end, UInt32(count)) {
            compileOne(next, on: metric)
            next += 1
        }
    }

    private mutating func compileOne(_ number: UInt32, on metric: Metric) {
        let (state, directed) = (identities[Int(number)].state, identities[Int(number)].directed)
        let firstCost = Int(metric.turns.firstTurn[directed.index])
        let firstTurn = turns.count
        var firstNext: UInt32?
        for (place, next) in metric.network.departures(of: metric.network.head(of: directed)).enumerated() {
            guard let following = following(state, directed, next, place, on: metric) else { continue }
            // Those that may not be turned into by this way get their numbers, too, so that all of a junction lie together.
            let number = self.number(of: following, on: metric)
            let first = firstNext ?? number
            firstNext = first
            let cost = metric.turns.cost[firstCost + place]
            if cost != closed { turns.append(ReachTurns.Turn(next: number &- first, cost: cost)) }
        }
        let list = turns.close(from: firstTurn)
        let compiled = states.values + Int(number)
        (compiled.pointee.firstTurn, compiled.pointee.turnCount) = (list.first, list.count)
        compiled.pointee.firstNext = firstNext ?? 0
    }

    /// The state on a departure after another one, whatever the turn costs; nil where it may not be entered.
    private func following(
        _ state: SearchState, _ directed: DirectedEdge, _ next: DirectedEdge, _ place: Int, on metric: Metric
    ) -> SearchState? {
        guard metric.isOpen(next) else { return nil }
        let (isZone, isNextZone) = (metric.isDestinationOnly[directed.index], metric.isDestinationOnly[next.index])
        if isZone, !isNextZone, !state.isInOriginZone { return nil }
        var node = next.rawValue
        if metric.chains.knows(state.node) {
            guard let chained = metric.chains.node(after: state.node, departurePlace: place) else { return nil }
            node = chained
        }
        return SearchState(node, inOriginZone: isZone && isNextZone && state.isInOriginZone)
    }
}

extension ReachStates {
    /// How an edge was entered.
    @inline(__always)
    func entries(of edge: Int) -> EdgeEntries {
        EdgeEntries(
            edge: edge, forward: entry(by: DirectedEdge(edge: edge, forward: true)),
            backward: entry(by: DirectedEdge(edge: edge, forward: false)))
    }

    /// The cheapest of the states in which a directed edge was entered, and of equal ones that from the lowest origin.
    @inline(__always)
    func entry(by directed: DirectedEdge) -> EdgeEntry {
        let own = entry(at: directed.rawValue)
        return chained.isMarked(directed.edge) ? best(of: own, chainedBy: directed) : own
    }

    @inline(__always)
    private func entry(at node: UInt32) -> EdgeEntry {
        let (plain, zoned) = (
            entry(in: SearchState(node, inOriginZone: false)), entry(in: SearchState(node, inOriginZone: true))
        )
        return zoned.exists ? best(of: plain, zoned) : plain
    }

    @inline(__always)
    private func entry(in state: SearchState) -> EdgeEntry {
        let known = number[Int(state.rawValue)]
        guard known != 0 else { return .none }
        return EdgeEntry(
            cost: cost(known - 1), origin: loneOrigin ?? self[known - 1].origin, state: known - 1)
    }

    private func best(of entry: EdgeEntry, chainedBy directed: DirectedEdge) -> EdgeEntry {
        let nodes = metric?.chains.states(on: directed) ?? []
        return nodes.reduce(entry) { best(of: $0, self.entry(at: $1)) }
    }

    private func best(of one: EdgeEntry, _ other: EdgeEntry) -> EdgeEntry {
        guard one.exists, other.exists else { return one.exists ? one : other }
        let isOther = (other.cost, other.origin, raw(other.state)) < (one.cost, one.origin, raw(one.state))
        return isOther ? other : one
    }
}

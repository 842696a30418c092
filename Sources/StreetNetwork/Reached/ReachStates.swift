/// The states of a search on one metric, and the turns between them, compiled when they are first needed: what a search
/// reads lies together, in the order in which searches come to it.
///
/// A state is one of `SearchState`, which tells chains of turns and streets for destinations only apart; here it has a
/// number of its own. Only turns that may be made are kept. Memory: 16 bytes a state and 8 a turn that searches came to.
struct ReachStates: ~Copyable {
    struct State: BitwiseCopyable {
        /// See `SearchState`.
        let raw: UInt32
        let directed: DirectedEdge
        /// The first of its turns; of no meaning before they were asked for.
        var firstTurn: UInt32
        var turnCount: UInt32

        var isCompiled: Bool { firstTurn != unknown }
    }

    struct Turn: BitwiseCopyable {
        /// The number of the state after the turn.
        let next: UInt32
        let cost: UInt32
    }

    static let unknown = UInt32.max

    private var metric: Metric?
    private(set) var states = GrowingBuffer<State>()
    private(set) var turns = GrowingBuffer<Turn>()
    /// Raw state to its number and 1 more; 0 where it has none.
    private let number: ZeroedBuffer<UInt32>

    init(network: StreetNetwork) {
        number = ZeroedBuffer(count: (network.directedEdgeCount + network.chainStateLimit) * 2)
    }

    /// Gets ready for a metric.
    ///
    /// - Returns: whether all states of another metric were forgotten.
    mutating func begin(on metric: Metric) -> Bool {
        guard self.metric !== metric else { return false }
        for state in 0..<states.count { number[Int(states[state].raw)] = 0 }
        states.removeAll()
        turns.removeAll()
        self.metric = metric
        return true
    }

    var count: Int { states.count }

    /// The number of a state, a new one where it has none yet.
    mutating func number(of state: SearchState, on metric: Metric) -> UInt32 {
        let known = number[Int(state.rawValue)]
        if known != 0 { return known - 1 }
        states.append(
            State(
                raw: state.rawValue, directed: metric.chains.directedEdge(of: state.node), firstTurn: Self.unknown,
                turnCount: 0))
        number[Int(state.rawValue)] = UInt32(states.count)
        return UInt32(states.count - 1)
    }

    /// Gets the turns of a state to know.
    @inline(never)
    mutating func compile(_ number: UInt32, on metric: Metric) {
        var state = states[Int(number)]
        let next = Self.turns(from: SearchState(rawValue: state.raw), on: metric)
        state.firstTurn = UInt32(turns.count)
        state.turnCount = UInt32(next.count)
        for (next, cost) in next { turns.append(Turn(next: self.number(of: next, on: metric), cost: cost)) }
        states[Int(number)] = state
    }

    /// The states that a turn at the end of another leads to, and what the turn costs.
    static func turns(from state: SearchState, on metric: Metric) -> [(state: SearchState, cost: UInt32)] {
        let directed = metric.chains.directedEdge(of: state.node)
        let isZone = metric.isDestinationOnly[directed.index]
        let isChained = metric.chains.knows(state.node)
        let first = Int(metric.turns.firstTurn[directed.index])
        let departures = metric.network.departures(of: metric.network.head(of: directed))
        return departures.enumerated().compactMap { place, next in
            let cost = metric.turns.cost[first + place]
            guard cost != closed, metric.isOpen(next) else { return nil }
            let isNextZone = metric.isDestinationOnly[next.index]
            if isZone, !isNextZone, !state.isInOriginZone { return nil }
            var node = next.rawValue
            if isChained {
                guard let chained = metric.chains.node(after: state.node, departurePlace: place) else { return nil }
                node = chained
            }
            return (SearchState(node, inOriginZone: isZone && isNextZone && state.isInOriginZone), cost)
        }
    }
}

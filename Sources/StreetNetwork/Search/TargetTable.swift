/// The targets of a search, by the edges that they stand on, and the cheapest arrival at each so far.
struct TargetTable {
    /// How a target was reached.
    struct Arrival {
        let cost: Int64
        /// The state in which the target's edge was entered; of no meaning for a direct arrival.
        let state: UInt32
        /// What the last stretch costs.
        let entryCost: Int64
        /// The last stretch, up to the target.
        let stretch: EdgeStretch
        /// Whether origin and target stand on one edge and the way does not leave it.
        let isDirect: Bool
    }

    private struct Waiting {
        let target: Int
        let entry: Entry
        /// The place of the next one on the same edge, or `closed`.
        var next = closed
        /// Of an edge's first one: the place of its last.
        var last: UInt32
    }

    private(set) var arrivals: [Arrival?] = []
    /// Beyond this cost no arrival can get better.
    private(set) var bound: UInt64 = 0
    private var unreachedCount = 0
    private var waiting: [Waiting] = []
    /// The edges that targets stand on.
    private var edges: [Int] = []
    /// Edge to the place of the first that waits there, or `closed`.
    private var firstWaiting: [UInt32]

    init(edgeCount: Int) { firstWaiting = [UInt32](repeating: closed, count: edgeCount) }

    var costs: [Int64?] { arrivals.map { $0?.cost } }

    var areReached: Bool { unreachedCount == 0 }

    /// The directed edges that lead to targets.
    var directedEdges: [DirectedEdge] {
        edges.flatMap { edge in
            [true, false].map { DirectedEdge(edge: edge, forward: $0) }.filter(leadsToTarget)
        }
    }

    private func leadsToTarget(_ directed: DirectedEdge) -> Bool {
        var place = firstWaiting[directed.edge]
        while place != closed {
            if waiting[Int(place)].entry.stretch.directed == directed { return true }
            place = waiting[Int(place)].next
        }
        return false
    }

    /// Those that lead to targets that were not reached.
    var directedEdgesOfUnreached: [DirectedEdge] {
        waiting.filter { arrivals[$0.target] == nil }.map(\.entry.stretch.directed)
    }

    mutating func begin(_ targets: [Location], from origin: Location, on metric: Metric) {
        for edge in edges { firstWaiting[edge] = closed }
        edges.removeAll(keepingCapacity: true)
        waiting.removeAll(keepingCapacity: true)
        arrivals = targets.map { Self.directArrival(from: origin, to: $0, on: metric) }
        for (index, target) in targets.enumerated() {
            for standing in target.standings {
                for entry in metric.entries(at: standing) { wait(for: index, entry, on: standing.position.edge) }
            }
        }
        unreachedCount = arrivals.count { $0 == nil }
        findBound()
    }

    private mutating func wait(for target: Int, _ entry: Entry, on edge: Int) {
        let place = UInt32(waiting.count)
        let first = firstWaiting[edge]
        if first == closed {
            firstWaiting[edge] = place
            edges.append(edge)
        } else {
            waiting[Int(waiting[Int(first)].last)].next = place
            waiting[Int(first)].last = place
        }
        waiting.append(Waiting(target: target, entry: entry, last: place))
    }

    @inline(__always)
    func has(_ edge: Int) -> Bool { firstWaiting[edge] != closed }

    /// Takes note that a directed edge was entered at a cost.
    mutating func arrive(on directed: DirectedEdge, in state: SearchState, cost: UInt64) {
        var isBoundKnown = true
        var place = firstWaiting[directed.edge]
        while place != closed {
            let waiting = waiting[Int(place)]
            place = waiting.next
            guard waiting.entry.stretch.directed == directed else { continue }
            let total = Int64(cost) + waiting.entry.cost
            if let known = arrivals[waiting.target] {
                guard total < known.cost || total == known.cost && !known.isDirect && state.rawValue < known.state
                else { continue }
                isBoundKnown = isBoundKnown && UInt64(known.cost) < bound
            } else {
                unreachedCount -= 1
                isBoundKnown = isBoundKnown && unreachedCount > 0
            }
            arrivals[waiting.target] = Arrival(
                cost: total, state: state.rawValue, entryCost: waiting.entry.cost,
                stretch: waiting.entry.stretch, isDirect: false)
        }
        if !isBoundKnown { findBound() }
    }

    /// As long as there is a target that is not reached there is none, nor where nothing is looked for but what lies round the origin.
    private mutating func findBound() {
        guard unreachedCount == 0, !arrivals.isEmpty else {
            bound = .max
            return
        }
        bound = arrivals.reduce(0) { max($0, $1.map { UInt64($0.cost) } ?? 0) }
    }

    private static func directArrival(from origin: Location, to target: Location, on metric: Metric) -> Arrival? {
        var best: Arrival?
        for start in origin.standings {
            for end in target.standings {
                let both = origin.waysOn(from: start).intersection(end.directions)
                for stretch in metric.directStretches(from: start.position, to: end.position, directions: both) {
                    guard let cost = metric.cost(of: stretch), cost < best?.cost ?? .max else { continue }
                    best = Arrival(cost: cost, state: 0, entryCost: cost, stretch: stretch, isDirect: true)
                }
            }
        }
        return best
    }
}

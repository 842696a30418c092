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
    }

    private(set) var arrivals: [Arrival?] = []
    /// Beyond this cost no arrival can get better.
    private(set) var bound: UInt64 = 0
    private var waiting: [Waiting] = []
    /// Edge to the place of the first that waits there, or `closed`.
    private var firstWaiting: [UInt32]

    init(edgeCount: Int) { firstWaiting = [UInt32](repeating: closed, count: edgeCount) }

    var costs: [Int64?] { arrivals.map { $0?.cost } }

    var areReached: Bool { arrivals.allSatisfy { $0 != nil } }

    /// The directed edges that lead to targets, some of them more than once.
    var directedEdges: [DirectedEdge] { waiting.map(\.entry.stretch.directed) }

    /// Those that lead to targets that were not reached.
    var directedEdgesOfUnreached: [DirectedEdge] {
        waiting.filter { arrivals[$0.target] == nil }.map(\.entry.stretch.directed)
    }

    mutating func begin(_ targets: [Location], from origin: Location, on metric: Metric) {
        for entry in waiting { firstWaiting[entry.entry.stretch.directed.edge] = closed }
        waiting.removeAll(keepingCapacity: true)
        arrivals = targets.map { Self.directArrival(from: origin, to: $0, on: metric) }
        for (index, target) in targets.enumerated() {
            for position in target.positions {
                for entry in metric.entries(at: position, directions: target.directions) {
                    wait(Waiting(target: index, entry: entry), on: position.edge)
                }
            }
        }
        updateBound(searches: !targets.isEmpty)
    }

    private mutating func wait(_ new: Waiting, on edge: Int) {
        let place = UInt32(waiting.count)
        var last = firstWaiting[edge]
        if last == closed {
            firstWaiting[edge] = place
        } else {
            while waiting[Int(last)].next != closed { last = waiting[Int(last)].next }
            waiting[Int(last)].next = place
        }
        waiting.append(new)
    }

    @inline(__always)
    func has(_ edge: Int) -> Bool { firstWaiting[edge] != closed }

    /// Takes note that a directed edge was entered at a cost.
    mutating func arrive(on directed: DirectedEdge, in state: SearchState, cost: UInt64) {
        var isBetter = false
        var place = firstWaiting[directed.edge]
        while place != closed {
            let waiting = waiting[Int(place)]
            place = waiting.next
            guard waiting.entry.stretch.directed == directed else { continue }
            let total = Int64(cost) + waiting.entry.cost
            if let known = arrivals[waiting.target] {
                guard total < known.cost || total == known.cost && !known.isDirect && state.rawValue < known.state
                else { continue }
            }
            arrivals[waiting.target] = Arrival(
                cost: total, state: state.rawValue, entryCost: waiting.entry.cost,
                stretch: waiting.entry.stretch, isDirect: false)
            isBetter = true
        }
        if isBetter { updateBound(searches: true) }
    }

    private mutating func updateBound(searches: Bool) {
        guard searches else {
            bound = .max
            return
        }
        bound = arrivals.reduce(0) { max($0, $1.map { UInt64($0.cost) } ?? .max) }
    }

    private static func directArrival(from origin: Location, to target: Location, on metric: Metric) -> Arrival? {
        let both = origin.directions.intersection(target.directions)
        var best: Arrival?
        for start in origin.positions {
            for end in target.positions {
                for stretch in metric.directStretches(from: start, to: end, directions: both) {
                    guard let cost = metric.cost(of: stretch), cost < best?.cost ?? .max else { continue }
                    best = Arrival(cost: cost, state: 0, entryCost: cost, stretch: stretch, isDirect: true)
                }
            }
        }
        return best
    }
}

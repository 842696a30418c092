/// The targets of a search, by the edges that they stand on, and the cheapest arrival at each so far.
struct TargetTable {
    /// How a target was reached.
    struct Arrival {
        let cost: Int64
        /// The state in which the target's edge was entered; of no meaning for a direct arrival.
        let state: UInt32
        /// The last stretch, up to the target.
        let stretch: EdgeStretch
        /// Whether origin and target stand on one edge and the way does not leave it.
        let isDirect: Bool
    }

    private struct Waiting {
        let target: Int
        let entry: Entry
    }

    private(set) var arrivals: [Arrival?] = []
    /// Beyond this cost no arrival can get better.
    private(set) var bound: UInt64 = 0
    private var hasTargets: [Bool]
    private var waiting: [Int: [Waiting]] = [:]

    init(edgeCount: Int) { hasTargets = [Bool](repeating: false, count: edgeCount) }

    var costs: [Int64?] { arrivals.map { $0?.cost } }

    var areReached: Bool { arrivals.allSatisfy { $0 != nil } }

    /// The directed edges that lead to targets.
    var directedEdges: Set<DirectedEdge> { Set(waiting.values.joined().map(\.entry.stretch.directed)) }

    mutating func begin(_ targets: [Location], from origin: Location, on metric: Metric) {
        for edge in waiting.keys { hasTargets[edge] = false }
        waiting = [:]
        arrivals = targets.map { Self.directArrival(from: origin, to: $0, on: metric) }
        for (index, target) in targets.enumerated() {
            for position in target.positions {
                for entry in metric.entries(at: position, directions: target.directions) {
                    waiting[position.edge, default: []].append(Waiting(target: index, entry: entry))
                    hasTargets[position.edge] = true
                }
            }
        }
        updateBound(searches: !targets.isEmpty)
    }

    @inline(__always)
    func has(_ edge: Int) -> Bool { hasTargets[edge] }

    /// Takes note that a directed edge was entered at a cost.
    mutating func arrive(on directed: DirectedEdge, in state: SearchState, cost: UInt64) {
        var isBetter = false
        for waiting in waiting[directed.edge, default: []] where waiting.entry.stretch.directed == directed {
            let total = Int64(cost) + waiting.entry.cost
            if let known = arrivals[waiting.target] {
                guard total < known.cost || total == known.cost && !known.isDirect && state.rawValue < known.state
                else { continue }
            }
            arrivals[waiting.target] = Arrival(
                cost: total, state: state.rawValue, stretch: waiting.entry.stretch, isDirect: false)
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
                    best = Arrival(cost: cost, state: 0, stretch: stretch, isDirect: true)
                }
            }
        }
        return best
    }
}

import Vocabulary

/// Exact cheapest paths from one location to others: Dijkstra's algorithm (doi:10.1007/BF01386390) on directed
/// edges, so that every turn is known.
///
/// A state is a directed edge whose beginning was reached; its label is the cost there, the turn included. Where turn
/// restrictions are about several edges, there are more states for those who have come along one: see `TurnChains`. Streets
/// that may be reached but not passed through have a second state: while the origin's own zone of such streets has not
/// been left, they may be; once entered from elsewhere, they may not. As a last resort a search may pass through them all
/// the same, as few times as it can, for places that nothing else leads to.
///
/// Among paths of equal cost the one with the lower states, seen from the target, is taken: whatever the order in
/// which states are settled, the path is the same. One workspace per worker: it owns its arrays and is reused.
///
/// By a metric with a hierarchy only the origin's own zone is searched so; from there on the search climbs (`HierarchySearch`),
/// and a path is unwound from its target by the same rule.
public struct PathSearch: ~Copyable {
    var labels: SearchLabels
    private var queue = CostQueue()
    private var targets: TargetTable
    var hierarchy: HierarchySearch
    var waysIn = WaysIn()
    /// States outside the origin's zone that a search in a hierarchy begins with.
    private var seeds: [SearchState] = []
    /// Whether the last search was one in a hierarchy.
    private(set) var climbs = false
    /// What the last search was about.
    private var last: (metric: Metric, origin: Location)?
    /// Whether the search may pass through streets that are only to be reached.
    private var lastResort = false
    /// How many states the last search settled: the measure of its work.
    public private(set) var settled = 0

    /// A workspace for every metric of a network: 56 bytes a directed edge.
    public init(network: StreetNetwork) {
        let nodes = network.directedEdgeCount + network.chainStateLimit
        labels = SearchLabels(count: nodes * 2)
        hierarchy = HierarchySearch(count: nodes)
        targets = TargetTable(edgeCount: network.edgeCount)
    }

    /// Finds the least cost from `origin` to each of `targets`; nil where there is no way.
    ///
    /// - Parameter lastResort: whether a place that no allowed way leads to is looked for through streets that may only be
    ///   reached; each time counts more than any cost: `Path.passages` tells.
    ///
    /// Complexity: O((n + t) log n) for the n directed edges and t turns nearer than the farthest target; with a hierarchy the
    /// arcs above the origin and the targets.
    /// - Throws: `Cancelled`.
    public mutating func costs(
        from origin: Location, to targets: [Location], on metric: Metric, lastResort: Bool = false,
        context: RunContext = RunContext()
    ) throws -> [Int64?] {
        self.targets.begin(targets, from: origin, on: metric)
        if let costs = metric.hierarchy {
            try climb(from: origin, on: metric, costs, context: context)
            let isDone = !lastResort || !metric.hasDestinationOnly || self.targets.areReached
            if isDone || areOthersShutIn(from: origin, on: metric) { return self.targets.costs }
            self.targets.begin(targets, from: origin, on: metric)
        }
        (self.lastResort, climbs) = (lastResort, false)
        try search(from: origin, on: metric, limit: .max, context: context)
        return self.targets.costs
    }

    /// Searches in a hierarchy, but for the origin's zone of streets that may not be passed through.
    private mutating func climb(
        from origin: Location, on metric: Metric, _ costs: HierarchyCosts, context: RunContext
    ) throws {
        (lastResort, climbs) = (false, true)
        try search(from: origin, on: metric, limit: .max, context: context)
        let rank = costs.hierarchy.parts.rank
        hierarchy.begin(
            seeds.map { (rank[Int($0.node)], labels.cost(of: $0.rawValue) ?? 0) }, on: costs)
        for directed in targets.directedEdges {
            for node in metric.chains.nodes(on: directed) where rank[Int(node)] != closed {
                guard let cost = hierarchy.cost(of: Int(rank[Int(node)]), on: costs) else { continue }
                targets.arrive(on: directed, in: SearchState(node, inOriginZone: false), cost: cost)
            }
        }
        settled += hierarchy.settled
    }

    /// Whether a last resort would not come to the targets either that were not reached.
    private mutating func areOthersShutIn(from origin: Location, on metric: Metric) -> Bool {
        var others = ShutInTargets(seenFrom: metric.exits(of: origin).map(\.stretch.directed), on: metric)
        defer { settled += others.settled }
        return others.areAll(targets.directedEdgesOfUnreached)
    }

    /// Finds every state that can be reached within `limit`; `cost(ofEntering:)` then tells the labels.
    ///
    /// - Throws: `Cancelled`.
    public mutating func explore(
        from origin: Location, limit: Int64, on metric: Metric, context: RunContext = RunContext()
    ) throws {
        (lastResort, climbs) = (false, false)
        targets.begin([], from: origin, on: metric)
        try search(from: origin, on: metric, limit: UInt64(max(0, limit)), context: context)
    }

    /// The least cost of reaching the beginning of a directed edge in order to travel it; nil where the last search
    /// did not come there.
    public func cost(ofEntering directed: DirectedEdge) -> Int64? {
        guard let chains = last?.metric.chains else { return nil }
        let costs = chains.nodes(on: directed).flatMap { node in
            [false, true].compactMap { labels.cost(of: SearchState(node, inOriginZone: $0).rawValue) }
        }
        return costs.min().map(Int64.init)
    }

    /// The path to a target of the last search; nil where there is none.
    public mutating func path(toTarget index: Int) -> Path? {
        guard let arrival = targets.arrivals[index], let (metric, origin) = last else { return nil }
        if arrival.isDirect {
            return Path(
                stretches: arrival.stretch.length == 0 ? [] : [arrival.stretch], penalisedCost: arrival.cost, on: metric
            )
        }
        var stretches = [arrival.stretch]
        let entered = UInt64(arrival.cost) - UInt64(arrival.entryCost)
        let costs = climbs ? metric.hierarchy : nil
        let last = Step(state: arrival.state, cost: entered)
        let start = costs.flatMap { takeOnlyWay(to: last, on: metric, $0, into: &stretches) }
        var step = start ?? self.step(before: last, on: metric, costs)
        // A hierarchy that lies about its costs could lead round in a ring.
        while let reached = SearchState(reached: step.state), stretches.count <= labels.count {
            stretches.append(metric.wholeStretch(of: reached.node))
            step = self.step(before: step, on: metric, costs)
        }
        if let place = SearchState.seedPlace(of: step.state) {
            stretches.append(metric.exits(of: origin)[place].stretch)
        }
        return Path(stretches: stretches.reversed(), penalisedCost: arrival.cost, on: metric)
    }
}

extension PathSearch {
    private mutating func search(
        from origin: Location, on metric: Metric, limit: UInt64, context: RunContext
    ) throws {
        last = (metric, origin)
        labels.begin()
        queue.removeAll()
        seeds.removeAll(keepingCapacity: true)
        settled = 0
        seed(origin, on: metric)
        while let (cost, rawState) = queue.pop() {
            guard labels.cost(of: rawState) == cost else { continue }
            if cost > limit || cost > targets.bound { break }
            settled += 1
            if settled & 0xFFF == 0 { try context.checkCancelled() }
            let state = SearchState(rawValue: rawState)
            let directed = metric.chains.directedEdge(of: state.node)
            if targets.has(directed.edge) { targets.arrive(on: directed, in: state, cost: cost) }
            if metric.through[directed.index] != closed {
                let through = UInt64(bitPattern: metric.through.cost(of: directed.index))
                expand(state, directed, cost: cost &+ through, from: rawState, on: metric)
            }
        }
    }

    /// Labels what can be entered from the origin: at a junction its departures, elsewhere what follows the rest of
    /// the edge.
    private mutating func seed(_ origin: Location, on metric: Metric) {
        for (place, exit) in metric.exits(of: origin).enumerated() {
            let directed = exit.stretch.directed
            let state = SearchState(directed.rawValue, inOriginZone: metric.isDestinationOnly[directed.index])
            expand(
                state, directed, cost: UInt64(exit.cost), from: SearchState.seed(place), on: metric,
                except: exit.mayTurnBack ? nil : directed.reversed)
        }
    }

    /// Labels what can be entered from the end of a directed edge, which is reached at a cost.
    @inline(__always)
    private mutating func expand(
        _ state: SearchState, _ directed: DirectedEdge, cost: UInt64, from before: UInt32, on metric: Metric,
        except barred: DirectedEdge? = nil
    ) {
        let parts = metric.network.parts
        let head = metric.network.head(of: directed)
        let first = Int(parts.firstDeparture[head])
        let turn = Int(metric.turns.firstTurn[directed.index])
        let isZone = metric.isDestinationOnly[directed.index]
        let isChained = metric.chains.knows(state.node)
        for place in 0..<(Int(parts.firstDeparture[head + 1]) - first) {
            let turnCost = metric.turns.cost[turn + place]
            let next = parts.departure[first + place]
            guard turnCost != closed, metric.whole[next.index] != closed, next != barred else { continue }
            var nextNode = next.rawValue
            if isChained {
                guard let node = metric.chains.node(after: state.node, departurePlace: place) else { continue }
                nextNode = node
            }
            let isNextZone = metric.isDestinationOnly[next.index]
            let passes = isZone && !isNextZone && !state.isInOriginZone
            if passes, !lastResort { continue }
            let nextState = SearchState(nextNode, inOriginZone: isZone && isNextZone && state.isInOriginZone)
            let reached = cost &+ UInt64(turnCost) &+ (passes ? UInt64(Path.passagePenalty) : 0)
            guard labels.improve(nextState.rawValue, cost: reached, from: before) else { continue }
            if climbs, !nextState.isInOriginZone {
                seeds.append(nextState)
            } else {
                queue.push(reached, nextState.rawValue)
            }
        }
    }
}

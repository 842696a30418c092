/// Makes stretches of what a search knows of each edge.
struct ReachCollector {
    let metric: Metric
    let limit: Int64
    private let seeds: [ReachSeed]
    private let keepsTravels: Bool
    /// Edge to the places of the seeds on it, for edges with seeds.
    private let seedsOnEdge: [Int: [Int]]
    /// The edges with seeds that are still to come, the next one last; -1 where there is none.
    private var waiting: [Int]
    private var nextSeeded: Int
    private let hasBarriers: Bool
    /// Those of the metric, at hand.
    private let (whole, edgeLength): (UnsafeBufferPointer<UInt32>, UnsafeBufferPointer<UInt32>)
    private(set) var stretches: [ReachedStretch] = []
    /// The travel that each stretch is part of, where they are to be kept.
    private(set) var travels: [EdgeTravel] = []

    /// - Parameter expected: about how many stretches there will be.
    init(seeds: [ReachSeed], limit: Int64, keepsTravels: Bool, expected: Int, on metric: Metric) {
        self.metric = metric
        self.limit = limit
        self.seeds = seeds
        self.keepsTravels = keepsTravels
        seedsOnEdge = Dictionary(grouping: seeds.indices) { seeds[$0].stretch.directed.edge }
        waiting = seedsOnEdge.keys.sorted(by: >)
        nextSeeded = waiting.last ?? -1
        stretches.reserveCapacity(expected)
        if keepsTravels { travels.reserveCapacity(expected) }
        hasBarriers = !metric.barriers.edges.isEmpty
        (whole, edgeLength) = (metric.whole.steps.values, metric.network.parts.edgeLength)
    }

    var seededEdges: some Sequence<Int> { seedsOnEdge.keys }

    /// Whether travel that sets out on an edge comes to its end, where the data ends.
    var seedReachesEdgeOfData: Bool {
        seeds.contains { seed in
            guard metric.network.isEdgeOfData(metric.network.head(of: seed.stretch.directed)) else { return false }
            return metric.cost(of: seed.stretch).map { seed.cost + $0 <= limit } ?? false
        }
    }

    /// Takes in an edge and how it was entered. Edges come in ascending order.
    @inline(__always)
    mutating func add(_ entries: EdgeEntries) {
        let isTouched = hasBarriers && metric.barriers.edges[entries.edge] != nil
        if entries.edge == nextSeeded {
            addDivided(entries, isTouched: isTouched)
            waiting.removeLast()
            nextSeeded = waiting.last ?? -1
        } else if isTouched {
            addDivided(entries, isTouched: true)
        } else {
            addPlain(entries)
        }
    }

    /// Takes in an edge that may belong to several ways of travelling it.
    private mutating func addDivided(_ entries: EdgeEntries, isTouched: Bool) {
        let edge = entries.edge
        let ruler = EdgeRuler(of: edge, on: metric, isTouched: isTouched)
        // Of equal ones that which does not leave the edge comes first, as in `PathSearch`.
        var travels = (edge == nextSeeded ? seedsOnEdge[edge] ?? [] : []).map { travel($0, ruler) }
        for (entry, isForward) in [(entries.forward, true), (entries.backward, false)] where entry.exists {
            travels.append(travel(entry, DirectedEdge(edge: edge, forward: isForward), ruler))
        }
        for part in EdgeEnvelope(of: travels, ruler).parts { append(part, of: travels[part.travel], ruler) }
    }

    private func travel(_ entry: EdgeEntry, _ directed: DirectedEdge, _ ruler: EdgeRuler) -> EdgeTravel {
        let (from, to) = directed.isForward ? (0, ruler.length) : (ruler.length, 0)
        let end = ruler.farthest(
            on: EdgeStretch(directed: directed, from: from, to: to), within: limit - entry.cost)
        return EdgeTravel(
            directed: directed, start: from, end: end, cost: entry.cost, origin: entry.origin, source: entry.state)
    }

    private func travel(_ place: Int, _ ruler: EdgeRuler) -> EdgeTravel {
        let seed = seeds[place]
        let end = ruler.farthest(on: seed.stretch, within: limit - seed.cost)
        return EdgeTravel(
            directed: seed.stretch.directed, start: seed.stretch.from, end: end, cost: seed.cost, origin: seed.origin,
            source: ReachSeed.mark | UInt32(place))
    }

    /// What a directed edge costs that no barrier touches.
    @inline(__always)
    func evenCost(_ directed: DirectedEdge) -> EvenCost {
        // Looked at by its bytes alone, since it is asked for each street.
        let cost = whole[directed.index]
        return EvenCost(
            whole: cost == PassingCosts.dear ? metric.whole.cost(of: directed.index) : Int64(cost),
            length: Int64(edgeLength[directed.edge]), isMirrored: metric.isMirrored)
    }

    /// All that a way of travelling an edge comes to.
    @inline(__always)
    mutating func append(_ travel: EdgeTravel, endCost: Int64) {
        let stretch = EdgeStretch(directed: travel.directed, from: travel.start, to: travel.end)
        stretches.append(ReachedStretch(stretch, fromCost: travel.cost, toCost: endCost, origin: travel.origin))
        if keepsTravels { travels.append(travel) }
    }

    private mutating func append(_ part: EdgeEnvelope.Part, of travel: EdgeTravel, _ ruler: EdgeRuler) {
        let isForward = travel.directed.isForward
        let (from, to) = isForward ? (part.low, part.high) : (part.high, part.low)
        stretches.append(
            ReachedStretch(
                EdgeStretch(directed: travel.directed, from: from, to: to), fromCost: travel.cost(at: from, ruler),
                toCost: travel.cost(at: to, ruler), origin: travel.origin))
        if keepsTravels { travels.append(travel) }
    }
}

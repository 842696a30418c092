/// Costs along one edge: exactly those of `Metric.cost(of:)`, quickly where no barrier touches the edge.
struct EdgeRuler {
    private let metric: Metric
    let edge: Int
    let length: Int64
    /// Whether a barrier may change costs on the edge or close some of it.
    let isTouched: Bool

    init(of edge: Int, on metric: Metric) {
        self.init(of: edge, on: metric, isTouched: metric.barriers.edges[edge] != nil)
    }

    init(of edge: Int, on metric: Metric, isTouched: Bool) {
        self.metric = metric
        self.edge = edge
        self.isTouched = isTouched
        length = metric.network.length(of: edge)
    }

    /// The cost from one offset to another, which is open.
    func cost(_ directed: DirectedEdge, from: Int64, to: Int64) -> Int64 {
        if isTouched { return metric.cost(of: EdgeStretch(directed: directed, from: from, to: to)) ?? 0 }
        let even = EvenCost(directed, on: metric)
        return even.cost(ofFirst: distance(directed, to)) - even.cost(ofFirst: distance(directed, from))
    }

    /// Twice what it costs to come to the middle of the millimetre between two offsets, above the mean of what its ends cost.
    func excess(_ directed: DirectedEdge, from: Int64, to: Int64) -> Int64 {
        isTouched ? metric.excess(ofMillimetre: EdgeStretch(directed: directed, from: from, to: to)) : 0
    }

    /// The farthest offset on a stretch, from its beginning on, that costs no more than a budget and that nothing closed
    /// lies before. The budget is not negative.
    func farthest(on stretch: EdgeStretch, within budget: Int64) -> Int64 {
        if isTouched { return farthestByBisection(on: stretch, within: budget) }
        let directed = stretch.directed
        let even = EvenCost(directed, on: metric)
        let reached = even.farthest(within: budget + even.cost(ofFirst: distance(directed, stretch.from)))
        return directed.isForward ? min(reached, stretch.to) : max(length - reached, stretch.to)
    }

    private func farthestByBisection(on stretch: EdgeStretch, within budget: Int64) -> Int64 {
        let step: Int64 = stretch.directed.isForward ? 1 : -1
        func isWithin(_ travelled: Int64) -> Bool {
            let part = EdgeStretch(
                directed: stretch.directed, from: stretch.from, to: stretch.from + step * travelled)
            return metric.cost(of: part).map { $0 <= budget } ?? false
        }
        var (within, beyond) = (Int64(0), stretch.length + 1)
        if isWithin(stretch.length) { return stretch.to }
        while beyond - within > 1 {
            let middle = (within + beyond) / 2
            if isWithin(middle) { within = middle } else { beyond = middle }
        }
        return stretch.from + step * within
    }

    private func distance(_ directed: DirectedEdge, _ offset: Int64) -> Int64 {
        directed.isForward ? offset : length - offset
    }
}

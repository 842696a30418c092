/// Costs along one edge: exactly those of `Metric.cost(of:)`, quickly where no barrier touches the edge.
struct EdgeRuler {
    private let metric: Metric
    let edge: Int
    let length: Int64
    /// Whether a barrier may change costs on the edge or close some of it.
    let isTouched: Bool
    private let isMirrored: Bool

    init(of edge: Int, on metric: Metric) {
        self.init(of: edge, on: metric, isTouched: metric.barriers.edges[edge] != nil)
    }

    init(of edge: Int, on metric: Metric, isTouched: Bool) {
        self.metric = metric
        self.edge = edge
        self.isTouched = isTouched
        length = metric.network.length(of: edge)
        isMirrored = metric.isMirrored
    }

    /// The cost from one offset to another, which is open.
    func cost(_ directed: DirectedEdge, from: Int64, to: Int64) -> Int64 {
        if isTouched { return metric.cost(of: EdgeStretch(directed: directed, from: from, to: to)) ?? 0 }
        let whole = Int64(metric.whole.values[directed.index])
        let (start, end) = (distance(directed, from), distance(directed, to))
        return isMirrored
            ? rounded(whole, length - start) - rounded(whole, length - end)
            : rounded(whole, end) - rounded(whole, start)
    }

    /// About where travel in both directions costs the same on an edge that nothing touches, and how far off that may be.
    func meeting(_ forward: EdgeTravel, _ backward: EdgeTravel) -> (offset: Int64, error: Int64) {
        let ahead = Double(metric.whole.values[forward.directed.index]) / Double(length)
        let behind = Double(metric.whole.values[backward.directed.index]) / Double(length)
        guard ahead + behind > 0 else { return (0, length) }
        let atStart = Double(forward.cost) - ahead * Double(forward.start)
        let atZero = Double(backward.cost) + behind * Double(backward.start)
        let offset = (atZero - atStart) / (ahead + behind)
        return (Int64(max(-1, min(Double(length), offset))), Int64(3 / (ahead + behind)) + 2)
    }

    /// The farthest offset on a stretch, from its beginning on, that costs no more than a budget and that nothing closed
    /// lies before. The budget is not negative.
    func farthest(on stretch: EdgeStretch, within budget: Int64) -> Int64 {
        if isTouched { return farthestByBisection(on: stretch, within: budget) }
        let directed = stretch.directed
        if cost(directed, from: stretch.from, to: stretch.to) <= budget { return stretch.to }
        let whole = Int64(metric.whole.values[directed.index])
        let start = distance(directed, stretch.from)
        let reached: Int64
        if isMirrored {
            // The least distance from the end whose rounded cost is still so much.
            let left = UInt64(rounded(whole, length - start) - budget)
            let needed = left * UInt64(length) - UInt64(length / 2)
            reached = length - Int64((needed + UInt64(whole) - 1) / UInt64(whole))
        } else {
            // The greatest distance whose rounded cost is not yet one more.
            let beyond = UInt64(budget + rounded(whole, start) + 1)
            reached = Int64((beyond * UInt64(length) - UInt64(length / 2) - 1) / UInt64(whole))
        }
        return directed.isForward ? reached : length - reached
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

    private func rounded(_ whole: Int64, _ distance: Int64) -> Int64 {
        // Of two 32-bit numbers the product, and half a third added, fit into 64 bits without a sign.
        Int64((UInt64(whole) * UInt64(distance) + UInt64(length / 2)) / UInt64(length))
    }
}

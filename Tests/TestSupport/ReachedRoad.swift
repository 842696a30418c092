import StreetNetwork

/// The parts of edges that an exploration reaches, each counted once.
public struct ReachedRoad {
    private let metric: Metric
    private var stretches: [Int: [(low: Int64, high: Int64)]] = [:]

    public init(on metric: Metric) { self.metric = metric }

    public var length: Int64 {
        stretches.values.reduce(0) { total, stretches in
            var end: Int64 = 0
            return stretches.sorted { $0.low < $1.low }.reduce(total) { total, stretch in
                defer { end = max(end, stretch.high) }
                return total + max(0, stretch.high - max(end, stretch.low))
            }
        }
    }

    /// Travel sets out from a location in every direction.
    public mutating func leave(_ origin: Location, within limit: Int64) {
        for position in origin.positions {
            for forward in [true, false] {
                let directed = DirectedEdge(edge: position.edge, forward: forward)
                travel(directed, from: position.offset, within: limit)
            }
        }
    }

    /// Travel enters an edge at a cost.
    public mutating func enter(_ directed: DirectedEdge, at cost: Int64, within limit: Int64) {
        let start = directed.isForward ? 0 : metric.network.length(of: directed.edge)
        travel(directed, from: start, within: limit - cost)
    }

    /// Goes as far as the budget lets it, one bisection a stretch.
    private mutating func travel(_ directed: DirectedEdge, from start: Int64, within budget: Int64) {
        let step: Int64 = directed.isForward ? 1 : -1
        let whole = directed.isForward ? metric.network.length(of: directed.edge) - start : start
        var (within, beyond) = (Int64(0), whole + 1)
        while beyond - within > 1 {
            let middle = (within + beyond) / 2
            let stretch = EdgeStretch(directed: directed, from: start, to: start + step * middle)
            if let cost = metric.cost(of: stretch), cost <= budget { within = middle } else { beyond = middle }
        }
        let end = start + step * within
        stretches[directed.edge, default: []].append((min(start, end), max(start, end)))
    }
}

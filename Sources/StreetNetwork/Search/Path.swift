/// The cheapest way from one location to another: the stretches travelled, in order, and what they cost.
public struct Path: Sendable, Equatable {
    /// Empty where the two locations are the same place.
    public let stretches: [EdgeStretch]
    /// In the metric's unit, turns included.
    public let cost: Int64

    public init(stretches: [EdgeStretch], cost: Int64) {
        self.stretches = stretches
        self.cost = cost
    }

    /// Millimetres travelled.
    public var length: Int64 { stretches.reduce(0) { $0 + $1.length } }
}

extension Metric {
    /// What a path costs by this metric, which may be another one than found it; nil where it may not be travelled.
    public func cost(of path: Path) -> Int64? {
        stepCosts(of: path)?.reduce(0) { $0 + $1.turn + $1.stretch }
    }

    /// What each stretch of a path costs, and the turn into it; nil where the path may not be travelled.
    public func stepCosts(of path: Path) -> [(turn: Int64, stretch: Int64)]? {
        var costs: [(turn: Int64, stretch: Int64)] = []
        var last: DirectedEdge?
        for stretch in path.stretches {
            guard let own = cost(of: stretch) else { return nil }
            var turn: Int64 = 0
            if let last {
                guard let cost = cost(ofTurnFrom: last, to: stretch.directed) else { return nil }
                turn = cost
            }
            costs.append((turn, own))
            last = stretch.directed
        }
        return costs
    }
}

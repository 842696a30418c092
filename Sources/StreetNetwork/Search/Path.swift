/// The cheapest way from one location to another: the stretches travelled, in order, and what they cost.
public struct Path: Sendable, Equatable {
    /// Empty where the two locations are the same place.
    public let stretches: [EdgeStretch]
    /// The edge that the path turns from into its first stretch, where it begins with a turn.
    public let arrival: DirectedEdge?
    /// In the metric's unit, turns included.
    public let cost: Int64

    /// How many times the path passes through streets that may only be reached: 0 but as a last resort.
    public let passages: Int

    /// What a passage counts in a search: more than ways cost, were they of 2^17 edges of 32 bits beside `PassingCosts.mostOfAll`, and
    /// little enough to add up.
    public static let passagePenalty: Int64 = 1 << 50

    public init(stretches: [EdgeStretch], cost: Int64) { self.init(stretches: stretches, cost: cost, passages: 0) }

    /// - Parameters:
    ///   - stretches: the first of them without length where the path begins with a turn: what it turns from.
    ///   - penalisedCost: the cost, with a penalty for each passage.
    init(stretches: [EdgeStretch], penalisedCost: Int64, on metric: Metric) {
        let passages = penalisedCost < Path.passagePenalty ? 0 : metric.passages(along: stretches)
        let arrival = stretches.first.flatMap { $0.length == 0 ? $0.directed : nil }
        self.init(
            stretches: arrival == nil ? stretches : Array(stretches.dropFirst()), after: arrival,
            cost: penalisedCost - Int64(passages) * Path.passagePenalty, passages: passages)
    }

    private init(stretches: [EdgeStretch], after arrival: DirectedEdge? = nil, cost: Int64, passages: Int) {
        (self.stretches, self.arrival, self.cost, self.passages) = (stretches, arrival, cost, passages)
    }

    /// Millimetres travelled.
    public var length: Int64 { stretches.reduce(0) { $0 + $1.length } }
}

extension Metric {
    /// How many passages are in a cost that a search with last resorts has found. In a sum of such costs at
    /// least as many: many dear ways count as one more.
    public func passages(in cost: Int64) -> Int64 { hasDestinationOnly ? cost / Path.passagePenalty : 0 }

    /// Such a cost without what its passages count.
    public func plainCost(of cost: Int64) -> Int64 { cost - passages(in: cost) * Path.passagePenalty }

    /// How many times a way leaves streets for destinations only that it did not set out in.
    fileprivate func passages(along stretches: [EdgeStretch]) -> Int {
        let zones = stretches.map { isDestinationOnly[$0.directed.index] }
        return zip(zones, zones.dropFirst()).drop { $0.0 && $0.1 }.dropFirst(zones.first == true ? 1 : 0)
            .count { $0.0 && !$0.1 }
    }

    /// What a path costs by this metric, which may be another one than found it; nil where it may not be travelled.
    public func cost(of path: Path) -> Int64? {
        stepCosts(of: path)?.reduce(0) { $0 + $1.turn + $1.stretch }
    }

    /// What each stretch of a path costs, and the turn into it, be it the one that the path begins with; nil where the path may not be travelled.
    public func stepCosts(of path: Path) -> [(turn: Int64, stretch: Int64)]? {
        var costs: [(turn: Int64, stretch: Int64)] = []
        var last = path.arrival
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

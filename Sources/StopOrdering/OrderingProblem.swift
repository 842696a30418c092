/// Which stops stay where they are while the others find their order, and when stops may be visited.
public struct OrderingProblem: Sendable, Equatable {
    public let costs: CostMatrix
    /// Whether stop 0 comes first.
    public let keepsFirst: Bool
    /// Whether the last stop comes last. Of no meaning when the route returns to its start.
    public let keepsLast: Bool
    /// Whether the route ends where it began; which stop it begins at is then of no consequence but for time windows, and
    /// stop 0 does.
    public let returnsToStart: Bool
    /// Whether a route that returns may begin at any stop, and where it does is of consequence.
    public let beginsAnywhere: Bool
    /// When stops may be visited; nil where it is all the same.
    public let schedule: VisitSchedule?

    /// - Parameter startMatters: whether it is of consequence for more than time windows where a route that returns begins.
    /// - Precondition: a schedule is of as many stops as there are costs of.
    public init(
        costs: CostMatrix, keepsFirst: Bool, keepsLast: Bool, returnsToStart: Bool, schedule: VisitSchedule? = nil,
        startMatters: Bool = false
    ) {
        precondition(schedule == nil || schedule?.times.count == costs.count, "a schedule has the stops of the costs")
        self.costs = costs
        self.keepsFirst = keepsFirst || returnsToStart
        self.keepsLast = keepsLast && !returnsToStart
        self.returnsToStart = returnsToStart
        self.schedule = schedule
        beginsAnywhere = returnsToStart && !keepsFirst && (startMatters || schedule?.hasWindows ?? false)
    }

    /// Whether a stop may be the first.
    func mayBegin(_ stop: Int) -> Bool {
        (!keepsFirst || beginsAnywhere || stop == 0) && !(keepsLast && stop == costs.count - 1 && costs.count > 1)
    }

    /// The cost after the last stop, or `unreachable` for a stop that may not be last.
    func endingCost(_ stop: Int, start: Int) -> Int64 {
        if returnsToStart { return stop == start ? 0 : costs[stop, start] }
        return !keepsLast || stop == costs.count - 1 ? 0 : CostMatrix.unreachable
    }

    /// The cost of all legs of an order, waiting not among them, or nil where there is no way or an end is not where it
    /// is kept.
    public func cost(of order: [Int]) -> Int64? {
        guard let first = order.first, let last = order.last, mayBegin(first) else { return nil }
        let legs = zip(order, order.dropFirst()).map { costs[$0, $1] } + [endingCost(last, start: first)]
        return legs.contains { $0 >= CostMatrix.unreachable } ? nil : legs.reduce(0, +)
    }

    /// The cost of all legs of an order whose legs there are, whatever ends are kept.
    func legs(of order: [Int]) -> Int64 {
        let way = returnsToStart ? order + order.prefix(1) : order
        return zip(way, way.dropFirst()).reduce(0) { $0 + ($1.0 == $1.1 ? 0 : costs[$1.0, $1.1]) }
    }
}

/// A problem of order where some stops can be visited in several ways.
public struct WaysProblem: Sendable {
    let ways: VisitWays
    /// As if who comes to a stop in one way could go on as from any other: no order costs less than here.
    let relaxed: OrderingProblem
    /// Of ways instead of stops.
    let exact: OrderingProblem

    /// - Parameters:
    ///   - costs: from way to way; nil where there is no way.
    ///   - times: how long that takes; nil: nobody asks.
    ///   - visits: by stop; nil where it is all the same when stops are visited.
    public init(
        ways: VisitWays, costs: [[Int64?]], times: [[Int64?]]?, visits: [VisitSchedule.Visit]?, countsWaiting: Bool,
        keepsFirst: Bool, keepsLast: Bool, returnsToStart: Bool
    ) {
        self.ways = ways
        // Without a schedule all stops are visited at once.
        let times = times ?? costs.map { row in row.map { $0.map { _ in 0 } } }
        let visits = visits ?? [VisitSchedule.Visit](repeating: VisitSchedule.Visit(), count: ways.stopCount)
        func problem(_ costs: CostMatrix, _ times: CostMatrix, _ visits: [VisitSchedule.Visit]) -> OrderingProblem {
            OrderingProblem(
                costs: costs, keepsFirst: keepsFirst, keepsLast: keepsLast, returnsToStart: returnsToStart,
                schedule: VisitSchedule(times: times, visits: visits, countsWaiting: countsWaiting),
                startMatters: true)
        }
        relaxed = problem(
            CostMatrix(rows: ways.least(of: costs)), CostMatrix(rows: ways.least(of: times)), visits)
        exact = problem(CostMatrix(rows: costs), CostMatrix(rows: times), ways.stops.map { visits[$0] })
    }
}

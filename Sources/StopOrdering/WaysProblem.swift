/// A problem of order where some stops can be visited in several ways.
public struct WaysProblem: Sendable {
    let ways: VisitWays
    /// As if who comes to a stop in one way could go on as from any other: no order costs less than here.
    let relaxed: OrderingProblem
    /// Of ways instead of stops.
    let exact: OrderingProblem
    /// When ways may be taken.
    let schedule: VisitSchedule

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
        func schedule(_ times: [[Int64?]], _ visits: [VisitSchedule.Visit]) -> VisitSchedule {
            VisitSchedule(times: CostMatrix(rows: times), visits: visits, countsWaiting: countsWaiting)
        }
        func problem(_ costs: [[Int64?]], _ schedule: VisitSchedule) -> OrderingProblem {
            OrderingProblem(
                costs: CostMatrix(rows: costs), keepsFirst: keepsFirst, keepsLast: keepsLast,
                returnsToStart: returnsToStart, schedule: schedule, startMatters: true)
        }
        relaxed = problem(ways.least(of: costs), schedule(ways.least(of: times), visits))
        self.schedule = schedule(times, ways.stops.map { visits[$0] })
        exact = problem(costs, self.schedule)
    }
}

/// When stops may be visited, and how long a visit takes. Windows are soft: who comes early waits, who comes late is late.
///
/// All times are milliseconds and count from the moment the route sets out.
public struct VisitSchedule: Sendable, Equatable {
    /// What is known of the visit to one stop.
    public struct Visit: Sendable, Equatable {
        /// How long the visit takes.
        public let service: Int64
        /// Before this the visit does not begin; may be negative, nil where there is no such limit.
        public let opens: Int64?
        /// Who arrives after this violates the window by what it is later; may be negative, nil where there is no such limit.
        public let closes: Int64?

        public init(service: Int64 = 0, opens: Int64? = nil, closes: Int64? = nil) {
            self.service = service
            self.opens = opens
            self.closes = closes
        }
    }

    /// How long it takes from stop to stop; need not be what the route minimises.
    public let times: CostMatrix
    /// By stop.
    public let visits: [Visit]
    /// Whether waiting counts as cost, as it does where the cost is time.
    public let countsWaiting: Bool

    /// - Precondition: there are as many visits as stops.
    public init(times: CostMatrix, visits: [Visit], countsWaiting: Bool) {
        precondition(visits.count == times.count, "every stop has its visit")
        self.times = times
        self.visits = visits
        self.countsWaiting = countsWaiting
    }

    /// Whether any order can mean waiting or being late.
    var hasWindows: Bool { visits.contains { $0.opens != nil || $0.closes != nil } }

    /// When each stop of an order is visited. The route sets out, and arrives at its first stop, at 0; on the return to
    /// the start there is neither service nor window. A leg that no way leads along takes no time.
    ///
    /// Complexity: O(n) for n stops.
    public func timetable(of order: [Int], returnsToStart: Bool) -> Timetable {
        var entries: [Timetable.Entry] = []
        for stop in order {
            let arrives = entries.last.map { $0.departs + time($0.stop, stop) } ?? 0
            entries.append(Timetable.Entry(stop: stop, arrives: arrives, visit: visits[stop]))
        }
        guard let first = entries.first, let last = entries.last else { return Timetable(entries: [], ends: 0) }
        return Timetable(
            entries: entries, ends: last.departs + (returnsToStart ? time(last.stop, first.stop) : 0))
    }

    private func time(_ from: Int, _ to: Int) -> Int64 {
        from == to || times[from, to] >= CostMatrix.unreachable ? 0 : times[from, to]
    }
}

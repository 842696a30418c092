/// When the stops of a route are visited: milliseconds from the moment the route sets out.
public struct Timetable: Sendable, Equatable {
    /// The visit to one stop.
    public struct Entry: Sendable, Equatable {
        public let stop: Int
        public let arrives: Int64
        /// When service begins: on arrival, or when the stop opens.
        public let begins: Int64
        public let departs: Int64
        /// From the arrival to the opening; 0 where it is open.
        public let wait: Int64
        /// From the closing to the arrival; 0 where it is not closed yet.
        public let violation: Int64

        init(stop: Int, arrives: Int64, visit: VisitSchedule.Visit) {
            self.stop = stop
            self.arrives = arrives
            begins = max(arrives, visit.opens ?? arrives)
            departs = begins + visit.service
            wait = begins - arrives
            violation = max(0, arrives - (visit.closes ?? arrives))
        }
    }

    /// In the order of the visits.
    public let entries: [Entry]
    /// When the last visit ends or, where the route returns, when it is back.
    public let ends: Int64

    public init(entries: [Entry], ends: Int64) {
        self.entries = entries
        self.ends = ends
    }

    public var wait: Int64 { entries.reduce(0) { $0 + $1.wait } }
    public var violation: Int64 { entries.reduce(0) { $0 + $1.violation } }
}

import Geometry
import StreetNetwork

/// When a route arrives at each of its visits, and how far it has come.
struct VisitLog {
    struct Entry {
        /// Milliseconds from the route's start.
        let arrives: Int64
        /// Milliseconds from the route's start, the visit's service included.
        let departs: Int64
        /// Millimetres from the route's start.
        let length: Int64
    }

    let entries: [Entry]

    init(route: PlannedRoute, legs: [[TravelledStretch]], metrics: RouteMetrics) {
        var entries: [Entry] = []
        var (time, length): (Int64, Int64) = (0, 0)
        for (number, (visit, leg)) in zip(route.visits, legs).enumerated() {
            time += leg.reduce(0) { $0 + $1.turnTime + $1.time }
            length += leg.reduce(0) { $0 + $1.stretch.length }
            // Back at its start a route is done: what was to be done there was done at the beginning.
            let isBack = route.returnsToStart && number == route.visits.count - 1
            let arrives = time
            time += isBack ? 0 : visit.stop.stop.service
            entries.append(Entry(arrives: arrives, departs: time, length: length))
        }
        self.entries = entries
    }
}

extension PlannedRoute.Visit {
    /// On which side the stop lies for somebody who arrives.
    var arrivalSide: NearestPlace.Side {
        guard let last = path?.stretches.last, last.directed.edge == location.positions[0].edge else { return .on }
        switch location.side {
        case .on: return .on
        case .left: return last.directed.isForward ? .left : .right
        case .right: return last.directed.isForward ? .right : .left
        }
    }
}

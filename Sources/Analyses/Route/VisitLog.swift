import Geometry
import StreetNetwork

/// When a route arrives at each of its visits, how far it has come, and what it has cost.
struct VisitLog {
    struct Entry {
        /// Milliseconds on the clock from the route's start.
        var arrives: Int64 = 0
        /// The same when the route goes on, after waiting and service.
        var departs: Int64 = 0
        /// Milliseconds of waiting for the window to open, and of coming late for it.
        var wait: Int64 = 0
        var violation: Int64 = 0
        /// Milliseconds of travel and service up to here, the visit's own included, without waiting.
        var time: Int64 = 0
        /// Millimetres from the route's start.
        var length: Int64 = 0
        /// Up to here, the visit's own included.
        var totalWait: Int64 = 0
        var totalViolation: Int64 = 0
        /// Millionths of the costs that the job reports, the visit's own included.
        var costs: [Int64]
    }

    /// One for each visit.
    let entries: [Entry]

    init(route: PlannedRoute, legs: [[TravelledStretch]], metrics: RouteMetrics) {
        var entry = Entry(costs: [Int64](repeating: 0, count: metrics.costs.count))
        var entries: [Entry] = []
        for (number, (visit, leg)) in zip(route.visits, legs).enumerated() {
            entry.travel(leg, visit.path, metrics)
            // Back at its start a route is done: what was to be done there was done at the beginning.
            let isBack = route.returnsToStart && number == route.visits.count - 1
            entry.stay(at: isBack ? nil : visit.stop.stop)
            entries.append(entry)
        }
        self.entries = entries
    }

    /// How the route ends.
    var end: Entry { entries[entries.count - 1] }
}

extension VisitLog.Entry {
    /// Goes along a leg, from where the visit before was left.
    fileprivate mutating func travel(_ leg: [TravelledStretch], _ path: Path?, _ metrics: RouteMetrics) {
        let travel = leg.reduce(0) { $0 + $1.turnTime + $1.time }
        arrives = departs + travel
        time += travel
        length += leg.reduce(0) { $0 + $1.stretch.length }
        for (place, metric) in metrics.costs.enumerated() {
            costs[place].addSaturating(metric.amount(of: path.flatMap(metric.cost) ?? 0))
        }
    }

    /// Waits until the stop's window opens, and does what is to be done there.
    fileprivate mutating func stay(at stop: RouteStop?) {
        wait = stop?.window?.wait(at: arrives) ?? 0
        violation = stop?.window?.violation(at: arrives) ?? 0
        totalWait += wait
        totalViolation += violation
        let service = stop?.service ?? 0
        departs = arrives + wait + service
        time += service
        for (place, cost) in (stop?.costs ?? []).enumerated() { costs[place].addSaturating(cost) }
    }
}

extension Int64 {
    /// Adds what is not negative, and stays at the greatest number.
    mutating func addSaturating(_ other: Int64) {
        let (sum, isBeyond) = addingReportingOverflow(other)
        self = isBeyond ? .max : sum
    }
}

extension PlannedRoute.Visit {
    /// On which side the stop lies for somebody who arrives.
    var arrivalSide: NearestPlace.Side {
        guard let last = path?.stretches.last else { return .on }
        return location.side(at: last.to, of: last.directed)
    }

    /// On which side it lies for somebody who goes on by a path.
    func departureSide(by next: Path?) -> NearestPlace.Side {
        guard let first = next?.stretches.first else { return .on }
        return location.side(at: first.from, of: first.directed)
    }
}

extension Location {
    /// On which side the place lies for somebody who travels an edge on which he stands there.
    fileprivate func side(at offset: Int64, of directed: DirectedEdge) -> NearestPlace.Side {
        let position = EdgePosition(edge: directed.edge, offset: offset)
        return standings.first { $0.position == position }?.side.seen(travelling: directed) ?? .on
    }
}

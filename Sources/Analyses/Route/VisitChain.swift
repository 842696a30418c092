import StreetNetwork
import Vocabulary

/// The stops of a route as they are visited one after the other, and the best paths between them: the cheapest, and where stops
/// have time windows those that are least late. Where a stop can be visited in several ways, all are kept until the next stop
/// tells which one is the best.
struct VisitChain {
    /// One way of visiting a stop, and the ways to come to it of which none is dearer for sure.
    private struct Way {
        let location: Location
        var arrivals: [Arrival] = []

        mutating func take(_ arrival: Arrival, countsWaiting: Bool) {
            func isBeaten(_ one: Arrival, by other: Arrival) -> Bool {
                other.progress.isNeverDearer(than: one.progress, countsWaiting: countsWaiting)
            }
            if arrivals.contains(where: { isBeaten(arrival, by: $0) }) { return }
            arrivals.removeAll { isBeaten($0, by: arrival) }
            arrivals.append(arrival)
        }
    }

    private struct Arrival {
        var progress = VisitProgress()
        var path: Path?
        /// The way of visiting the stop before, and the arrival there, by their places.
        var before = (way: 0, arrival: 0)
    }

    private let metrics: RouteMetrics
    /// Whether it is of interest how late the route is.
    private let isScheduled: Bool
    private let countsWaiting: Bool
    private var stops: [LocatedStop]
    private var ways: [[Way]]

    /// - Parameters:
    ///   - isScheduled: whether some stop of the route has a time window.
    ///   - countsWaiting: whether waiting counts as cost.
    init(from stop: LocatedStop, _ metrics: RouteMetrics, isScheduled: Bool, countsWaiting: Bool) {
        (self.metrics, self.isScheduled, self.countsWaiting) = (metrics, isScheduled, countsWaiting)
        stops = [stop]
        var start = Arrival()
        if isScheduled { start.progress.stay(at: stop.stop, countsWaiting: countsWaiting) }
        ways = [[stop.location].compactMap { $0 }.map { Way(location: $0, arrivals: [start]) }]
    }

    /// - Parameter isEnd: whether the route ends there: who does not go on may come by any way.
    /// - Returns: whether there is a way to the stop; if not, the chain is as it was.
    mutating func goOn(
        to stop: LocatedStop, isEnd: Bool, _ workspace: inout PathSearch, _ context: RunContext
    ) throws -> Bool {
        let targets = isEnd ? [stop.location].compactMap { $0 } : stop.visits(on: metrics.search)
        var found = targets.map { Way(location: $0) }
        for (place, way) in ways[ways.count - 1].enumerated() {
            let costs = try workspace.costs(
                from: way.location, to: targets, on: metrics.search, lastResort: true, context: context)
            for (index, cost) in costs.enumerated() {
                guard let cost, mayImprove(found[index], way, cost) else { continue }
                let path = workspace.path(toTarget: index)
                for (number, arrival) in way.arrivals.enumerated() {
                    var progress = progress(
                        arrival, cost, milliseconds: isScheduled ? time(of: path, cost) : 0)
                    // Back at its start a route is done.
                    if isScheduled, stop.place != stops[0].place {
                        progress.stay(at: stop.stop, countsWaiting: countsWaiting)
                    }
                    found[index].take(
                        Arrival(progress: progress, path: path, before: (place, number)), countsWaiting: countsWaiting)
                }
            }
        }
        found.removeAll(where: \.arrivals.isEmpty)
        guard !found.isEmpty else { return false }
        stops.append(stop)
        ways.append(found)
        return true
    }

    /// Without windows the cheapest counts, and the path of another is not even looked for.
    private func mayImprove(_ found: Way, _ way: Way, _ cost: Int64) -> Bool {
        guard !isScheduled, let best = found.arrivals.first, let before = way.arrivals.first else { return true }
        return progress(before, cost).isCheaper(than: best.progress)
    }

    /// How far a route has come behind an arrival, by a way.
    private func progress(_ arrival: Arrival, _ cost: Int64, milliseconds: Int64 = 0) -> VisitProgress {
        var progress = arrival.progress
        progress.travel(
            cost, milliseconds, passages: metrics.search.passages(in: cost), countsWaiting: countsWaiting)
        return progress
    }

    private func time(of path: Path?, _ cost: Int64) -> Int64 {
        metrics.searchesTime ? cost : path.flatMap(metrics.time.cost) ?? 0
    }

    /// The stop that was visited last.
    var end: RouteStop { stops[stops.count - 1].stop }

    /// The best of all.
    var visits: [PlannedRoute.Visit] {
        var visits: [PlannedRoute.Visit] = []
        var place = best
        for (stop, ways) in zip(stops, ways).reversed() {
            let (way, arrival) = (ways[place.way], ways[place.way].arrivals[place.arrival])
            visits.append(PlannedRoute.Visit(stop: stop, location: way.location, path: arrival.path))
            place = arrival.before
        }
        return visits.reversed()
    }

    private var best: (way: Int, arrival: Int) {
        var best = (way: 0, arrival: 0)
        let last = ways[ways.count - 1]
        for (way, arrivals) in last.map(\.arrivals).enumerated() {
            for (arrival, found) in arrivals.enumerated()
            where found.progress.isCheaper(than: last[best.way].arrivals[best.arrival].progress) {
                best = (way, arrival)
            }
        }
        return best
    }
}

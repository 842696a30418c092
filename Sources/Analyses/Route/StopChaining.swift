import StreetNetwork
import Vocabulary

/// Visits stops in the order in which they are given, one after the other.
struct StopChaining {
    /// What is visited, and what is not.
    struct Chain {
        let visits: [PlannedRoute.Visit]
        /// The stops that are left out, each with what no way does there.
        let unreached: [(stop: LocatedStop, leads: String)]
    }

    let parameters: RouteParameters
    let metrics: RouteMetrics
    let context: RunContext

    /// The visits that follow on the first stop, and the stops that cannot be reached from those before them.
    func chain(of candidates: [LocatedStop], _ workspace: inout PathSearch) throws -> Chain {
        guard let first = candidates.first else { return Chain(visits: [], unreached: []) }
        var chain = VisitChain(
            from: first, metrics, isScheduled: candidates.contains { $0.stop.window != nil },
            countsWaiting: parameters.impedance == .time)
        var unreached: [(stop: LocatedStop, leads: String)] = []
        let way = candidates.dropFirst() + (parameters.returnsToStart && candidates.count > 1 ? [first] : [])
        for (number, next) in way.enumerated() {
            if try !chain.goOn(to: next, isEnd: number == way.count - 1, &workspace, context) {
                unreached.append((next, "leads there from \(chain.end.name)"))
            }
        }
        return Chain(visits: chain.visits, unreached: unreached)
    }

    /// Where stops are not reached, others may stand in their way: those that are entered and not left.
    ///
    /// - Returns: a chain of more visits, or one that comes back to its start where it is to, where there is one.
    func longer(
        than found: Chain, of stops: [LocatedStop], _ workspace: inout PathSearch
    ) throws -> Chain {
        guard try isReachedFromEarlier(found, &workspace) else { return found }
        let ways = try waysBetween(stops, &workspace)
        let order = ways.order.longest(returnsToStart: parameters.returnsToStart)
        let other = try chain(of: order.map { stops[$0] }, &workspace)
        guard rank(of: found.visits) < rank(of: other.visits) else { return found }
        let left = stops.indices.filter { !order.contains($0) }.map { stop -> (stop: LocatedStop, leads: String) in
            let next = order.first { $0 > stop } ?? 0
            let before = order.last { $0 < stop } ?? 0
            let reason =
                ways.leads(from: before, to: stop)
                ? "leads on from there to \(stops[next].stop.name)" : "leads there from \(stops[before].stop.name)"
            return (stops[stop], reason)
        }
        return Chain(visits: other.visits, unreached: left + other.unreached)
    }

    static func comesBack(_ visits: [PlannedRoute.Visit]) -> Bool {
        visits.count > 1 && visits.first?.stop.place == visits.last?.stop.place
    }

    /// A route that is to come back to its start had better do so.
    private func rank(of visits: [PlannedRoute.Visit]) -> (Int, Int) {
        (parameters.returnsToStart && Self.comesBack(visits) ? 1 : 0, visits.count)
    }

    /// Whether some visited stop leads to one that is left out behind it, so that those between them stand in the way.
    private func isReachedFromEarlier(_ found: Chain, _ workspace: inout PathSearch) throws -> Bool {
        // Nobody stands in the way of a single one, but of the way back.
        guard found.unreached.count > (parameters.returnsToStart ? 0 : 1) else { return false }
        let targets = found.unreached.compactMap(\.stop.location)
        return try found.visits.dropLast().contains { visit in
            guard let origin = visit.stop.location else { return false }
            let costs = try workspace.costs(
                from: origin, to: targets, on: metrics.search, lastResort: true, context: context)
            return costs.contains { $0 != nil }
        }
    }

    /// Whether there is a way from each stop to each other one, by how they are visited.
    private func waysBetween(_ stops: [LocatedStop], _ workspace: inout PathSearch) throws -> WaysBetween {
        let visits = stops.enumerated().map { place, stop in
            place == 0 ? [stop.location].compactMap { $0 } : stop.visits(on: metrics.search)
        }
        let targets = stops.compactMap(\.location) + visits.joined()
        let leads = try visits.map { origins in
            try origins.map { origin in
                try workspace.costs(from: origin, to: targets, on: metrics.search, lastResort: true, context: context)
                    .map { $0 != nil }
            }
        }
        return WaysBetween(wayCounts: visits.map(\.count), leads: leads)
    }
}

import StreetNetwork
import Vocabulary

/// The stops of a route as they are visited one after the other, and the cheapest paths between them. Where a stop can be
/// visited in several ways, all are kept until the next stop tells which one is the cheapest.
struct VisitChain {
    /// One way of visiting a stop, and the cheapest way to come to it.
    private struct Way {
        let location: Location
        /// Of all paths up to here.
        let cost: Int64
        let path: Path?
        /// The way of visiting the stop before, by its place.
        let before: Int
    }

    private var stops: [LocatedStop]
    private var ways: [[Way]]

    init(from stop: LocatedStop) {
        stops = [stop]
        ways = [[stop.location].compactMap { $0 }.map { Way(location: $0, cost: 0, path: nil, before: 0) }]
    }

    /// - Parameter ends: whether the route ends there: who does not go on may come by any way.
    /// - Returns: whether there is a way to the stop; if not, the chain is as it was.
    mutating func goOn(
        to stop: LocatedStop, ends: Bool, on metric: Metric, _ workspace: inout PathSearch, _ context: RunContext
    ) throws -> Bool {
        let targets = ends ? [stop.location].compactMap { $0 } : stop.visits(on: metric)
        var best = [Way?](repeating: nil, count: targets.count)
        for (place, way) in ways[ways.count - 1].enumerated() {
            let costs = try workspace.costs(
                from: way.location, to: targets, on: metric, lastResort: true, context: context)
            for (index, cost) in costs.enumerated() {
                guard let cost, way.cost + cost < best[index]?.cost ?? .max else { continue }
                best[index] = Way(
                    location: targets[index], cost: way.cost + cost, path: workspace.path(toTarget: index),
                    before: place)
            }
        }
        let found = best.compactMap { $0 }
        guard !found.isEmpty else { return false }
        stops.append(stop)
        ways.append(found)
        return true
    }

    /// The cheapest of all.
    var visits: [PlannedRoute.Visit] {
        var visits: [PlannedRoute.Visit] = []
        let last = ways[ways.count - 1]
        var place = last.indices.min { last[$0].cost < last[$1].cost } ?? 0
        for (stop, ways) in zip(stops, ways).reversed() {
            let way = ways[place]
            visits.append(PlannedRoute.Visit(stop: stop, location: way.location, path: way.path))
            place = way.before
        }
        return visits.reversed()
    }
}

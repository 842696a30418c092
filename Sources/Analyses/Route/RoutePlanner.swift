import StreetNetwork
import Vocabulary

/// Orders the stops of one route and finds the paths between them.
struct RoutePlanner {
    let parameters: RouteParameters
    let metrics: RouteMetrics
    let context: RunContext

    func plan(
        _ request: RouteRequest, _ located: [LocatedStop], _ workspace: inout PathSearch
    ) throws -> PlannedRoute {
        var unvisited = located.filter { $0.location == nil }
        var candidates = located.filter { $0.location != nil }
        if parameters.findsBestSequence, candidates.count > 1 {
            let order = StopSequence(parameters: parameters, metrics: metrics, context: context)
            let (start, sequence) = try Self.withoutLonelyStarts(candidates) { stops in
                try order.best(of: stops, &workspace)
            } isRoute: {
                $0.stops.count > 1
            }
            unvisited += lonely(candidates[..<start])
            unvisited += sequence.left.map {
                notReached($0, leads: "leads there, and on to the stops that are visited")
            }
            candidates = sequence.stops
        }
        let (visits, unreached) = try connect(candidates, &workspace)
        unvisited = (unvisited + unreached).sorted { $0.place < $1.place }
        guard Self.isRoute(visits) || candidates.count == 1 && located.count == 1 else {
            throw AnalysisFailure([
                (["no route"] + Self.title(request)).joined(separator: " ") + ": " + Self.reasons(unvisited)
            ])
        }
        let name = request.name ?? Self.name(visits)
        return PlannedRoute(
            name: name, visits: visits, unvisited: unvisited, returnsToStart: StopChaining.comesBack(visits))
    }

    /// What tells a route from others; nothing where none of its stops can be used.
    private static func title(_ request: RouteRequest) -> [String] {
        if let name = request.name { return ["'\(name)'"] }
        guard let first = request.stops.first, let last = request.stops.last else { return [] }
        return [request.stops.count == 1 ? "at \(first.name)" : "from \(first.name) to \(last.name)"]
    }

    private static func name(_ visits: [PlannedRoute.Visit]) -> String {
        let names = visits.map(\.stop.stop.name)
        return "\(names.first ?? "") - \(names.last ?? "")"
    }

    private static func reasons(_ unvisited: [LocatedStop]) -> String {
        if unvisited.isEmpty { return "it has fewer than two stops" }
        return unvisited.map(\.whyUnvisited).joined(separator: ", ")
    }
}

extension RoutePlanner {
    private var metric: Metric { metrics.search }

    private func notReached(_ stop: LocatedStop, leads: String = "leads there") -> LocatedStop {
        context.warn(
            "not_reached", "\(stop.stop.name) is not reached: no way that \(metric.mode.name) may use \(leads)")
        var stop = stop
        stop.status = .notReached
        return stop
    }

    private func warnOfPassage(to stop: LocatedStop) {
        context.warn(
            "passes_through",
            "the way to \(stop.stop.name) passes through streets that are open to reach places there only: no other leads there"
        )
    }

    /// Leaves out first stops, one after the other, as long as there is no route from them and more than two stops are left.
    ///
    /// - Returns: how many are left out, none where the rest has no route either, and what is found for the others.
    private static func withoutLonelyStarts<Found>(
        _ stops: [LocatedStop], find: ([LocatedStop]) throws -> Found, isRoute: (Found) -> Bool
    ) rethrows -> (start: Int, found: Found) {
        let all = try find(stops)
        if isRoute(all) { return (0, all) }
        for start in 1..<max(1, stops.count - 1) {
            let found = try find(Array(stops[start...]))
            if isRoute(found) { return (start, found) }
        }
        return (0, all)
    }

    /// Whether more than one stop is visited: to come back to the first is no route.
    private static func isRoute(_ visits: [PlannedRoute.Visit]) -> Bool { Set(visits.map(\.stop.place)).count > 1 }

    private func lonely(_ stops: ArraySlice<LocatedStop>) -> [LocatedStop] {
        let back = parameters.findsBestSequence && parameters.returnsToStart ? " and back" : ""
        return stops.map { notReached($0, leads: "leads on from there to another stop" + back) }
    }

    /// Finds the paths from each stop to the next one that can be reached. A first stop that leads to none of the others is left
    /// out, where the rest has a route, and so is any other where that lets more stops be visited.
    private func connect(
        _ candidates: [LocatedStop], _ workspace: inout PathSearch
    ) throws -> ([PlannedRoute.Visit], [LocatedStop]) {
        let chaining = StopChaining(parameters: parameters, metrics: metrics, context: context)
        let (start, found) = try Self.withoutLonelyStarts(candidates) { stops in
            try chaining.chain(of: stops, &workspace)
        } isRoute: {
            Self.isRoute($0.visits)
        }
        let lonely = lonely(candidates[..<start])
        let route = try chaining.longer(than: found, of: Array(candidates[start...]), &workspace)
        let unreached = route.unreached.map { notReached($0.stop, leads: $0.leads) }
        for visit in route.visits where visit.path?.passages ?? 0 > 0 { warnOfPassage(to: visit.stop) }
        return (route.visits, lonely + unreached)
    }
}

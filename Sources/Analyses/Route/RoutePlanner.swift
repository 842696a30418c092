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
            throw AnalysisFailure(["no route \(Self.title(request)): " + Self.reasons(unvisited)])
        }
        let name = request.name ?? Self.name(visits)
        return PlannedRoute(
            name: name, visits: visits, unvisited: unvisited, returnsToStart: Self.comesBack(visits))
    }

    private static func title(_ request: RouteRequest) -> String {
        if let name = request.name { return "'\(name)'" }
        if request.stops.count == 1 { return "at \(request.stops[0].name)" }
        return "from \(request.stops.first?.name ?? "?") to \(request.stops.last?.name ?? "?")"
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
        let (start, found) = try Self.withoutLonelyStarts(candidates) { stops in
            try chain(of: stops, &workspace)
        } isRoute: {
            Self.isRoute($0.visits)
        }
        let lonely = lonely(candidates[..<start])
        let route = try longer(than: found, of: Array(candidates[start...]), &workspace)
        let unreached = route.unreached.map { notReached($0.stop, leads: $0.leads) }
        for visit in route.visits where visit.path?.passages ?? 0 > 0 { warnOfPassage(to: visit.stop) }
        return (route.visits, lonely + unreached)
    }

    /// Visits one after the other, and the stops that are left out with what no way does there.
    private typealias Chain = (visits: [PlannedRoute.Visit], unreached: [(stop: LocatedStop, leads: String)])

    /// The visits that follow on the first stop, and the stops that cannot be reached from those before them.
    private func chain(of candidates: [LocatedStop], _ workspace: inout PathSearch) throws -> Chain {
        guard let first = candidates.first else { return ([], []) }
        var chain = VisitChain(
            from: first, metrics, isScheduled: candidates.contains { $0.stop.window != nil },
            countsWaiting: parameters.impedance == .time)
        var unreached: [(LocatedStop, String)] = []
        let way = candidates.dropFirst() + (parameters.returnsToStart && candidates.count > 1 ? [first] : [])
        for (number, next) in way.enumerated() {
            if try !chain.goOn(to: next, isEnd: number == way.count - 1, &workspace, context) {
                unreached.append((next, "leads there from \(chain.end.name)"))
            }
        }
        return (chain.visits, unreached)
    }

    /// Where stops are not reached, others may stand in their way: those that are entered and not left.
    ///
    /// - Returns: a chain of more visits, or one that comes back to its start where it is to, where there is one.
    private func longer(
        than found: Chain, of stops: [LocatedStop], _ workspace: inout PathSearch
    ) throws -> Chain {
        guard try isReachedFromEarlier(found, &workspace) else { return found }
        let leads = try waysBetween(stops, &workspace)
        let order = GivenOrder(count: stops.count) { leads[$0][$1] }.longest(returnsToStart: parameters.returnsToStart)
        let other = try chain(of: order.map { stops[$0] }, &workspace)
        guard rank(of: found.visits) < rank(of: other.visits) else { return found }
        let left = stops.indices.filter { !order.contains($0) }.map { stop in
            let next = order.first { $0 > stop } ?? 0
            let before = order.last { $0 < stop } ?? 0
            let reason =
                leads[before][stop]
                ? "leads on from there to \(stops[next].stop.name)" : "leads there from \(stops[before].stop.name)"
            return (stops[stop], reason)
        }
        return (other.visits, left + other.unreached)
    }

    private static func comesBack(_ visits: [PlannedRoute.Visit]) -> Bool {
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
                from: origin, to: targets, on: metric, lastResort: true, context: context)
            return costs.contains { $0 != nil }
        }
    }

    /// Whether there is a way from each stop to each other one.
    private func waysBetween(_ stops: [LocatedStop], _ workspace: inout PathSearch) throws -> [[Bool]] {
        let locations = stops.compactMap(\.location)
        return try locations.map { origin in
            try workspace.costs(from: origin, to: locations, on: metric, lastResort: true, context: context)
                .map { $0 != nil }
        }
    }
}

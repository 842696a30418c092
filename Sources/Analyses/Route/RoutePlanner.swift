import StopOrdering
import StreetNetwork
import Vocabulary

/// Orders the stops of one route and finds the paths between them.
struct RoutePlanner {
    let parameters: RouteParameters
    let metric: Metric
    let context: RunContext

    /// A stop that can be visited.
    private struct Candidate {
        let stop: LocatedStop
        let location: Location
    }

    mutating func plan(
        _ request: RouteRequest, _ located: [LocatedStop], _ workspace: inout PathSearch
    ) throws -> PlannedRoute {
        var unvisited = located.filter { $0.location == nil }
        var candidates = located.compactMap { stop in stop.location.map { Candidate(stop: stop, location: $0) } }
        if parameters.findsBestSequence, candidates.count > 1 {
            (candidates, unvisited) = try ordered(candidates, leavingOut: unvisited, &workspace)
        }
        let (visits, unreached) = try connect(candidates, &workspace)
        unvisited = (unvisited + unreached).sorted { $0.place < $1.place }
        guard visits.count > 1 || candidates.count == 1 && located.count == 1 else {
            throw AnalysisFailure(["no route \(Self.title(request)): " + Self.reasons(unvisited)])
        }
        let name = request.name ?? Self.name(visits)
        return PlannedRoute(
            name: name, visits: visits, unvisited: unvisited,
            returnsToStart: parameters.returnsToStart && visits.count > 1)
    }

    private static func title(_ request: RouteRequest) -> String {
        if let name = request.name { return "'\(name)'" }
        return "from \(request.stops.first?.name ?? "?") to \(request.stops.last?.name ?? "?")"
    }

    private static func name(_ visits: [PlannedRoute.Visit]) -> String {
        let names = visits.map(\.stop.stop.name)
        return "\(names.first ?? "") - \(names.last ?? "")"
    }

    private static func reasons(_ unvisited: [LocatedStop]) -> String {
        if unvisited.isEmpty { return "it has fewer than two stops" }
        return unvisited.map { stop in
            "\(stop.stop.name) is \(stop.status == .notReached ? "not reached" : "not located")"
        }.joined(separator: ", ")
    }
}

extension RoutePlanner {
    /// Puts stops into the best order. Those that no order can hold are left out and named.
    private func ordered(
        _ candidates: [Candidate], leavingOut unvisited: [LocatedStop], _ workspace: inout PathSearch
    ) throws -> ([Candidate], [LocatedStop]) {
        var rows: [[Int64?]] = []
        for (number, candidate) in candidates.enumerated() {
            context.progress.progress("ordering stops", done: number, total: candidates.count)
            rows.append(
                try workspace.costs(
                    from: candidate.location, to: candidates.map(\.location), on: metric, context: context))
        }
        let reachable = Reachability(rows: rows, keepsFirst: keepsFirst, keepsLast: keepsLast).visitable
        let matrix = CostMatrix(rows: reachable.map { from in reachable.map { rows[from][$0] } })
        let problem = OrderingProblem(
            costs: matrix, keepsFirst: keepsFirst, keepsLast: keepsLast, returnsToStart: parameters.returnsToStart)
        let left = candidates.indices.filter { !reachable.contains($0) }.map { notReached(candidates[$0].stop) }
        guard let best = try StopOrder.best(problem, context: context) else {
            let names = reachable.map { candidates[$0].stop.stop.name }.joined(separator: ", ")
            throw AnalysisFailure(["no order visits all of these stops: \(names)"])
        }
        if !best.isProvenOptimal {
            context.note(
                "order_not_proven",
                "the order of \(matrix.count) stops is the best found; it is proven optimal up to \(StopOrder.provenLimit)"
            )
        }
        return (best.order.map { candidates[reachable[$0]] }, unvisited + left)
    }

    private var keepsFirst: Bool { parameters.preservesFirstStop }
    private var keepsLast: Bool { parameters.preservesLastStop && !parameters.returnsToStart }

    private func notReached(_ stop: LocatedStop) -> LocatedStop {
        context.warn(
            "not_reached", "\(stop.stop.name) is not reached: no way that \(metric.mode.name) may use leads there")
        var stop = stop
        stop.status = .notReached
        return stop
    }

    /// Finds the path from each stop to the next one that can be reached.
    private func connect(
        _ candidates: [Candidate], _ workspace: inout PathSearch
    ) throws -> ([PlannedRoute.Visit], [LocatedStop]) {
        guard let first = candidates.first else { return ([], []) }
        var visits = [PlannedRoute.Visit(stop: first.stop, location: first.location, path: nil)]
        var unreached: [LocatedStop] = []
        var here = first.location
        let way = candidates.dropFirst() + (parameters.returnsToStart && candidates.count > 1 ? [first] : [])
        for next in way {
            _ = try workspace.costs(from: here, to: [next.location], on: metric, context: context)
            guard let path = workspace.path(toTarget: 0) else {
                unreached.append(notReached(next.stop))
                continue
            }
            visits.append(PlannedRoute.Visit(stop: next.stop, location: next.location, path: path))
            here = next.location
        }
        return (visits, unreached)
    }
}

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
            returnsToStart: visits.count > 1 && visits.first?.stop.place == visits.last?.stop.place)
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
        return unvisited.map(\.whyUnvisited).joined(separator: ", ")
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
                    from: candidate.location, to: candidates.map(\.location), on: metric, lastResort: true,
                    context: context))
        }
        let (order, visited) = try bestOrder(rows, names: candidates.map(\.stop.stop.name))
        let left = candidates.indices.filter { !visited.contains($0) }.map { notReached(candidates[$0].stop) }
        return (order.map { candidates[$0] }, unvisited + left)
    }

    /// The best order of as many stops as one order can hold.
    private func bestOrder(_ rows: [[Int64?]], names: [String]) throws -> (order: [Int], visited: [Int]) {
        let reachability = Reachability(
            rows: rows, keepsFirst: keepsFirst, keepsLast: keepsLast, returnsToStart: parameters.returnsToStart)
        var visited = reachability.visitable
        while true {
            let matrix = CostMatrix(rows: visited.map { from in visited.map { rows[from][$0] } })
            let problem = OrderingProblem(
                costs: matrix, keepsFirst: keepsFirst, keepsLast: keepsLast && visited.last == rows.count - 1,
                returnsToStart: parameters.returnsToStart)
            if let best = try StopOrder.best(problem, context: context) {
                if !best.isProvenOptimal { noteUnproven(matrix.count) }
                return (best.order.map { visited[$0] }, visited)
            }
            guard let lonely = reachability.loneliest(of: visited) else {
                let names = visited.map { names[$0] }.joined(separator: ", ")
                throw AnalysisFailure(["no order visits all of these stops: \(names)"])
            }
            visited.removeAll { $0 == lonely }
        }
    }

    private func noteUnproven(_ count: Int) {
        context.note(
            "order_not_proven",
            "the order of \(count) stops is the best found; it is proven optimal up to \(StopOrder.provenLimit)")
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

    private func warnOfPassage(to stop: LocatedStop) {
        context.warn(
            "passes_through",
            "the way to \(stop.stop.name) passes through streets that are open to reach places there only: no other leads there"
        )
    }

    /// Finds the paths from each stop to the next one that can be reached.
    private func connect(
        _ candidates: [Candidate], _ workspace: inout PathSearch
    ) throws -> ([PlannedRoute.Visit], [LocatedStop]) {
        guard let first = candidates.first else { return ([], []) }
        var chain = VisitChain(from: first.stop)
        var unreached: [LocatedStop] = []
        let way = candidates.dropFirst() + (parameters.returnsToStart && candidates.count > 1 ? [first] : [])
        for next in way where try !chain.goOn(to: next.stop, on: metric, &workspace, context) {
            unreached.append(notReached(next.stop))
        }
        let visits = chain.visits
        for visit in visits where visit.path?.passages ?? 0 > 0 { warnOfPassage(to: visit.stop) }
        return (visits, unreached)
    }
}

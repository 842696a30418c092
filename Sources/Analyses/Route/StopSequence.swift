import StopOrdering
import StreetNetwork
import Vocabulary

/// Puts the stops of one route into the best order.
struct StopSequence {
    let parameters: RouteParameters
    let metrics: RouteMetrics
    let context: RunContext

    /// Stops in their order, and those that no order can hold.
    struct Outcome {
        let stops: [LocatedStop]
        let left: [LocatedStop]
    }

    /// From stop to stop; nil where there is no way.
    private struct Matrices {
        /// Of the impedance.
        var costs: [[Int64?]] = []
        /// Of the time of the ways with the least impedance; empty where nobody asks for it.
        var times: [[Int64?]] = []
    }

    /// - Parameter stops: located, two or more.
    /// - Throws: `AnalysisFailure` where no order holds the stops that have to be visited; `Cancelled`.
    func best(of stops: [LocatedStop], _ workspace: inout PathSearch) throws -> Outcome {
        let matrices = try matrices(stops, &workspace)
        let reachability = Reachability(
            rows: matrices.costs, keepsFirst: keepsFirst, keepsLast: keepsLast,
            returnsToStart: parameters.returnsToStart)
        var visited = reachability.visitable
        context.progress.progress("ordering stops", done: 0, total: nil)
        while true {
            if let best = try StopOrder.best(problem(visited, matrices, stops), context: context) {
                if !best.isProvenOptimal {
                    noteUnproven(visited.count)
                } else if visited.count > 3, let sided = visited.first(where: { isSided(stops[$0]) }) {
                    noteSided(visited.count, stops[sided].stop)
                }
                return Outcome(
                    stops: best.order.map { stops[visited[$0]] },
                    left: stops.indices.filter { !visited.contains($0) }.map { stops[$0] })
            }
            guard let lonely = reachability.loneliest(of: visited) else {
                let names = visited.map { stops[$0].stop.name }.joined(separator: ", ")
                throw AnalysisFailure(["no order visits all of these stops: \(names)"])
            }
            visited.removeAll { $0 == lonely }
        }
    }

    private var keepsFirst: Bool { parameters.preservesFirstStop }
    private var keepsLast: Bool { parameters.preservesLastStop && !parameters.returnsToStart }

    /// Whether the way by which a stop is come to decides how the route goes on, which costs between pairs do not tell.
    private func isSided(_ stop: LocatedStop) -> Bool { stop.visits(on: metrics.search).count > 1 }

    private func noteSided(_ count: Int, _ stop: RouteStop) {
        context.note(
            "order_not_proven",
            "the order of \(count) stops is not proven optimal: it was found as if a vehicle that comes to \(stop.name) could "
                + "go on either way")
    }

    private func noteUnproven(_ count: Int) {
        context.note(
            "order_not_proven",
            "the order of \(count) stops is the best found; it is proven optimal up to \(StopOrder.provenLimit)")
    }
}

extension StopSequence {
    private func matrices(_ stops: [LocatedStop], _ workspace: inout PathSearch) throws -> Matrices {
        let locations = stops.compactMap(\.location)
        let needsTimes = !metrics.searchesTime && stops.contains { $0.stop.window != nil }
        var matrices = Matrices()
        for (number, location) in locations.enumerated() {
            context.progress.progress("measuring ways between stops", done: number, total: locations.count)
            matrices.costs.append(
                try workspace.costs(
                    from: location, to: locations, on: metrics.search, lastResort: true, context: context))
            guard needsTimes else { continue }
            matrices.times.append(
                locations.indices.map { workspace.path(toTarget: $0).flatMap(metrics.time.cost) })
        }
        return matrices
    }

    /// The order of some of the stops as a problem of numbers.
    private func problem(_ visited: [Int], _ matrices: Matrices, _ stops: [LocatedStop]) -> OrderingProblem {
        func matrix(_ rows: [[Int64?]]) -> CostMatrix {
            CostMatrix(rows: visited.map { from in visited.map { rows[from][$0] } })
        }
        let costs = matrix(matrices.costs)
        let own = visited.map { stops[$0].stop }
        let schedule =
            own.contains { $0.window != nil }
            ? VisitSchedule(
                times: matrices.times.isEmpty ? costs : matrix(matrices.times),
                visits: own.map(VisitSchedule.Visit.init),
                countsWaiting: parameters.impedance == .time) : nil
        return OrderingProblem(
            costs: costs, keepsFirst: keepsFirst, keepsLast: keepsLast && visited.last == stops.count - 1,
            returnsToStart: parameters.returnsToStart, schedule: schedule)
    }
}

extension VisitSchedule.Visit {
    fileprivate init(_ stop: RouteStop) {
        self.init(service: stop.service, opens: stop.window?.opens, closes: stop.window?.closes)
    }
}

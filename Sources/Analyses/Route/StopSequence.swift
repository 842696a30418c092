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

    /// - Parameter stops: located, two or more.
    /// - Throws: `AnalysisFailure` where no order holds the stops that have to be visited; `Cancelled`.
    func best(of stops: [LocatedStop], _ workspace: inout PathSearch) throws -> Outcome {
        let costs = try costs(between: stops, &workspace)
        let reachability = reachability(costs, of: stops.count)
        var visited = reachability.visitable
        context.progress.progress("ordering stops", done: 0, total: nil)
        while true {
            if let best = try order(of: visited, costs.kept(visited), stops) {
                if !best.isProvenOptimal { noteUnproven(visited.count) }
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

    /// Where nothing leads to a last stop that is kept, that of the others, of which any may be the last.
    private func reachability(_ costs: WayCosts, of count: Int) -> Reachability {
        let all = reachability(costs, keepsLast: keepsLast) { stop in
            if parameters.returnsToStart { return !keepsFirst || stop == 0 }
            return !keepsLast || stop == count - 1
        }
        guard keepsLast, all.visitable.count < 2 else { return all }
        return reachability(costs.kept(Array(0..<count - 1)), keepsLast: false) { _ in true }
    }

    private func reachability(
        _ costs: WayCosts, keepsLast: Bool, mayEnd: (Int) -> Bool
    ) -> Reachability {
        Reachability(
            rows: costs.betweenStops(mayBegin: { !keepsFirst || $0 == 0 }, mayEnd: mayEnd), keepsFirst: keepsFirst,
            keepsLast: keepsLast, returnsToStart: parameters.returnsToStart)
    }

    private func noteUnproven(_ count: Int) {
        context.note(
            "order_not_proven",
            "the order of \(count) stops is the best found; it is proven optimal up to \(StopOrder.provenLimit)")
    }
}

extension StopSequence {
    /// What it costs to go from each way of visiting a stop to each other.
    private func costs(between stops: [LocatedStop], _ workspace: inout PathSearch) throws -> WayCosts {
        var ways: [WayCosts.Way] = []
        for (number, stop) in stops.enumerated() {
            let isEnd = keepsFirst && number == 0 || keepsLast && number == stops.count - 1
            ways += self.ways(of: stop, number, passing: !isEnd)
        }
        let locations = ways.map(\.location)
        let needsTimes = !metrics.searchesTime && stops.contains { $0.stop.window != nil }
        var costs = WayCosts(ways: ways)
        for (number, location) in locations.enumerated() {
            context.progress.progress("measuring ways between stops", done: number, total: locations.count)
            costs.costs.append(
                try workspace.costs(
                    from: location, to: locations, on: metrics.search, lastResort: true, context: context))
            guard needsTimes else { continue }
            costs.times.append(locations.indices.map { workspace.path(toTarget: $0).flatMap(metrics.time.cost) })
        }
        costs.weighPassages(
            on: metrics.search, measuresTime: metrics.searchesTime, longestWait: longestWait(of: stops))
        return costs
    }

    /// Who waits for the last stop to open has waited no longer than since the beginning.
    private func longestWait(of stops: [LocatedStop]) -> Int64 {
        stops.reduce(0) { max($0, $1.stop.window?.opens ?? 0) }
    }

    /// A route begins and ends at a stop in any way; who goes on may have to do so as he came.
    private func ways(of stop: LocatedStop, _ number: Int, passing: Bool) -> [WayCosts.Way] {
        guard let location = stop.location else { return [] }
        let visits = passing ? stop.visits(on: metrics.search) : [location]
        if visits == [location] {
            return [WayCosts.Way(stop: number, location: location, goesOn: true, isEnd: true)]
        }
        return [WayCosts.Way(stop: number, location: location, goesOn: false, isEnd: true)]
            + visits.map { WayCosts.Way(stop: number, location: $0, goesOn: true, isEnd: false) }
    }

    /// The best order of some of the stops. Where there is one without last resorts, none is taken for being less late.
    private func order(of visited: [Int], _ costs: WayCosts, _ stops: [LocatedStop]) throws -> StopOrder? {
        let own = visited.map { stops[$0].stop }
        let visits = own.contains { $0.window != nil } ? own.map(VisitSchedule.Visit.init) : nil
        guard visits != nil, costs.haveLastResorts else { return try order(of: visited, costs, stops, visits) }
        guard let plain = try order(of: visited, costs, stops, nil) else { return nil }
        return try order(
            of: visited, costs.isLastResort(plain.cost) ? costs : costs.withoutLastResorts, stops, visits)
    }

    /// - Parameter visits: nil where it is all the same when stops are visited.
    private func order(
        of visited: [Int], _ costs: WayCosts, _ stops: [LocatedStop], _ visits: [VisitSchedule.Visit]?
    ) throws -> StopOrder? {
        let keepsLast = keepsLast && visited.last == stops.count - 1
        let countsWaiting = parameters.impedance == .time
        guard costs.ways.count > visited.count else {
            let matrix = CostMatrix(rows: costs.costs)
            let times = costs.times.isEmpty ? matrix : CostMatrix(rows: costs.times)
            let problem = OrderingProblem(
                costs: matrix, keepsFirst: keepsFirst, keepsLast: keepsLast,
                returnsToStart: parameters.returnsToStart,
                schedule: visits.map { VisitSchedule(times: times, visits: $0, countsWaiting: countsWaiting) })
            return try StopOrder.best(problem, context: context)
        }
        let times = visits.map { _ in costs.times.isEmpty ? costs.costs : costs.times }
        let problem = WaysProblem(
            ways: costs.visitWays, costs: costs.costs, times: times, visits: visits, countsWaiting: countsWaiting,
            keepsFirst: keepsFirst, keepsLast: keepsLast, returnsToStart: parameters.returnsToStart)
        return try StopOrder.best(problem, context: context)
    }
}

extension VisitSchedule.Visit {
    fileprivate init(_ stop: RouteStop) {
        self.init(service: stop.service, opens: stop.window?.opens, closes: stop.window?.closes)
    }
}

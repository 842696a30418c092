import Results
import StopOrdering
import StreetNetwork
import Vocabulary

/// The cheapest way through stops, in the order given or in the best one.
///
/// A pure function of its parameters and metrics: reads and writes no file, holds one route at a time.
public struct RouteAnalysis {
    private let parameters: RouteParameters
    private let metrics: RouteMetrics
    private let context: RunContext

    public init(parameters: RouteParameters, metrics: RouteMetrics, context: RunContext) {
        self.parameters = parameters
        self.metrics = metrics
        self.context = context
    }

    /// Finds every route and hands its rows to `sink`. Routes that cannot be found are named in messages, and their stops
    /// in the table of stops. Without any route to find there are no rows, and a message.
    ///
    /// - Throws: `AnalysisFailure` when a stop cannot be used and may not be skipped, or when no route at all is found;
    ///   `Cancelled`; whatever `sink` throws.
    public func run(workspace: inout PathSearch, into sink: some ResultSink) throws {
        try parameters.locate.checkTags(of: metrics.network, context)
        context.noteCoarseCosts(of: metrics.costs)
        if parameters.routes.isEmpty { return context.note("empty_result", "there are no stops, and so no route") }
        var found = 0
        var failures = parameters.locate.skipsInvalid ? [] : unplaced
        for (number, request) in parameters.routes.enumerated() {
            context.progress.progress("finding routes", done: number, total: parameters.routes.count)
            let located = try StopLocator(metric: metrics.search, parameters: parameters, context: context)
                .locate(request.stops)
            do {
                let route = try plan(request, located, &workspace)
                noteEdgeOfData(on: route)
                try RouteReport(route: route, parameters: parameters, metrics: metrics, context: context)
                    .write(into: sink)
                found += 1
            } catch let failure as AnalysisFailure {
                failures += failure.reasons
                guard parameters.locate.skipsInvalid else { continue }
                for reason in failure.reasons { context.warn("no_route", reason) }
                try writeUnvisited(located, of: request.name, into: sink)
            }
        }
        if found == 0 || !failures.isEmpty && !parameters.locate.skipsInvalid { throw AnalysisFailure(failures) }
        let table = RouteTables.stops(with: parameters.reportedCosts)
        for stop in parameters.unvisited {
            try sink.append(unvisitedRow(stop, of: stop.route, at: nil), to: table)
        }
    }

    /// Why stops that have no place may keep the job from succeeding.
    private var unplaced: [String] {
        parameters.unvisited.filter { $0.status == .notLocated }.map { $0.status.reason(for: $0.name) }
    }

    private func plan(
        _ request: RouteRequest, _ located: [LocatedStop], _ workspace: inout PathSearch
    ) throws -> PlannedRoute {
        let planner = RoutePlanner(parameters: parameters, metrics: metrics, context: context)
        let route = try planner.plan(request, located, &workspace)
        if !route.unvisited.isEmpty, !parameters.locate.skipsInvalid {
            throw AnalysisFailure(route.unvisited.map(\.whyUnvisited))
        }
        return route
    }

    private func writeUnvisited(_ stops: [LocatedStop], of route: String?, into sink: some ResultSink) throws {
        let table = RouteTables.stops(with: parameters.reportedCosts)
        for stop in stops {
            let status = stop.location == nil ? stop.status : .notReached
            let row = unvisitedRow(UnvisitedStop(stop.stop, status), of: route, at: stop.location)
            try sink.append(row, to: table)
        }
    }

    private func unvisitedRow(_ stop: UnvisitedStop, of route: String?, at location: Location?) -> ResultRow {
        RouteReport.unvisitedRow(
            stop, of: route, at: location, reporting: parameters.reportedCosts.count,
            keeping: parameters.keptColumns.count)
    }

    private func noteEdgeOfData(on route: PlannedRoute) {
        let network = metrics.network
        let stretches = route.visits.lazy.compactMap(\.path).flatMap(\.stretches)
        guard stretches.contains(where: { network.isEdgeOfData(network.head(of: $0.directed)) }) else { return }
        context.note(
            "edge_of_data",
            "the route \(route.name) passes a place where the network's data ends: a better way may lie beyond")
    }
}

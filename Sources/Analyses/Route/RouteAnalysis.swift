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

    /// Finds every route and hands its rows to `sink`. Routes that cannot be found are named in messages.
    ///
    /// - Throws: `AnalysisFailure` when a stop cannot be used and may not be skipped, or when no route at all is found;
    ///   `Cancelled`; whatever `sink` throws.
    public func run(workspace: inout PathSearch, into sink: some ResultSink) throws {
        var found = 0
        var failures: [String] = []
        for (number, request) in parameters.routes.enumerated() {
            context.progress.progress("finding routes", done: number, total: parameters.routes.count)
            do {
                let route = try plan(request, &workspace)
                try RouteReport(route: route, parameters: parameters, metrics: metrics).write(into: sink)
                found += 1
            } catch let failure as AnalysisFailure {
                guard parameters.locate.skipsInvalid else {
                    failures += failure.reasons
                    continue
                }
                failures += failure.reasons
                for reason in failure.reasons { context.warn("no_route", reason) }
            }
        }
        if found == 0 || !failures.isEmpty && !parameters.locate.skipsInvalid { throw AnalysisFailure(failures) }
    }

    private func plan(_ request: RouteRequest, _ workspace: inout PathSearch) throws -> PlannedRoute {
        let located = try StopLocator(metric: metrics.impedance, parameters: parameters, context: context)
            .locate(request.stops)
        try refuseSkipping(located.filter { $0.location == nil }.map { "\($0.stop.name) is not located" })
        var planner = RoutePlanner(parameters: parameters, metric: metrics.impedance, context: context)
        let route = try planner.plan(request, located, &workspace)
        try refuseSkipping(route.unvisited.filter { $0.status == .notReached }.map { "\($0.stop.name) is not reached" })
        return route
    }

    private func refuseSkipping(_ reasons: [String]) throws {
        if !reasons.isEmpty, !parameters.locate.skipsInvalid { throw AnalysisFailure(reasons) }
    }
}

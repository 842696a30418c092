import Geometry
import Results
import StreetNetwork
import Vocabulary

/// Writes one route's rows.
struct RouteReport {
    let route: PlannedRoute
    let parameters: RouteParameters
    let metrics: RouteMetrics
    let context: RunContext

    func write(into sink: some ResultSink) throws {
        let legs = route.visits.map { $0.path.map(metrics.travelled) ?? [] }
        let log = VisitLog(route: route, legs: legs, metrics: metrics)
        warnOfViolations(log)
        let costs = parameters.reportedCosts
        let steps = steps(legs, log)
        try sink.append(routeRow(legs, log, steps), to: RouteTables.routes(with: costs))
        for row in stopRows(log) { try sink.append(row, to: RouteTables.stops(with: costs)) }
        if let directions = parameters.directions {
            try DirectionsReport(route: route, steps: steps, options: directions, departure: parameters.departure)
                .write(into: sink)
        }
        if parameters.reportsTraversedEdges {
            for row in edgeRows(legs, log) { try sink.append(row, to: RouteTables.traversedEdges(with: costs)) }
        }
    }

    /// The steps of the directions, where somebody asks for them or for the places where they begin.
    private func steps(_ legs: [[TravelledStretch]], _ log: VisitLog) -> [DirectionStep] {
        guard parameters.directions != nil || parameters.simplify > 0 else { return [] }
        return RouteSteps(route: route, legs: legs, metric: metrics.time, log: log).all
    }

    private func warnOfViolations(_ log: VisitLog) {
        for (visit, entry) in zip(route.visits, log.entries) where entry.violation > 0 {
            context.warn(
                "time_window_violation",
                "\(route.name) reaches \(visit.stop.stop.name) \(LatenessText(milliseconds: entry.violation)) late")
        }
    }

    func clock(_ milliseconds: Int64) -> Value {
        .optional(parameters.departure?.time(after: milliseconds))
    }
}

extension RouteReport {
    private func routeRow(
        _ legs: [[TravelledStretch]], _ log: VisitLog, _ steps: [DirectionStep]
    ) -> ResultRow {
        let stopCount = route.visits.count - (route.returnsToStart ? 1 : 0)
        let end = log.end
        return ResultRow(
            [
                .text(route.name), .integer(Int64(stopCount)), .duration(milliseconds: end.time),
                .length(millimetres: end.length), .duration(milliseconds: end.totalWait),
                .duration(milliseconds: end.totalViolation), clock(0), clock(end.departs),
                .optional(route.visits.first?.stop.stop.name), .optional(route.visits.last?.stop.stop.name),
            ] + end.costs.map(Value.millionths),
            geometry: RouteShape(
                route: route, legs: legs, network: metrics.network, corners: Set(steps.compactMap(\.line.first))
            ).geometry(
                parameters.geometry, simplified: parameters.simplify))
    }

    /// A line without extent is no geometry.
    static func lines(_ line: [Coordinate]) -> FeatureGeometry? {
        line.contains { $0 != line.first } ? .lines([line]) : nil
    }
}

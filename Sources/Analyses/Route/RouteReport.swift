import Geometry
import Results
import StreetNetwork
import Vocabulary

/// Writes one route's rows.
struct RouteReport {
    let route: PlannedRoute
    let parameters: RouteParameters
    let metrics: RouteMetrics

    func write(into sink: some ResultSink) throws {
        let legs = route.visits.map { $0.path.map(metrics.travelled) ?? [] }
        let log = VisitLog(route: route, legs: legs, metrics: metrics)
        try sink.append(routeRow(legs, log), to: RouteTables.routes(with: parameters.reportedCosts))
        for row in stopRows(log) { try sink.append(row, to: RouteTables.stops) }
        if parameters.directions != nil {
            try DirectionsReport(route: route, legs: legs, metrics: metrics).write(into: sink)
        }
        if parameters.reportsTraversedEdges {
            for row in edgeRows(legs) { try sink.append(row, to: RouteTables.traversedEdges) }
        }
    }

    private func clock(_ milliseconds: Int64) -> Value {
        .optional(parameters.departure?.time(after: milliseconds))
    }
}

extension RouteReport {
    private func routeRow(_ legs: [[TravelledStretch]], _ log: VisitLog) -> ResultRow {
        let last = log.entries.last
        let stopCount = route.visits.count - (route.returnsToStart ? 1 : 0)
        return ResultRow(
            [
                .text(route.name), .integer(Int64(stopCount)), .duration(milliseconds: last?.departs ?? 0),
                .length(millimetres: last?.length ?? 0), .duration(milliseconds: 0), .duration(milliseconds: 0),
                clock(0), clock(last?.departs ?? 0),
            ] + metrics.costs.map(total), geometry: geometry(legs))
    }

    /// What the route costs by a metric of a cost that users defined.
    private func total(by metric: Metric) -> Value {
        let steps = route.visits.reduce(0) { $0 + ($1.path.flatMap(metric.cost) ?? 0) }
        let (millionths, isBeyond) = steps.multipliedReportingOverflow(by: metric.step)
        return .millionths(isBeyond ? .max : millionths)
    }

    private func geometry(_ legs: [[TravelledStretch]]) -> FeatureGeometry? {
        switch parameters.geometry {
        case .none: return nil
        case .straight: return Self.lines(route.visits.map(\.location.coordinate))
        case .trueShape:
            var line: [Coordinate] = []
            for stretch in legs.joined() { line += line.isEmpty ? stretch.line[...] : stretch.line.dropFirst() }
            return Self.lines(line)
        }
    }

    /// A line without extent is no geometry.
    static func lines(_ line: [Coordinate]) -> FeatureGeometry? { line.count > 1 ? .lines([line]) : nil }
}

extension RouteReport {
    private func stopRows(_ log: VisitLog) -> [ResultRow] {
        let visited = zip(route.visits, log.entries).enumerated().map { number, entry in
            visitRow(entry.0, entry.1, sequence: number + 1)
        }
        return visited + route.unvisited.map(unvisitedRow)
    }

    private func visitRow(_ visit: PlannedRoute.Visit, _ entry: VisitLog.Entry, sequence: Int) -> ResultRow {
        let stop = visit.stop.stop
        return ResultRow(
            [
                .text(route.name), .integer(Int64(sequence)), .optional(stop.id), .text(stop.name),
                .text(visit.stop.status.rawValue), clock(entry.arrives), clock(entry.departs),
                .duration(milliseconds: entry.departs), .length(millimetres: entry.length),
                .duration(milliseconds: 0), .duration(milliseconds: 0), Self.sideValue(visit.arrivalSide),
            ] + LocationValues.snap(visit.location)
                + LocationValues.kept(stop.attributes, parameters.keptColumns.count),
            geometry: .point(stop.place))
    }

    private func unvisitedRow(_ stop: LocatedStop) -> ResultRow {
        Self.unvisitedRow(
            UnvisitedStop(stop.stop, stop.status), of: route.name, at: stop.location,
            keeping: parameters.keptColumns.count)
    }

    /// The row of a stop that no route visits.
    ///
    /// - Parameter count: how many attributes a row has.
    static func unvisitedRow(
        _ stop: UnvisitedStop, of route: String?, at location: Location?, keeping count: Int
    ) -> ResultRow {
        ResultRow(
            [
                .optional(route), .null, .optional(stop.id), .text(stop.name), .text(stop.status.rawValue),
                .null, .null, .null, .null, .null, .null, .null,
            ] + LocationValues.snap(location) + LocationValues.kept(stop.attributes, count),
            geometry: stop.place.map(FeatureGeometry.point))
    }

    private static func sideValue(_ side: NearestPlace.Side) -> Value {
        switch side {
        case .left: .text("left")
        case .right: .text("right")
        case .on: .null
        }
    }
}

extension RouteReport {
    private func edgeRows(_ legs: [[TravelledStretch]]) -> [ResultRow] {
        var rows: [ResultRow] = []
        var (time, length): (Int64, Int64) = (0, 0)
        for (visit, leg) in zip(route.visits, legs) {
            for travelled in leg {
                time += travelled.turnTime
                let from = time
                time += travelled.time
                length += travelled.stretch.length
                rows.append(edgeRow(travelled, number: rows.count + 1, from: from, to: time, length: length))
            }
            time += visit.stop.stop.service
        }
        return rows
    }

    private func edgeRow(_ travelled: TravelledStretch, number: Int, from: Int64, to: Int64, length: Int64) -> ResultRow
    {
        let parts = metrics.network.parts
        let edge = travelled.stretch.directed.edge
        let street = Int(parts.edgeStreet[edge])
        func position(_ offset: Int64) -> Value {
            LocationValues.position(on: edge, at: offset, in: metrics.network)
        }
        return ResultRow([
            .text(route.name), .integer(Int64(number)), .integer(parts.streetID[street]), .optional(travelled.street),
            position(travelled.stretch.from), position(travelled.stretch.to),
            .length(millimetres: travelled.stretch.length), .duration(milliseconds: from), .duration(milliseconds: to),
            .length(millimetres: length),
        ])
    }
}

import Geometry
import Results
import StreetNetwork
import Vocabulary

extension RouteReport {
    func stopRows(_ log: VisitLog) -> [ResultRow] {
        let nextPaths = route.visits.dropFirst().map(\.path) + [nil]
        let visited = zip(zip(route.visits, nextPaths), log.entries).enumerated().map { number, entry in
            visitRow(entry.0.0, entry.1, sequence: number + 1, goingOnBy: entry.0.1)
        }
        return visited + route.unvisited.map(unvisitedRow)
    }

    private func visitRow(
        _ visit: PlannedRoute.Visit, _ entry: VisitLog.Entry, sequence: Int, goingOnBy next: Path?
    ) -> ResultRow {
        let stop = visit.stop.stop
        return ResultRow(
            [
                .text(route.name), .integer(Int64(sequence)), .optional(stop.id), .text(stop.name),
                .text(status(of: visit, entry).rawValue), clock(entry.arrives), clock(entry.departs),
                .duration(milliseconds: entry.time), .length(millimetres: entry.length),
                .duration(milliseconds: entry.wait), .duration(milliseconds: entry.violation),
                .duration(milliseconds: entry.totalWait), .duration(milliseconds: entry.totalViolation),
                .text(stop.type.rawValue), Self.sideValue(visit.arrivalSide),
                Self.sideValue(visit.departureSide(by: next)),
            ] + LocationValues.snap(visit.location) + entry.costs.map(Value.millionths)
                + LocationValues.kept(stop.attributes, parameters.keptColumns.count),
            geometry: .point(stop.place))
    }

    /// Being late is told before being moved, as Network Analyst does.
    private func status(of visit: PlannedRoute.Visit, _ entry: VisitLog.Entry) -> LocationStatus {
        entry.violation > 0 ? .timeWindowViolation : visit.stop.status
    }

    private func unvisitedRow(_ stop: LocatedStop) -> ResultRow {
        Self.unvisitedRow(
            UnvisitedStop(stop.stop, stop.status), of: route.name, at: stop.location,
            reporting: parameters.reportedCosts.count,
            keeping: parameters.keptColumns.count)
    }

    /// The row of a stop that no route visits.
    ///
    /// - Parameters:
    ///   - costs: how many costs of the user's a row has.
    ///   - count: how many attributes.
    static func unvisitedRow(
        _ stop: UnvisitedStop, of route: String?, at location: Location?, reporting costs: Int, keeping count: Int
    ) -> ResultRow {
        ResultRow(
            [
                .optional(route), .null, .optional(stop.id), .text(stop.name), .text(stop.status.rawValue),
                .null, .null, .null, .null, .null, .null, .null, .null, .text(stop.type.rawValue), .null, .null,
            ] + LocationValues.snap(location) + [Value](repeating: .null, count: costs)
                + LocationValues.kept(stop.attributes, count),
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

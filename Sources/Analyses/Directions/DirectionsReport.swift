import Geometry
import Results
import StreetNetwork

/// Writes the directions of one route: every step as a row, a point and a line.
struct DirectionsReport {
    let route: PlannedRoute
    let legs: [[TravelledStretch]]
    let metrics: RouteMetrics

    func write(into sink: some ResultSink) throws {
        let language = EnglishDirections()
        var (time, length): (Int64, Int64) = (0, 0)
        for (number, step) in steps().enumerated() {
            let values: [Value] = [
                .text(route.name), .integer(Int64(number + 1)), .text(language.text(of: step)), .optional(step.street),
                .length(millimetres: step.length), .duration(milliseconds: step.time), .length(millimetres: length),
                .duration(milliseconds: time), .text(step.maneuver.code), .optional(step.stop),
            ]
            try sink.append(ResultRow(values), to: RouteTables.directions)
            let point = step.line.first.map { FeatureGeometry.point($0) }
            try sink.append(ResultRow(values, geometry: point), to: RouteTables.directionsPoints)
            if let line = RouteReport.lines(step.line) {
                try sink.append(ResultRow(values, geometry: line), to: RouteTables.directionsLines)
            }
            time += step.time
            length += step.length
        }
    }

    private func steps() -> [DirectionStep] {
        let guide = DirectionsGuide(metric: metrics.time)
        var steps: [DirectionStep] = []
        for (number, (visit, leg)) in zip(route.visits, legs).enumerated() {
            if number > 0 {
                steps += guide.steps(of: leg, from: route.visits[number - 1].stop.stop.name)
                steps.append(arrival(visit, isBack: route.returnsToStart && number == route.visits.count - 1))
            } else if visit.stop.stop.service > 0 || route.visits.count == 1 {
                steps.append(arrival(visit, isBack: false))
            }
        }
        return steps
    }

    private func arrival(_ visit: PlannedRoute.Visit, isBack: Bool) -> DirectionStep {
        DirectionStep(
            maneuver: .arrive, street: nil, heading: nil, stop: visit.stop.stop.name, side: visit.arrivalSide,
            time: isBack ? 0 : visit.stop.stop.service, line: [visit.location.coordinate])
    }
}

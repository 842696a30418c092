import Geometry
import Results
import StreetNetwork

/// Writes the directions of one route: every step as a row, a point and a line.
struct DirectionsReport {
    let route: PlannedRoute
    let legs: [[TravelledStretch]]
    let metrics: RouteMetrics
    let options: DirectionsOptions
    /// Nil: no clock times.
    var departure: RouteClock?
    /// Whether a visit is said; one that is not is passed by as if nobody had asked for it.
    var isAnnounced: (PlannedRoute.Visit) -> Bool = { _ in true }

    func write(into sink: some ResultSink) throws {
        let text = StepText(options: options)
        var (time, length): (Int64, Int64) = (0, 0)
        for (number, step) in steps().enumerated() {
            let values: [Value] = [
                .text(route.name), .integer(Int64(number + 1)), .text(text.text(of: step)),
                .optional(step.label?.name ?? step.label?.references.joined(separator: ";")),
                .length(millimetres: step.length), .duration(milliseconds: step.time), .length(millimetres: length),
                .duration(milliseconds: time), .text(step.maneuver.rawValue), .optional(step.stop),
                .optional(step.toward.isEmpty ? nil : step.toward.joined(separator: ";")),
                .optional(step.roundaboutExit.map(String.init) ?? step.exit),
                .optional(departure?.time(after: time)), .optional(text.note(on: step)),
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
        /// The stretches since the last visit that was said, and its stop's name.
        var way: [TravelledStretch] = []
        var origin = ""
        for (number, (visit, leg)) in zip(route.visits, legs).enumerated() {
            way += leg
            let isLast = number == route.visits.count - 1
            guard number == 0 || isLast || isAnnounced(visit) else { continue }
            if number > 0 {
                steps += guide.steps(of: way, from: origin)
                steps.append(arrival(visit, isBack: route.returnsToStart && isLast))
            } else if visit.stop.stop.service > 0 || isLast {
                steps.append(arrival(visit, isBack: false))
            }
            (way, origin) = ([], visit.stop.stop.name)
        }
        return steps
    }

    private func arrival(_ visit: PlannedRoute.Visit, isBack: Bool) -> DirectionStep {
        let maneuver: Maneuver =
            switch visit.arrivalSide {
            case .left: .arriveLeft
            case .right: .arriveRight
            case .on: .arrive
            }
        var step = DirectionStep(maneuver, at: [visit.location.coordinate])
        step.stop = visit.stop.stop.name
        step.time = isBack ? 0 : visit.stop.stop.service
        return step
    }
}

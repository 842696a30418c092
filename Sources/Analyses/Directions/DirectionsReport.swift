import Geometry
import Results
import StreetNetwork

/// Writes the directions of one route: every step as a row, a point and a line.
struct DirectionsReport {
    let route: PlannedRoute
    let steps: [DirectionStep]
    let options: DirectionsOptions
    /// Nil: no clock times.
    var departure: RouteClock?

    func write(into sink: some ResultSink) throws {
        let text = StepText(options)
        var (time, wait, length): (Int64, Int64, Int64) = (0, 0, 0)
        for (number, step) in steps.enumerated() {
            let values: [Value] = [
                .text(route.name), .integer(Int64(number + 1)), .text(text.text(of: step)),
                .optional(step.label?.name ?? step.label?.references.joined(separator: ";")),
                .length(millimetres: step.length), .duration(milliseconds: step.time), .length(millimetres: length),
                .duration(milliseconds: time), .text(step.maneuver.rawValue), .optional(step.stop),
                .optional(step.toward.isEmpty ? nil : step.toward.joined(separator: ";")),
                .optional(step.roundaboutExit.map(String.init) ?? step.exit),
                .optional(departure?.time(after: time + wait)), .optional(text.note(on: step)),
            ]
            try sink.append(ResultRow(values), to: RouteTables.directions)
            let point = step.line.first.map { FeatureGeometry.point($0) }
            try sink.append(ResultRow(values, geometry: point), to: RouteTables.directionsPoints)
            if let line = RouteReport.lines(step.line) {
                try sink.append(ResultRow(values, geometry: line), to: RouteTables.directionsLines)
            }
            time += step.time
            wait += step.wait
            length += step.length
        }
    }
}

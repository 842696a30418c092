import Results
import StreetNetwork
import Vocabulary

extension RouteReport {
    /// A row for each piece of street, in the order of travel.
    func edgeRows(_ legs: [[TravelledStretch]], _ log: VisitLog) -> [ResultRow] {
        var rows: [ResultRow] = []
        for (number, leg) in legs.enumerated() where number > 0 {
            var reached = log.entries[number - 1]
            let steps = metrics.costs.map { metric in
                route.visits[number].path.flatMap(metric.stepCosts)?.map { $0.turn + $0.stretch } ?? []
            }
            for (place, travelled) in leg.enumerated() {
                let from = reached.time + travelled.turnTime
                reached.time = from + travelled.time
                reached.length += travelled.stretch.length
                for (cost, metric) in metrics.costs.enumerated() {
                    reached.costs[cost].addSaturating(metric.amount(of: steps[cost][place]))
                }
                rows.append(edgeRow(travelled, number: rows.count + 1, from: from, to: reached))
            }
        }
        return rows
    }

    private func edgeRow(
        _ travelled: TravelledStretch, number: Int, from: Int64, to reached: VisitLog.Entry
    ) -> ResultRow {
        let parts = metrics.network.parts
        let edge = travelled.stretch.directed.edge
        let street = Int(parts.edgeStreet[edge])
        func position(_ offset: Int64) -> Value {
            LocationValues.positionValue(on: edge, at: offset, in: metrics.network)
        }
        return ResultRow(
            [
                .text(route.name), .integer(Int64(number)), .integer(parts.streetID[street]),
                .optional(metrics.network.streetName(of: edge)), position(travelled.stretch.from),
                position(travelled.stretch.to),
                .length(millimetres: travelled.stretch.length), .duration(milliseconds: from),
                .duration(milliseconds: reached.time), .length(millimetres: reached.length),
            ] + reached.costs.map(Value.millionths))
    }
}

import Geometry
import Results
import StreetNetwork

/// Writes the parts of streets that are reached.
struct ServiceAreaLines {
    let parameters: ServiceAreaParameters
    let lines: ServiceAreaParameters.Lines
    let metrics: ServiceAreaMetrics

    /// Parts so short that coordinates do not tell their ends apart, up to some 15 mm, are no lines: ways that cost the same
    /// to the millisecond leave them where they meet, and so does a facility that all but stands on a junction.
    ///
    /// - Parameter streets: of one facility, ascending by edge and position.
    func write(_ streets: [ReachedStreet], of facility: LocatedFacility, into sink: some ResultSink) throws {
        let table = ServiceAreaTables.lines(parameters)
        let breaks = lines.splitsAtBreaks ? facility.breaks : Array(facility.breaks.suffix(1))
        let limits = breaks.map(metrics.steps(within:))
        var rows = LineRows(of: facility, breaks: breaks, parameters, lines, metrics)
        for street in streets {
            try metrics.cut(street, at: limits) { part, index in
                rows.append(part, breakIndex: index)
                if rows.batch.isFull {
                    try sink.append(rows.batch, to: table)
                    rows.removeAll()
                }
            }
        }
        if rows.batch.count > 0 { try sink.append(rows.batch, to: table) }
    }
}

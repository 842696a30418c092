import Analyses
import Geometry
import JobSpec
import Results
import StreetNetwork
import Vocabulary

/// What all stops of one layer share.
struct CommonStop {
    let spec: StopVisitSpec
    let costs: [Int64]
    let window: ClockWindow?
    let sequenceMark: Mark
    let sourceMark: Mark
    let isGeographic: Bool

    init(_ spec: StopVisitSpec, _ visits: StopVisits, sequenceMark: Mark?, _ rows: SelectedRows) {
        self.spec = spec
        costs = visits.costs(spec.costs)
        window = visits.window(spec.timeWindow)
        sourceMark = rows.layer.request.source.mark
        self.sequenceMark = sequenceMark ?? sourceMark
        isGeographic = rows.isGeographic
    }

    /// The stop of a row; what the row does not say is as the layer has it.
    func item(_ row: StopRow, name: String, at place: Coordinate, attributes: [Value]) -> StopGrouping.Item {
        let type = row.type ?? spec.type
        // A waypoint is passed without stopping, whatever the others have.
        let service = type == .waypoint ? 0 : row.service ?? spec.service.milliseconds
        let stop = RouteStop(
            id: row.id, name: name, place: place, type: type, service: service,
            costs: costs(row), window: (row.window ?? window)?.window,
            curbApproach: row.curbApproach ?? spec.curbApproach?.value ?? .either,
            bearing: row.bearing ?? spec.bearing.map(Bearing.init), attributes: attributes)
        return StopGrouping.Item(
            route: row.route ?? spec.route?.value, sequence: row.sequence.map { Marked($0, at: sequenceMark) },
            stop: stop)
    }

    private func costs(_ row: StopRow) -> [Int64] {
        guard let last = row.costs.keys.max() else { return costs }
        var own = costs + [Int64](repeating: 0, count: max(0, last + 1 - costs.count))
        for (place, amount) in row.costs { own[place] = amount }
        return own
    }
}

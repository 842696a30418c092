import Results
import StreetNetwork

extension LocatedFacility {
    /// The values of `facility_id`, `facility` and `id`.
    var identity: [Value] {
        [.integer(Int64(place + 1)), .text(facility.name), .optional(facility.id)]
    }
}

/// Writes the table of facilities.
struct FacilityRows {
    let parameters: ServiceAreaParameters

    func write(_ facilities: [LocatedFacility], into sink: some ResultSink) throws {
        let table = ServiceAreaTables.facilities(parameters)
        for facility in facilities { try sink.append(row(of: facility), to: table) }
        for facility in parameters.unlocated { try sink.append(row(of: facility), to: table) }
    }

    private func row(of located: LocatedFacility) -> ResultRow {
        let facility = located.facility
        let text = CostText(impedance: parameters.impedance)
        var values: [Value] = [
            .integer(Int64(located.place + 1)), .optional(facility.id), .text(facility.name),
            .text(located.status.rawValue), .text(located.breaks.map(text.shortest).joined(separator: " ")),
            text.value(facility.cost),
        ]
        if let departure = parameters.departure { values.append(.text(departure.time(after: 0))) }
        values += LocationValues.snap(located.location)
        values += LocationValues.kept(facility.attributes, parameters.keptColumns.count)
        return ResultRow(values, geometry: .point(facility.place))
    }

    private func row(of facility: ServiceAreaParameters.Unlocated) -> ResultRow {
        var values: [Value] = [
            .null, .optional(facility.id), .text(facility.name), .text(facility.status.rawValue), .null, .null,
        ]
        if parameters.departure != nil { values.append(.null) }
        values += LocationValues.snap(nil)
        values += LocationValues.kept(facility.attributes, parameters.keptColumns.count)
        return ResultRow(values, geometry: facility.place.map(FeatureGeometry.point))
    }
}

import FeatureSources
import JobSpec
import StreetNetwork
import Vocabulary

/// One row of a layer as a stop has it.
struct StopRow {
    let id: String?
    let name: String?
    let route: String?
    let sequence: Int64?
    /// Milliseconds.
    let service: Int64?
    let curbApproach: CurbApproach?
    let bearing: Bearing?
    let kept: [FieldValue]

    /// - Parameter values: of the fields of `StopColumns.all`.
    /// - Throws: `RowFault`.
    init(_ values: [FieldValue], _ columns: StopColumns) throws(RowFault) {
        let (own, kept) = columns.parted(values)
        id = own[.id]?.text
        name = own[.name]?.text
        route = TravelValue.text(own[.route])
        sequence = try StopRow.sequence(own[.sequence], columns[.sequence])
        service = try StopRow.service(own[.service], columns[.service])
        curbApproach = try TravelValue.approach(own[.curbApproach], columns[.curbApproach])
        bearing = try TravelValue.bearing(
            own[.bearing], columns[.bearing], own[.bearingTolerance], columns[.bearingTolerance])
        self.kept = kept
    }

    private static func sequence(_ value: FieldValue?, _ field: LayerField?) throws(RowFault) -> Int64? {
        guard let field, let value, !value.isNull else { return nil }
        if let number = value.number, let whole = Int64(exactly: number), whole >= 1 { return whole }
        throw RowFault(field: field.name, reason: "expected a whole number from 1, not '\(value.text ?? "")'")
    }

    /// A bare number is minutes; a text may have a unit.
    private static func service(_ value: FieldValue?, _ field: LayerField?) throws(RowFault) -> Int64? {
        guard let field, let value, let text = TravelValue.text(value) else { return nil }
        if let minutes = value.number {
            if minutes >= 0, minutes < 1e9 { return Int64((minutes * 60_000).rounded()) }
            throw RowFault(field: field.name, reason: "expected a time of zero or more, not '\(text)'")
        }
        do {
            return try TimeSpan(text: text).milliseconds
        } catch {
            throw RowFault(field: field.name, reason: "\(error)")
        }
    }
}

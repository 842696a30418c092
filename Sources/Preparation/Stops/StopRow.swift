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

    /// What is wrong with a row's fields: the field and the sentence.
    struct Fault: Error {
        let field: String
        let reason: String
    }

    /// - Parameter values: of the fields of `StopColumns.all`.
    /// - Throws: `Fault`.
    init(_ values: [FieldValue], _ columns: StopColumns) throws(Fault) {
        var rest = values[...]
        func value(_ field: LayerField?) -> FieldValue { field.flatMap { _ in rest.popFirst() } ?? .null }
        id = value(columns.id).text
        name = value(columns.name).text
        route = value(columns.route).text.flatMap { $0.isEmpty ? nil : $0 }
        sequence = try StopRow.sequence(value(columns.sequence), columns.sequence)
        service = try StopRow.service(value(columns.service), columns.service)
        curbApproach = try StopRow.approach(value(columns.curbApproach), columns.curbApproach)
        let degrees = try StopRow.degrees(value(columns.bearing), columns.bearing)
        let tolerance = try StopRow.tolerance(value(columns.bearingTolerance), columns.bearingTolerance)
        bearing = degrees.map { Bearing(degrees: $0, tolerance: tolerance ?? BearingSpec.defaultTolerance) }
        kept = Array(rest.prefix(columns.kept.count))
    }

    private static func approach(_ value: FieldValue, _ field: LayerField?) throws(Fault) -> CurbApproach? {
        guard let field, let text = value.text, !text.isEmpty else { return nil }
        if let approach = CurbApproach(fieldText: text) { return approach }
        throw Fault(
            field: field.name, reason: "expected either, right, left or no_u_turn, or 0 to 3, not '\(text)'")
    }

    private static func degrees(_ value: FieldValue, _ field: LayerField?) throws(Fault) -> Double? {
        guard let field, let text = value.text, !text.isEmpty else { return nil }
        if let number = value.number, number >= 0, number < 360 { return number }
        throw Fault(field: field.name, reason: "expected degrees from 0 to less than 360, not '\(text)'")
    }

    private static func tolerance(_ value: FieldValue, _ field: LayerField?) throws(Fault) -> Double? {
        guard let field, let text = value.text, !text.isEmpty else { return nil }
        if let number = value.number, number > 0, number < 180 { return number }
        throw Fault(field: field.name, reason: "expected degrees of more than 0 and less than 180, not '\(text)'")
    }

    private static func sequence(_ value: FieldValue, _ field: LayerField?) throws(Fault) -> Int64? {
        guard let field, !value.isNull else { return nil }
        if let number = value.number, let whole = Int64(exactly: number), whole >= 1 { return whole }
        throw Fault(field: field.name, reason: "expected a whole number from 1, not '\(value.text ?? "")'")
    }

    /// A bare number is minutes; a text may have a unit.
    private static func service(_ value: FieldValue, _ field: LayerField?) throws(Fault) -> Int64? {
        guard let field, let text = value.text, !text.isEmpty else { return nil }
        if let minutes = value.number {
            if minutes >= 0, minutes < 1e9 { return Int64((minutes * 60_000).rounded()) }
            throw Fault(field: field.name, reason: "expected a time of zero or more, not '\(text)'")
        }
        do {
            return try TimeSpan(text: text).milliseconds
        } catch {
            throw Fault(field: field.name, reason: "\(error)")
        }
    }
}

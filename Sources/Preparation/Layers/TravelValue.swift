import FeatureSources
import JobSpec
import StreetNetwork
import Vocabulary

/// Reads what fields of layers say of how vehicles come to places. An empty value says nothing.
enum TravelValue {
    /// The words of job files, or Network Analyst's numbers.
    ///
    /// - Throws: `RowFault`.
    static func approach(_ value: FieldValue?, _ field: LayerField?) throws(RowFault) -> CurbApproach? {
        guard let field, let text = text(value) else { return nil }
        if let approach = CurbApproach(fieldText: text) { return approach }
        throw RowFault(
            field: field.name, reason: "expected either, right, left or no_u_turn, or 0 to 3, not '\(text)'")
    }

    /// A bearing with the tolerance of its row, or the usual one.
    static func bearing(
        _ degrees: FieldValue?, _ degreesField: LayerField?, _ tolerance: FieldValue?, _ toleranceField: LayerField?,
        _ check: inout RowCheck
    ) -> Bearing? {
        let degrees = check.value(
            try number(degrees, degreesField, expected: "degrees from 0 to less than 360") { $0 >= 0 && $0 < 360 })
        let tolerance = check.value(
            try number(tolerance, toleranceField, expected: "degrees of more than 0 and less than 180") {
                $0 > 0 && $0 < 180
            })
        return degrees.map { Bearing(degrees: $0, tolerance: tolerance ?? BearingSpec.defaultTolerance) }
    }

    /// A text that is not empty.
    static func text(_ value: FieldValue?) -> String? { value?.text.flatMap { $0.isEmpty ? nil : $0 } }

    private static func number(
        _ value: FieldValue?, _ field: LayerField?, expected: String, _ isGood: (Double) -> Bool
    ) throws(RowFault) -> Double? {
        guard let field, let value, let text = text(value) else { return nil }
        if let number = value.number, isGood(number) { return number }
        throw RowFault(field: field.name, reason: "expected \(expected), not '\(text)'")
    }
}

import FeatureSources
import JobSpec

/// One row of a layer as a polygon barrier has it.
struct BarrierRow {
    let id: String?
    let name: String?
    /// What cannot be done of what the row asks for; nil where all can.
    let fault: String?
    let kept: [FieldValue]

    /// - Parameter values: of the fields of `BarrierColumns.all`.
    init(_ values: [FieldValue], _ columns: BarrierColumns) {
        var rest = values[...]
        func value(_ field: LayerField?) -> FieldValue { field.flatMap { _ in rest.popFirst() } ?? .null }
        id = value(columns.id).text
        name = value(columns.name).text
        fault = BarrierRow.fault(value(columns.effect), columns.effect)
        kept = Array(rest.prefix(columns.kept.count))
    }

    /// Network Analyst's numbers and our words for a restriction.
    private static func fault(_ value: FieldValue, _ field: LayerField?) -> String? {
        guard let field, let text = value.text, !text.isEmpty else { return nil }
        if text == "0" || text.lowercased() == PolygonBarrierSpec.Effect.restriction.rawValue { return nil }
        return "\(field.name) is '\(text)', and barriers of this version are restrictions: 0 or 'restriction'"
    }
}

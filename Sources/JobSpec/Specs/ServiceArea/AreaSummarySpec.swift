/// A layer whose features are counted within the areas.
public struct AreaSummarySpec: Sendable {
    /// What a row of sums is for.
    public enum Grouping: String, Sendable, CaseIterable {
        /// A break of all facilities together.
        case perBreak = "break"
        /// A break of one facility.
        case perFacilityAndBreak = "facility_and_break"
    }

    public let selection: SelectionSpec
    /// The fields that are added up.
    public let sum: [Marked<String>]
    public let grouping: Grouping
    /// Nil where the layer has a geometry.
    public let fields: AreaSummaryFieldsSpec?

    static let shape = Shape<AreaSummarySpec>.record(
        "a layer to be counted", "A layer whose features are counted within the areas."
    ) { fields in
        let selection = SelectionFields(fields)
        let sum = fields.required("sum", sumShape, "The fields that are added up.")
        let grouping = fields.optional(
            "by", .choice(), default: Grouping.perBreak,
            "What a row of sums is for: a break of all facilities together, or of each of them.")
        let names = fields.optional(
            "fields", AreaSummaryFieldsSpec.shape, "The fields that hold places, where there is no geometry.")
        return { record in
            AreaSummarySpec(
                selection: selection.selection(record), sum: record[sum], grouping: record[grouping],
                fields: record[names])
        }
    }

    private static let sumShape = Shape<[Marked<String>]>.fieldNames
        .nonEmpty("the list of fields", help: "name at least one field with numbers")
}

/// The fields of a layer that hold places.
public struct AreaSummaryFieldsSpec: Sendable {
    public let x: Marked<String>?
    public let y: Marked<String>?
    public let wkt: Marked<String>?

    static let shape = Shape<AreaSummaryFieldsSpec>.record("a mapping", "The fields that hold places.") { fields in
        let geometry = GeometryFields(fields)
        return { record in
            let place = geometry.names(record)
            return AreaSummaryFieldsSpec(x: place.x, y: place.y, wkt: place.wkt)
        }
    }
}

/// Features of a layer that are polygon barriers.
public struct PolygonBarrierSourceSpec: Sendable {
    public let selection: SelectionSpec
    /// The areas go this far beyond the geometries.
    public let buffer: Marked<Length>?
    /// What all of them do that say nothing else in a field.
    public let effect: PolygonBarrierSpec.Effect
    /// Nil where Network Analyst's names of fields are looked for.
    public let fields: PolygonBarrierFieldsSpec?

    static let keys = SelectionFields.keys + ["buffer", "type", "fields"]

    static let shape = Shape<PolygonBarrierSourceSpec>.record(
        "polygon barriers of a layer", "Features of a layer that are polygon barriers."
    ) { fields in
        let selection = SelectionFields(fields)
        let buffer = fields.optional(
            "buffer", .marked(.length(.moreThanZero)), "How far the areas go beyond the geometries, geodesic.")
        let effect = fields.optional(
            "type", .choice(), default: PolygonBarrierSpec.Effect.restriction,
            "What the barriers do, but those with a type in a field: a restriction closes.")
        let names = fields.optional(
            "fields", PolygonBarrierFieldsSpec.shape,
            "The fields that hold what barriers have; by default fields with Network Analyst's names.")
        SourceItem.refusePlaceKeys(in: fields, fieldKeys: ["id", "name"])
        return { record in
            if let x = record[names]?.x, record[buffer] == nil {
                record.reader.error(
                    "missing_key", at: x.mark, "'x' and 'y' need 'buffer' beside 'fields'",
                    help: "a point becomes an area by a buffer such as '500 m'")
                return nil
            }
            return PolygonBarrierSourceSpec(
                selection: selection.selection(record), buffer: record[buffer], effect: record[effect],
                fields: record[names])
        }
    }
}

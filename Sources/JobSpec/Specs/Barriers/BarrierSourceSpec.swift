/// Features of a layer that are barriers.
public struct BarrierSourceSpec: Sendable {
    public let selection: SelectionSpec
    /// Areas go this far beyond the geometries.
    public let buffer: Marked<Length>?
    /// What all of them do that say nothing else in a field.
    public let effect: BarrierEffectSpec
    /// Nil where Network Analyst's names of fields are looked for.
    public let fields: BarrierFieldsSpec?

    static func keys(_ kind: BarrierKind) -> [String] {
        SelectionFields.keys + (kind == .polygon ? ["buffer"] : []) + kind.effectKeys + ["fields"]
    }

    static func shape(_ kind: BarrierKind) -> Shape<BarrierSourceSpec> {
        .record(kind.names, "Features of a layer that are barriers. \(kind.meaning)") { fields in
            let selection = SelectionFields(fields)
            let buffer = kind == .polygon ? Self.buffer(fields) : nil
            let effect = BarrierEffectFields(fields, of: kind, but: ", but for those with a type in a field")
            let names = fields.optional(
                "fields", BarrierFieldsSpec.shape(kind),
                "The fields that hold what barriers have; by default fields with Network Analyst's names.")
            SourceItem.refusePlaceKeys(in: fields, fieldKeys: ["id", "name"])
            let rules = BarrierSourceRules(kind)
            return { record in
                guard let type = rules.type(record.node, record.reader) else { return nil }
                let buffer = buffer.flatMap { record[$0] }
                if kind == .polygon, let x = record[names]?.x, buffer == nil {
                    record.reader.error(
                        "missing_key", at: x.mark, "'x' and 'y' need 'buffer' beside 'fields'",
                        help: "a point becomes an area by a buffer such as '500 m'")
                    return nil
                }
                return BarrierSourceSpec(
                    selection: selection.selection(record), buffer: buffer,
                    effect: effect.effect(record, as: record.node.given("type") == nil ? type : nil),
                    fields: record[names])
            }
        }
    }

    private static func buffer(_ fields: Fields) -> Field<Marked<Length>?> {
        fields.optional(
            "buffer", .marked(.length(.moreThanZero)), "How far the areas go beyond the geometries, geodesic.")
    }
}

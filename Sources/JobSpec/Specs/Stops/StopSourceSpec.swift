/// Features of a layer that are stops.
public struct StopSourceSpec: Sendable {
    public let selection: SelectionSpec
    /// What counts for those that have nothing else in a field.
    public let visit: StopVisitSpec
    /// Nil where Network Analyst's names of fields are looked for.
    public let fields: StopFieldsSpec?

    static let keys = SelectionFields.keys + StopVisitFields.keys + ["fields"]

    static let shape = Shape<StopSourceSpec>.record("stops of a layer", "Features of a layer that are stops.") {
        fields in
        let selection = SelectionFields(fields)
        let visits = StopVisitFields(fields, but: ", but for those with a value in a field")
        let names = fields.optional(
            "fields", StopFieldsSpec.shape,
            "The fields that hold what stops have; by default fields with Network Analyst's names.")
        SourceItem.refusePlaceKeys(in: fields, fieldKeys: ["id", "name", "sequence"])
        return { record in
            guard let visit = visits.visit(record) else { return nil }
            return StopSourceSpec(selection: selection.selection(record), visit: visit, fields: record[names])
        }
    }
}

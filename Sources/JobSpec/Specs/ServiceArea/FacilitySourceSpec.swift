/// Features of a layer that are facilities.
public struct FacilitySourceSpec: Sendable {
    public let selection: SelectionSpec
    /// What counts for those that have nothing else in a field.
    public let travel: FacilityTravelSpec
    /// Nil where Network Analyst's names of fields are looked for.
    public let fields: FacilityFieldsSpec?

    static let keys = SelectionFields.keys + FacilityTravelFields.keys + ["fields"]

    static let shape = Shape<FacilitySourceSpec>.record(
        "facilities of a layer", "Features of a layer that are facilities."
    ) { fields in
        let selection = SelectionFields(fields)
        let travel = FacilityTravelFields(fields, but: ", but for those with a value in a field")
        let names = fields.optional(
            "fields", FacilityFieldsSpec.shape,
            "The fields that hold what facilities have; by default fields with Network Analyst's names.")
        SourceItem.refusePlaceKeys(in: fields, fieldKeys: ["id", "name"])
        return { record in
            FacilitySourceSpec(
                selection: selection.selection(record), travel: travel.travel(record), fields: record[names])
        }
    }
}

import Vocabulary

/// Features of a layer that are stops.
public struct StopSourceSpec: Sendable {
    public let selection: SelectionSpec
    /// The route of all of them that name none in a field.
    public let route: Marked<String>?
    /// The time spent at each of them that has none in a field.
    public let service: TimeSpan
    /// The side of the vehicle on which each of them must be that has none in a field; nil for either.
    public let curbApproach: Marked<CurbApproach>?
    /// The direction in which the vehicle moves at each of them that has none in a field.
    public let bearing: BearingSpec?
    /// Nil where Network Analyst's names of fields are looked for.
    public let fields: StopFieldsSpec?

    static let keys = SelectionFields.keys + ["route", "service", "curb_approach", "bearing", "fields"]

    static let shape = Shape<StopSourceSpec>.record("stops of a layer", "Features of a layer that are stops.") {
        fields in
        let selection = SelectionFields(fields)
        let route = fields.optional(
            "route", .marked(.label), "The name of the route of all the stops, but those with a name in a field.")
        let service = fields.optional(
            "service", .duration(), default: TimeSpan(milliseconds: 0),
            "The time spent at each stop, but those with a time in a field.")
        let curb = fields.optional(
            "curb_approach", .marked(.choice(of: CurbApproach.self)),
            "The side of the vehicle on which each stop must be, but those with a side in a field.")
        let bearing = fields.optional(
            "bearing", BearingSpec.shape,
            "The direction in which the vehicle moves at each stop, but those with a direction in a field.")
        let names = fields.optional(
            "fields", StopFieldsSpec.shape,
            "The fields that hold what stops have; by default fields with Network Analyst's names.")
        SourceItem.refusePlaceKeys(in: fields, fieldKeys: ["id", "name", "sequence"])
        return { record in
            StopSourceSpec(
                selection: selection.selection(record), route: record[route], service: record[service],
                curbApproach: record[curb], bearing: record[bearing], fields: record[names])
        }
    }
}

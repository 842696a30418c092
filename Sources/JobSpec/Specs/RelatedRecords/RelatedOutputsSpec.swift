/// What a job of related records writes.
public struct RelatedOutputsSpec: Sendable {
    public let formats: Marked<[TableFormat]>
    /// Whether the rows are written once more, grouped by what they are related to.
    public let groups: Bool

    static let shape = Shape<RelatedOutputsSpec>.record("a mapping", "What the job writes.") { fields in
        let formats = fields.marked(
            "formats", TableFormat.listShape, default: TableFormat.allCases,
            "The formats that the tables are written in.")
        let groups = fields.optional(
            "groups", .boolean, default: false,
            "Whether groups.json has the rows once more, grouped by the features that they are related to.")
        return { record in RelatedOutputsSpec(formats: record[formats], groups: record[groups]) }
    }
}

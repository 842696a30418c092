/// What a job of related records writes.
public struct RelatedOutputsSpec: Sendable {
    public let formats: Marked<[TableFormat]>
    /// How tables of CSV are written; nil where nothing is said.
    public let csv: CSVSpec?
    /// Whether the rows are written once more, grouped by what they are related to.
    public let groups: Bool

    static let shape = Shape<RelatedOutputsSpec>.record("a mapping", "What the job writes.") { fields in
        let formats = fields.marked(
            "formats", TableFormat.listShape, default: TableFormat.usual,
            "The formats that the tables are written in; gpkg is one results.gpkg with all of them, fgb a file for each."
        )
        let groups = fields.optional(
            "groups", .boolean, default: false,
            "Whether groups.json has the rows once more, grouped by the features that they are related to.")
        let csv = CSVField(fields)
        return { record in
            guard csv.isUsable(record, writesCSV: record[formats].value.contains(.csv)) else { return nil }
            return RelatedOutputsSpec(formats: record[formats], csv: record[csv.field], groups: record[groups])
        }
    }
}

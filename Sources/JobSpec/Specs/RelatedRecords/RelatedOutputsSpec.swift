/// What a job of related records writes.
public struct RelatedOutputsSpec: Sendable {
    public let formats: Marked<[TableFormat]>
    /// The coordinate system of the geometries that tables of CSV get; nil for none.
    public let crs: Marked<String>?
    /// How tables of CSV are written.
    public let csv: CSVSpec
    /// Whether the rows are written once more, grouped by what they are related to.
    public let groups: Bool

    static let shape = Shape<RelatedOutputsSpec>.record("a mapping", "What the job writes.", takesDefaults: true) {
        fields in
        let formats = fields.marked(
            "formats", TableFormat.listShape, default: TableFormat.usual,
            "The formats that the tables are written in; gpkg is one results.gpkg with all of them, fgb a file for each."
        )
        let groups = fields.optional(
            "groups", .boolean, default: false,
            "Whether groups.json has the rows once more, grouped by the features that they are related to.")
        let system = OutputSystemField(fields)
        let csv = CSVField(fields)
        return { record in
            guard csv.isUsable(record, writesCSV: record[formats].value.contains(.csv)),
                system.isUsable(record, formats: record[formats].value.map(\.rawValue))
            else { return nil }
            return RelatedOutputsSpec(
                formats: record[formats], crs: record[system.field], csv: record[csv.field], groups: record[groups])
        }
    }
}

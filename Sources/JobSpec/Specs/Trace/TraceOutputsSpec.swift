/// What a trace job writes.
public struct TraceOutputsSpec: Sendable {
    public let formats: Marked<[TableFormat]>
    /// The coordinate system of the geometries that tables of CSV get; nil for none.
    public let crs: Marked<String>?

    static let shape = Shape<TraceOutputsSpec>.record("a mapping", "What the job writes.") { fields in
        let formats = fields.marked(
            "formats", TableFormat.listShape, default: TableFormat.allCases,
            "The formats that the tables are written in.")
        let system = OutputSystemField(fields)
        return { record in
            guard system.isUsable(record, formats: record[formats]) else { return nil }
            return TraceOutputsSpec(formats: record[formats], crs: record[system.field])
        }
    }
}

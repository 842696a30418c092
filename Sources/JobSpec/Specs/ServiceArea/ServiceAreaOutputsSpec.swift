/// What a service area job writes.
public struct ServiceAreaOutputsSpec: Sendable {
    public let formats: Marked<[TableFormat]>
    /// How far outlines may be moved to have fewer corners.
    public let simplify: Length
    /// The coordinate system of the geometries that tables of CSV get; nil for none.
    public let crs: Marked<String>?
    /// How tables of CSV are written.
    public let csv: CSVSpec

    static let shape = Shape<ServiceAreaOutputsSpec>.record("a mapping", "What the job writes.", takesDefaults: true) {
        fields in
        let formats = fields.marked(
            "formats", TableFormat.listShape, default: TableFormat.usual,
            "The formats that the tables are written in; gpkg is one results.gpkg with all of them, fgb a file for each."
        )
        let simplify = fields.optional(
            "simplify", .length(), default: Length(millimetres: 0),
            "How far outlines of areas may be moved to have fewer corners.")
        let system = OutputSystemField(fields)
        let csv = CSVField(fields)
        return { record in
            let writesCSV = record[formats].value.contains(.csv)
            let formatNames = record[formats].value.map(\.rawValue)
            guard system.isUsable(record, formats: formatNames), csv.isUsable(record, writesCSV: writesCSV) else {
                return nil
            }
            return ServiceAreaOutputsSpec(
                formats: record[formats], simplify: record[simplify], crs: record[system.field],
                csv: record[csv.field])
        }
    }
}

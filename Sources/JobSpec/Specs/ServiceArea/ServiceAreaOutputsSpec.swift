/// What a service area job writes.
public struct ServiceAreaOutputsSpec: Sendable {
    public let formats: Marked<[TableFormat]>
    /// How far outlines may be moved to have fewer corners.
    public let simplify: Length
    /// The coordinate system of the geometries that tables of CSV get; nil for none.
    public let crs: Marked<String>?

    static let shape = Shape<ServiceAreaOutputsSpec>.record("a mapping", "What the job writes.") { fields in
        let formats = fields.marked(
            "formats", TableFormat.listShape, default: TableFormat.allCases,
            "The formats that the tables are written in.")
        let simplify = fields.optional(
            "simplify", .length(), default: Length(millimetres: 0),
            "How far outlines of areas may be moved to have fewer corners.")
        let crs = fields.optional(
            "crs", .marked(.text),
            "The coordinate system of a column with geometries as well-known text in tables of CSV, such as "
                + "EPSG:25832; without it there is no such column.")
        return { record in
            if let crs = record[crs], !record[formats].value.contains(.csv) {
                record.reader.error(
                    "contradiction", at: crs.mark, "'crs' needs the format csv: GeoJSON is always on WGS84",
                    help: "name csv among the formats, or leave 'crs' out")
                return nil
            }
            return ServiceAreaOutputsSpec(
                formats: record[formats], simplify: record[simplify], crs: record[crs])
        }
    }
}

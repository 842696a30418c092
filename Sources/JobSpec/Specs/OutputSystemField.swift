import Vocabulary

/// The key that names the coordinate system of geometries in outputs other than GeoJSON.
struct OutputSystemField: Sendable {
    let field: Field<Marked<String>?>

    init(_ fields: Fields) {
        field = fields.optional(
            "crs", .marked(.coordinateSystem),
            "The coordinate system of a column with geometries as well-known text in tables of CSV, such as "
                + "EPSG:25832; without it there is no such column.")
    }

    /// Whether there is a format that the system can be used in; if not, that is reported.
    func isUsable(_ record: Record, writesCSV: Bool) -> Bool {
        guard let crs = record[field], !writesCSV else { return true }
        record.reader.error(
            "contradiction", at: crs.mark, "'crs' needs the format csv: GeoJSON is always on WGS84",
            help: "name csv among the formats, or leave 'crs' out")
        return false
    }
}

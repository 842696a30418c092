import Vocabulary

/// The key that names the coordinate system of geometries in outputs other than GeoJSON.
struct OutputSystemField: Sendable {
    let field: Field<Marked<String>?>

    private static let systemsOfGeoJSON = ["EPSG:4326", "OGC:CRS84"]

    init(_ fields: Fields) {
        field = fields.optional(
            "crs", .marked(.coordinateSystem),
            "The coordinate system of geometries other than those of GeoJSON, such as EPSG:25832: of GeoPackages "
                + "and FlatGeobuf, and of a column with well-known text in tables of CSV, which is there only then.")
    }

    /// Whether there is a format that the system can be used in; if not, that is reported. A project's default is for other jobs, too.
    ///
    /// - Parameter formats: by their names.
    func isUsable(_ record: Record, formats: [String]) -> Bool {
        guard let crs = record[field], record.given(field)?.origin == .job,
            Set(formats).isDisjoint(with: ["csv", "gpkg", "fgb"]),
            !Self.systemsOfGeoJSON.contains(crs.value.uppercased())
        else { return true }
        record.reader.error(
            "contradiction", at: crs.mark, "'crs' needs the format csv, gpkg or fgb: GeoJSON is always on WGS84",
            help: "name one of them among the formats, or leave 'crs' out")
        return false
    }
}

/// A file format for tables.
public enum TableFormat: String, Sendable, CaseIterable {
    case geojson, csv
    /// GeoPackage: one file with all tables.
    case gpkg
    /// FlatGeobuf: a file for each table.
    case fgb

    /// Those of a job that says nothing.
    static let usual: [TableFormat] = [.geojson, .csv]

    static let listShape = formatList(of: TableFormat.self)
}

/// Formats, each once, and at least one.
func formatList<Format: RawRepresentable & CaseIterable & Hashable & Sendable>(
    of format: Format.Type
) -> Shape<[Format]> where Format.RawValue == String {
    Shape<[Format]>.list(of: .choice(), called: "a list of formats")
        .nonEmpty("the list of formats", help: "name at least one format")
        .adding([("uniqueItems", .boolean(true))])
        .checked("bad_list") { Set($0).count < $0.count ? ("a format is named twice", nil) : nil }
}

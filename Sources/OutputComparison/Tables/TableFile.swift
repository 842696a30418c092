/// A file that holds a table.
struct TableFile: Sendable {
    enum Format: String, CaseIterable, Sendable {
        case geojson, csv
    }

    /// The table's name, such as `polygons`.
    let table: String
    let format: Format

    /// Nil for a file of another kind.
    init?(_ name: String) {
        guard let format = Format.allCases.first(where: { name.hasSuffix("." + $0.rawValue) }) else { return nil }
        self.format = format
        table = String(name.dropLast(format.rawValue.count + 1))
    }
}

import Geometry

/// Values in a database of SQLite that are not of the type that their column is declared to have: SQLite keeps any value in any
/// column, and GDAL makes 0 of a text in a column of numbers (https://sqlite.org/datatype3.html). They are read as the texts
/// that they are.
struct StrayValues {
    private struct Place: Hashable {
        let row: Int64
        let field: Int32
    }

    private var texts: [Place: String] = [:]

    var isEmpty: Bool { texts.isEmpty }

    /// Looks for such values in columns of numbers, among the rows that meet a condition.
    ///
    /// - Parameters:
    ///   - condition: in the words of SQLite; nil for all rows.
    ///   - box: what the rectangles of rows meet; nil for anywhere. It is made use of where the layer has an index of places.
    /// - Complexity: O(n) for n rows. Views have no ids by which values could be told, and are not looked through.
    init(in fields: [LayerField], of layer: Layer, where condition: String?, near box: PositionBox? = nil) {
        let numbers = Set(fields).filter { $0.holdsNumbers && $0.index != LayerField.rowIdIndex }
            .sorted { $0.index < $1.index }
        guard SourceDrivers.speakingSQLite.contains(layer.dataset.driver), !numbers.isEmpty else { return }
        let names = numbers.map { Self.quoted($0.name) }
        let strays = zip(numbers, names).map { "typeof(\($1)) IN (\(Self.strangeTypes($0)))" }
        let columns = zip(strays, names).enumerated().map { place, column in
            "CASE WHEN \(column.0) THEN CAST(\(column.1) AS TEXT) END AS arterial_\(place)"
        }
        let chosen = condition.map { "(\($0)) AND " } ?? ""
        // GDAL keeps a bare id from the columns.
        let query =
            "SELECT rowid + 0 AS arterial_row, \(columns.joined(separator: ", ")) FROM \(Self.quoted(layer.name)) m "
            + "WHERE \(chosen)(\(strays.joined(separator: " OR ")))"
        let near = box.flatMap { Self.condition(of: layer, near: $0) }
        let found = near.flatMap { layer.dataset.rows(of: query + " AND " + $0).rows }
        for row in found ?? layer.dataset.rows(of: query).rows ?? [] {
            guard case .integer(let id)? = row.first else { continue }
            for (field, value) in zip(numbers, row.dropFirst()) {
                if let text = value.text { texts[Place(row: id, field: field.index)] = text }
            }
        }
    }

    func text(ofRow row: Int64, _ field: LayerField) -> String? { texts[Place(row: row, field: field.index)] }

    /// What is no number to GDAL, or a broken number in a column of whole ones.
    private static func strangeTypes(_ field: LayerField) -> String {
        field.kind == .real || field.kind == .singleReal ? "'text', 'blob'" : "'text', 'blob', 'real'"
    }

    /// The words that ask a GeoPackage's index of places (its extension `gpkg_rtree_index`); nil where there is none.
    private static func condition(of layer: Layer, near box: PositionBox) -> String? {
        guard layer.dataset.driver == "GPKG", let geometry = layer.geometryName else { return nil }
        let index = quoted("rtree_\(layer.name)_\(geometry)")
        return "rowid IN (SELECT id FROM \(index) WHERE minx <= \(box.max.x) AND maxx >= \(box.min.x) "
            + "AND miny <= \(box.max.y) AND maxy >= \(box.min.y))"
    }

    private static func quoted(_ name: String) -> String { "\"\(name.replacing("\"", with: "\"\""))\"" }
}

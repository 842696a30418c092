import Geometry

/// Values in a database of SQLite that are not of the type that their column is declared to have: SQLite keeps any value in any
/// column, and GDAL makes 0 of a text in a column of numbers (https://sqlite.org/datatype3.html). They are read as the texts
/// that they are. Its INTEGER has 64 bits, of which GDAL reads 32 where it does not say BIGINT: longer numbers are read here, too.
struct StrayValues {
    struct Place: Hashable {
        let row: Int64
        let field: Int32
    }

    private var values: [Place: FieldValue] = [:]
    /// A number or a time of a view that is such a value, as a text: views have no ids by which rows could be told.
    private(set) var lost: (field: LayerField, text: String)?

    var isEmpty: Bool { values.isEmpty }

    /// Looks for such values in columns of numbers and of dates, among the rows that meet a condition.
    ///
    /// - Parameters:
    ///   - condition: in the words of SQLite; nil for all rows.
    ///   - box: what the rectangles of rows meet; nil for anywhere. It is made use of where the layer has an index of places.
    /// - Complexity: O(n) for n rows.
    init(in fields: [LayerField], of layer: Layer, where condition: String?, near box: PositionBox? = nil) {
        if layer.dataset.driver == "PostgreSQL" {
            (values, lost) = Self.timesOfPostgreSQL(in: fields, of: layer, where: condition)
            return
        }
        let numbers = Set(fields).filter { ($0.holdsNumbers || $0.holdsDates) && $0.index != LayerField.rowIdIndex }
            .sorted { $0.index < $1.index }
        guard SourceDrivers.speakingSQLite.contains(layer.dataset.driver), !numbers.isEmpty else { return }
        let names = numbers.map { SQLWords.name($0.name) }
        let strays = zip(numbers, names).map(Self.isStray)
        let columns = zip(strays, names).enumerated().map { place, column in
            "CASE WHEN \(column.0) THEN CAST(\(column.1) AS TEXT) END AS arterial_\(place)"
        }
        let chosen = condition.map { "(\($0)) AND " } ?? ""
        // GDAL keeps a bare id from the columns.
        let rest =
            "\(columns.joined(separator: ", ")) FROM \(SQLWords.name(layer.name)) m "
            + "WHERE \(chosen)(\(strays.joined(separator: " OR ")))"
        let rowId = Self.rowId(of: layer)
        let query = "SELECT \(rowId) + 0 AS arterial_row, \(rest)"
        let near = box.flatMap { Self.condition(of: layer, by: rowId, near: $0) }
        let found = near.flatMap { layer.dataset.rows(of: query + " AND " + $0).rows }
        guard let rows = found ?? layer.dataset.rows(of: query).rows else {
            let rows = layer.dataset.rows(of: "SELECT \(rest)").rows ?? []
            lost = rows.lazy.compactMap { Self.number(of: numbers, in: $0) }.first
            return
        }
        for row in rows {
            guard case .integer(let id)? = row.first else {
                lost = lost ?? Self.number(of: numbers, in: row.dropFirst())
                continue
            }
            for (field, value) in zip(numbers, row.dropFirst()) {
                if let text = value.text { values[Place(row: id, field: field.index)] = Self.value(text, field) }
            }
        }
    }

    /// The fields in which texts were found.
    func fieldsOfTexts(among fields: [LayerField]) -> Set<LayerField> {
        let indices = Set(values.lazy.filter { if case .text = $0.value { true } else { false } }.map(\.key.field))
        return Set(fields.filter { indices.contains($0.index) })
    }

    func value(ofRow row: Int64, _ field: LayerField) -> FieldValue? { values[Place(row: row, field: field.index)] }

    /// Whether one of some fields of a row has a number that GDAL would cut.
    func hasLongNumber(inRow row: Int64, _ fields: [LayerField]) -> Bool {
        fields.contains { if case .integer? = value(ofRow: row, $0) { true } else { false } }
    }

    /// A column that says INTEGER has made numbers of all texts that can be.
    private static func value(_ text: String, _ field: LayerField) -> FieldValue {
        if field.isShort, let number = Int64(text) { return .integer(number) }
        return .text(text)
    }

    /// What GDAL knows rows by: it asks SQLite for `_rowid_`, and a GeoPackage for its key. A field can hide SQLite's names.
    private static func rowId(of layer: Layer) -> String {
        if layer.dataset.driver == "SQLite" { return "_rowid_" }
        return layer.freeRowId ?? layer.rowIdName.map(SQLWords.name) ?? "NULL"
    }

    /// The words that ask for a value that is not of its field's type. GDAL reads more dates than SQLite: those that it reads are no strays
    /// after all.
    private static func isStray(_ field: LayerField, _ name: String) -> String {
        if field.holdsDates {
            return
                "(\(name) IS NOT NULL AND (typeof(\(name)) <> 'text' OR \(name) NOT GLOB '[0-9][0-9][0-9][0-9][-/]*' "
                + "OR julianday(\(name)) IS NULL))"
        }
        let isLong = field.isShort ? " OR \(name) NOT BETWEEN \(Int32.min) AND \(Int32.max)" : ""
        let isBroken = field.holdsReals ? "" : " OR typeof(\(name)) = 'real' AND \(name) <> CAST(\(name) AS INTEGER)"
        return "(typeof(\(name)) IN ('text', 'blob')\(isBroken)\(isLong))"
    }

    /// Whether a text begins as dates do: what does not is no date, whatever GDAL makes of it.
    static func isLikeDate(_ text: String) -> Bool {
        let start = Array(text.utf8.prefix(5))
        return start.count == 5 && start.prefix(4).allSatisfy(PlainCell.isDigit)
            && [UInt8]("-/".utf8).contains(start[4])
    }

    /// The first number of a row that is a stray.
    private static func number(
        of fields: [LayerField], in row: some Sequence<FieldValue>
    ) -> (field: LayerField, text: String)? {
        zip(fields, row).first { $0.0.holdsNumbers && !$0.1.isNull }.map { ($0.0, $0.1.text ?? "") }
    }

    /// The words that ask a GeoPackage's index of places (its extension `gpkg_rtree_index`); nil where there is none.
    private static func condition(of layer: Layer, by rowId: String, near box: PositionBox) -> String? {
        guard layer.dataset.driver == "GPKG", let geometry = layer.geometryName else { return nil }
        let index = SQLWords.name("rtree_\(layer.name)_\(geometry)")
        return "\(rowId) IN (SELECT id FROM \(index) WHERE minx <= \(box.max.x) AND maxx >= \(box.min.x) "
            + "AND miny <= \(box.max.y) AND maxy >= \(box.min.y))"
    }
}

extension Layer {
    /// The fields of numbers or dates in which rows have texts, as SQLite allows.
    ///
    /// O(n) for n rows.
    public func fieldsOfTexts(among fields: [LayerField]) -> Set<LayerField> {
        StrayValues(in: fields, of: self, where: nil).fieldsOfTexts(among: fields)
    }
}

// Tables of PostgreSQL.

extension Layer {
    /// Its name in statements, with that of the schema that GDAL puts before it where it is not the usual one.
    var postgreSQLName: String {
        tableName.split(separator: ".", maxSplits: 1).map { SQLWords.name(String($0)) }.joined(separator: ".")
    }

    /// The name without the column of places that somebody chooses by `houses(door)`.
    var tableName: String { isPlaceColumnChosen ? String(name.dropLast(chosenSuffix.count)) : name }

    private var isPlaceColumnChosen: Bool { geometryName != nil && name.hasSuffix(chosenSuffix) }

    private var chosenSuffix: String { "(\(geometryName ?? ""))" }

    /// The columns of places, of which GDAL takes the first, in the table's order; none where one is chosen or where there is but one.
    public var placeColumns: [String] {
        guard dataset.driver == "PostgreSQL", geometryName != nil, !isPlaceColumnChosen else { return [] }
        let columns = columns(ofTypes: "'geometry', 'geography'")
        return columns.count > 1 ? columns : []
    }

    /// The columns of `char(n)`. GDAL does not tell them from those of `varchar(n)`, and does not know that the blanks at the end of their
    /// values do not count.
    var paddedColumns: [String] {
        guard dataset.driver == "PostgreSQL", listed.contains(where: { $0.kind == .text }) else { return [] }
        return columns(ofTypes: "'bpchar'")
    }

    /// The names of the columns of some types, in the table's order.
    private func columns(ofTypes types: String) -> [String] {
        let rows = dataset.rows(
            of: "SELECT attname::text FROM pg_attribute JOIN pg_type ON pg_type.oid = atttypid WHERE attrelid = "
                + "to_regclass(\(SQLWords.text(postgreSQLName))) AND typname IN (\(types)) AND NOT attisdropped ORDER BY attnum"
        ).rows
        return (rows ?? []).compactMap { $0.first?.text }
    }

    /// Why a database lets nobody read it, which then hides what it knows of it, too; nil where that is not so.
    var refusal: SourceError? {
        guard dataset.driver == "PostgreSQL" else { return nil }
        let asked = dataset.rows(of: "SELECT 1 WHERE has_table_privilege(\(SQLWords.text(postgreSQLName)), 'SELECT')")
        guard let rows = asked.rows, rows.isEmpty else { return nil }
        return .unreadable(
            source: dataset.address.name, reason: "the user of the connection may not read the table '\(name)'")
    }
}

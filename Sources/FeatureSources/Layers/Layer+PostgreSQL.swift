// Tables of PostgreSQL.

extension Layer {
    /// Its name in statements, with that of the schema that GDAL puts before it where it is not the usual one.
    var postgreSQLName: String {
        name.split(separator: ".", maxSplits: 1).map { SQLWords.name(String($0)) }.joined(separator: ".")
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

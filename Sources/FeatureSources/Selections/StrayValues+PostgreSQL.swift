/// Times of PostgreSQL that GDAL has no form for, and gives as none.
extension StrayValues {
    private static let texts = ["infinity", "-infinity", "24:00:00"]

    /// Such values as the texts that they are, among the rows that meet a condition. Where a table has no key of its own, rows
    /// cannot be told: they have none.
    ///
    /// - Parameter condition: one that was looked at; nil for all rows.
    /// - Complexity: O(n) for n rows.
    static func timesOfPostgreSQL(
        in fields: [LayerField], of layer: Layer, where condition: String?
    ) -> [Place: FieldValue] {
        let times = Set(fields).filter { $0.holdsDates || $0.kind == .time }.sorted { $0.index < $1.index }
        guard !times.isEmpty, let key = layer.rowIdName else { return [:] }
        let wanted = texts.map(SQLWords.text).joined(separator: ", ")
        let names = times.map { SQLWords.name($0.name) }
        // GDAL keeps columns of one name apart no better than PostgreSQL does.
        let columns = names.enumerated().map { place, name in
            "CASE WHEN \(name)::text IN (\(wanted)) THEN \(name)::text END AS arterial_\(place)"
        }
        let found = names.map { "\($0)::text IN (\(wanted))" }.joined(separator: " OR ")
        let chosen = condition.map { "(\($0)\n) AND " } ?? ""
        let rows = layer.dataset.rows(
            of:
                "SELECT \(SQLWords.name(key))::int8 AS arterial_row, \(columns.joined(separator: ", ")) FROM \(layer.postgreSQLName) "
                + "WHERE \(chosen)(\(found))"
        ).rows
        var values: [Place: FieldValue] = [:]
        for row in rows ?? [] {
            guard case .integer(let id)? = row.first else { continue }
            for (field, value) in zip(times, row.dropFirst()) where !value.isNull {
                values[Place(row: id, field: field.index)] = value
            }
        }
        return values
    }
}

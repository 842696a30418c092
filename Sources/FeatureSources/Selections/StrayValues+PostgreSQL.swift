/// Times of PostgreSQL that GDAL has no form for, and gives as none.
extension StrayValues {
    private static let texts = ["infinity", "-infinity", "24:00:00"]

    /// Such values as the texts that they are, among the rows that meet a condition.
    ///
    /// - Parameter condition: one that was looked at; nil for all rows.
    /// - Returns: where a table has no key of its own, rows cannot be told: one such value of them all.
    /// - Complexity: O(n) for n rows.
    static func timesOfPostgreSQL(
        in fields: [LayerField], of layer: Layer, where condition: String?
    ) -> (values: [Place: FieldValue], lost: (field: LayerField, text: String)?) {
        let times = Set(fields).filter(\.holdsTimes).sorted { $0.index < $1.index }
        if times.isEmpty { return ([:], nil) }
        let wanted = texts.map(SQLWords.text).joined(separator: ", ")
        let names = times.map { SQLWords.name($0.name) }
        // GDAL keeps columns of one name apart no better than PostgreSQL does.
        let columns = names.enumerated().map { place, name in
            "CASE WHEN \(name)::text IN (\(wanted)) THEN \(name)::text END AS arterial_\(place)"
        }
        let found = names.map { "\($0)::text IN (\(wanted))" }.joined(separator: " OR ")
        let chosen = condition.map { "(\($0)\n) AND " } ?? ""
        let key = layer.rowIdName.map { "\(SQLWords.name($0))::int8" }
        let rows = layer.dataset.rows(
            of:
                "SELECT \(key ?? "NULL::int8") AS arterial_row, \(columns.joined(separator: ", ")) FROM \(layer.postgreSQLName) "
                + "WHERE \(chosen)(\(found))\(key == nil ? " LIMIT 1" : "")"
        ).rows
        var values: [Place: FieldValue] = [:]
        for row in rows ?? [] {
            let told = zip(times, row.dropFirst()).filter { !$0.1.isNull }
            guard case .integer(let id)? = row.first else {
                return ([:], told.first.map { ($0.0, $0.1.text ?? "") })
            }
            for (field, value) in told { values[Place(row: id, field: field.index)] = value }
        }
        return (values, nil)
    }
}

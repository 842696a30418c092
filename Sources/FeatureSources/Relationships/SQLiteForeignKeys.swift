/// The foreign keys of a GeoPackage or a SQLite database (https://sqlite.org/pragma.html#pragma_foreign_key_list).
struct SQLiteForeignKeys {
    let dataset: Dataset

    /// All keys between tables of users, by table and in the order in which each table declares them.
    func foreignKeys() throws -> [ForeignKey] {
        let tables = try tableNames()
        var keys: [ForeignKey] = []
        for table in tables {
            keys += try foreignKeys(of: table, tables)
        }
        return keys
    }

    private func tableNames() throws -> [String] {
        // A virtual table has no keys, and its module may not be there.
        let ordinary = "type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%'"
        return try texts("SELECT name FROM sqlite_master WHERE \(ordinary) ORDER BY name")
            .compactMap { $0[0] }.filter { !InternalTables.contain($0) }
    }

    private func foreignKeys(of table: String, _ tables: [String]) throws -> [ForeignKey] {
        // SQLite numbers the keys of a table backwards.
        let rows = try texts(
            """
            SELECT CAST(id AS TEXT), "table", "from", "to" FROM pragma_foreign_key_list(\(SQLWords.text(table))) \
            ORDER BY id DESC, seq
            """)
        guard !rows.isEmpty else { return [] }
        let uniqueSets = try uniqueColumnSets(of: table)
        return try rows.chunked(by: { $0[0] == $1[0] }).compactMap { parts in
            let written = parts[0][1] ?? ""
            guard !InternalTables.contain(written) else { return nil }
            let referred = tables.first { $0.lowercased() == written.lowercased() } ?? written
            let columns = parts.map { $0[2] ?? "" }
            let own = Set(columns.map { $0.lowercased() })
            return ForeignKey(
                name: nil, referringTable: table, referringColumns: columns, referredTable: referred,
                referredColumns: try referredColumns(parts.map { $0[3] }, of: referred),
                isUnique: uniqueSets.contains { $0.isSubset(of: own) })
        }
    }

    /// A key that names no columns refers to the primary key.
    private func referredColumns(_ written: [String?], of table: String) throws -> [String] {
        let columns = written.compactMap { $0 }
        return columns.count == written.count ? columns : try primaryKey(of: table)
    }

    private func primaryKey(of table: String) throws -> [String] {
        try texts("SELECT name FROM pragma_table_info(\(SQLWords.text(table))) WHERE pk > 0 ORDER BY pk").compactMap {
            $0[0]
        }
    }

    /// The sets of columns, in small letters, of which no two rows hold the same values.
    private func uniqueColumnSets(of table: String) throws -> [Set<String>] {
        let rows = try texts(
            """
            SELECT i.name AS index_name, c.name AS column_name \
            FROM pragma_index_list(\(SQLWords.text(table))) i, pragma_index_info(i.name) c \
            WHERE i."unique" = 1 AND i.partial = 0 ORDER BY i.name
            """)
        let indexes = rows.chunked { $0[0] == $1[0] }.filter { $0.allSatisfy { $0[1] != nil } }
        let sets = indexes.map { Set($0.compactMap { $0[1]?.lowercased() }) }
        let primary = Set(try primaryKey(of: table).map { $0.lowercased() })
        return primary.isEmpty ? sets : sets + [primary]
    }

    private func texts(_ query: String) throws -> [[String?]] {
        let answer = dataset.rows(of: query)
        guard let rows = answer.rows else { throw RelationshipDiscovery.unreadable(dataset, answer.problem) }
        return rows.map { $0.map(\.text) }
    }
}

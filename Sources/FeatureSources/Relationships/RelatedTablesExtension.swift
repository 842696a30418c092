/// The relationships of the Related Tables Extension of GeoPackage (OGC 18-000).
struct RelatedTablesExtension {
    let dataset: Dataset

    /// Named as GDAL names them: base table, related table and relation, joined by `_`.
    func relationships(_ names: inout RelationshipNames) throws -> [Relationship] {
        guard try isUsed() else { return [] }
        let rows = try texts(
            """
            SELECT base_table_name, base_primary_column, related_table_name, related_primary_column, relation_name, \
            mapping_table_name FROM gpkgext_relations ORDER BY id
            """)
        return rows.map { row in
            let name = "\(row[0])_\(row[2])_\(row[4])"
            return Relationship(
                name: names.free(among: [name, "\(name)_\(row[5])"]), kind: .relatedTables, cardinality: .manyToMany,
                origin: .init(table: row[0], keys: [row[1]]), destination: .init(table: row[2], keys: [row[3]]),
                through: .init(table: row[5], originKeys: ["base_id"], destinationKeys: ["related_id"]))
        }
    }

    private func isUsed() throws -> Bool {
        try !texts("SELECT name FROM sqlite_master WHERE lower(name) = 'gpkgext_relations'").isEmpty
    }

    private func texts(_ query: String) throws -> [[String]] {
        let answer = dataset.rows(of: query)
        guard let rows = answer.rows else { throw RelationshipDiscovery.unreadable(dataset, answer.problem) }
        return rows.map { $0.map { $0.text ?? "" } }
    }
}

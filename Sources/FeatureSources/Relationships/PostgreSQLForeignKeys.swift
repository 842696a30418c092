/// The foreign keys of a PostgreSQL database (https://www.postgresql.org/docs/current/catalog-pg-constraint.html).
struct PostgreSQLForeignKeys {
    let dataset: Dataset

    /// A row for each column of each key. Keys that partitions take over from their tables are left out.
    private static let query = """
        SELECT c.oid::text AS key, c.conname::text AS name, child_schema.nspname::text AS child_schema, \
        child.relname::text AS child, child_column.attname::text AS child_column, \
        parent_schema.nspname::text AS parent_schema, parent.relname::text AS parent, \
        parent_column.attname::text AS parent_column, \
        CASE WHEN EXISTS (SELECT 1 FROM pg_index i WHERE i.indrelid = c.conrelid AND i.indisunique \
        AND i.indisvalid AND i.indpred IS NULL AND i.indexprs IS NULL \
        AND (i.indkey::int2[])[0:i.indnkeyatts - 1] <@ c.conkey) THEN 'yes' ELSE 'no' END AS is_unique \
        FROM pg_constraint c \
        CROSS JOIN LATERAL unnest(c.conkey, c.confkey) WITH ORDINALITY AS part(child, parent, place) \
        JOIN pg_class child ON child.oid = c.conrelid \
        JOIN pg_namespace child_schema ON child_schema.oid = child.relnamespace \
        JOIN pg_attribute child_column ON child_column.attrelid = c.conrelid AND child_column.attnum = part.child \
        JOIN pg_class parent ON parent.oid = c.confrelid \
        JOIN pg_namespace parent_schema ON parent_schema.oid = parent.relnamespace \
        JOIN pg_attribute parent_column ON parent_column.attrelid = c.confrelid AND parent_column.attnum = part.parent \
        WHERE c.contype = 'f' AND c.conparentid = 0 \
        ORDER BY child_schema.nspname::text COLLATE "C", child.relname::text COLLATE "C", \
        (SELECT min(k) FROM unnest(c.conkey) k), c.conname::text COLLATE "C", part.place
        """

    /// All keys, by the table that refers and the place of their columns in it.
    func foreignKeys() throws -> [ForeignKey] {
        let answer = dataset.rows(of: PostgreSQLForeignKeys.query)
        guard let rows = answer.rows else { throw RelationshipDiscovery.unreadable(dataset, answer.problem) }
        let texts = rows.map { $0.map { $0.text ?? "" } }
        return texts.chunked { $0[0] == $1[0] }.map { parts in
            let first = parts[0]
            return ForeignKey(
                name: first[1], referringTable: layerName(schema: first[2], table: first[3]),
                referringColumns: parts.map { $0[4] }, referredTable: layerName(schema: first[5], table: first[6]),
                referredColumns: parts.map { $0[7] }, isUnique: first[8] == "yes")
        }
    }

    /// The name that the table has as a layer.
    private func layerName(schema: String, table: String) -> String {
        schema == "public" ? table : "\(schema).\(table)"
    }
}

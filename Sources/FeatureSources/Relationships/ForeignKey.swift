/// A foreign key of a database: columns of one table that hold the key of another.
struct ForeignKey: Hashable {
    /// The constraint's own name, where it has one.
    let name: String?
    let referringTable: String
    let referringColumns: [String]
    let referredTable: String
    let referredColumns: [String]
    /// Whether no two rows can refer to the same row.
    let isUnique: Bool

    /// The relationship from the table that is referred to, to the one that refers.
    func relationship(_ names: inout RelationshipNames) -> Relationship {
        let tables = "\(referredTable)_\(referringTable)"
        let columns = "\(tables)_\(referringColumns.joined(separator: "_"))"
        return Relationship(
            name: names.free(among: (name.map { [$0] } ?? []) + [tables, columns]),
            kind: .foreignKey, cardinality: isUnique ? .oneToOne : .oneToMany,
            origin: .init(table: referredTable, keys: referredColumns),
            destination: .init(table: referringTable, keys: referringColumns))
    }
}

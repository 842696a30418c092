/// Finds the tables whose two foreign keys link rows of two tables, or of one with itself.
struct JunctionTables {
    let keys: [ForeignKey]
    /// Tables that are known to be mapping tables already.
    let mapped: [String]

    /// The many-to-many relationships, in the order of the tables' first foreign keys.
    func relationships(_ names: inout RelationshipNames) -> [Relationship] {
        let known = Set(mapped.map { $0.lowercased() })
        let keysOfTable = Dictionary(grouping: keys, by: \.referringTable)
        var seen: Set<String> = []
        var relationships: [Relationship] = []
        for table in keys.map(\.referringTable) where seen.insert(table).inserted {
            guard !known.contains(table.lowercased()), let pair = keysOfTable[table], isJunction(pair) else { continue }
            relationships.append(relationship(through: table, pair[0], pair[1], &names))
        }
        return relationships
    }

    /// A key to its own table makes a hierarchy, not a junction.
    private func isJunction(_ keys: [ForeignKey]) -> Bool {
        keys.count == 2 && keys.allSatisfy { $0.referredTable != $0.referringTable }
    }

    private func relationship(
        through table: String, _ first: ForeignKey, _ second: ForeignKey, _ names: inout RelationshipNames
    ) -> Relationship {
        Relationship(
            name: names.free(among: [table, "\(first.referredTable)_\(second.referredTable)_\(table)"]),
            kind: .junctionTable, cardinality: .manyToMany,
            origin: .init(table: first.referredTable, keys: first.referredColumns),
            destination: .init(table: second.referredTable, keys: second.referredColumns),
            through: .init(
                table: table, originKeys: first.referringColumns, destinationKeys: second.referringColumns))
    }
}

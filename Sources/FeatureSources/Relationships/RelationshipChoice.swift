/// Chooses the relationship that leads on from a table. Names are compared with case ignored.
public struct RelationshipChoice: Hashable, Sendable {
    public let relationship: Relationship
    public let direction: RelationshipDirection

    /// - Parameters:
    ///   - table: where the way comes from: an end of the relationship.
    ///   - name: the relationship's name; nil for the only one that the table has. Foreign keys to a junction table are
    ///     not counted where the relationship through that table is.
    ///   - direction: needed where both ends are the table.
    ///   - relationships: all of the source.
    ///   - tables: the names of the source's tables.
    /// - Throws: `RelationshipError`.
    public init(
        from table: String, named name: String?, direction: RelationshipDirection? = nil,
        among relationships: [Relationship], tables: [String]
    ) throws(RelationshipError) {
        let touching = relationships.filter { $0.touches(table) }
        relationship =
            if let name {
                try RelationshipChoice.named(name, of: table, touching, relationships)
            } else {
                try RelationshipChoice.only(of: table, touching)
            }
        self.direction = try relationship.direction(from: table, asked: direction)
        try relationship.checkTables(tables)
    }

    /// The relationship as it is followed.
    public func step(in address: SourceAddress) -> RelationshipStep {
        RelationshipStep(relationship, direction, in: address)
    }

    private static func named(
        _ name: String, of table: String, _ touching: [Relationship], _ all: [Relationship]
    ) throws(RelationshipError) -> Relationship {
        if let found = touching.called(name) { return found }
        let known = touching.map(\.name)
        if let found = all.called(name) {
            throw .elsewhere(
                found.name, table: table, ends: [found.origin.table, found.destination.table], known: known)
        }
        throw .unknown(name, table: table, known: known)
    }

    private static func only(of table: String, _ touching: [Relationship]) throws(RelationshipError) -> Relationship {
        let junctions = Set(touching.compactMap { $0.through?.table.lowercased() })
        let candidates = touching.filter { candidate in
            let others = [candidate.origin.table, candidate.destination.table].map { $0.lowercased() }
                .filter { $0 != table.lowercased() }
            return candidate.kind != .foreignKey || !others.contains(where: junctions.contains)
        }
        guard let first = candidates.first else { throw .none(table: table) }
        guard candidates.count == 1 else { throw .several(table: table, known: candidates.map(\.name)) }
        return first
    }
}

extension Relationship {
    fileprivate func touches(_ table: String) -> Bool { origin.isOf(table) || destination.isOf(table) }

    fileprivate func direction(
        from table: String, asked: RelationshipDirection?
    ) throws(RelationshipError) -> RelationshipDirection {
        let possible = RelationshipDirection.allCases.filter { $0.ends(of: self).from.isOf(table) }
        if let asked, possible.contains(asked) { return asked }
        guard possible.count == 1 else { throw .needsDirection(name, table: table) }
        if asked != nil { throw .wrongDirection(name, table: table, possible: possible[0]) }
        return possible[0]
    }

    fileprivate func checkTables(_ known: [String]) throws(RelationshipError) {
        let lower = Set(known.map { $0.lowercased() })
        if let missing = tables.first(where: { !lower.contains($0.lowercased()) }) {
            throw .missingTable(name, table: missing, known: known)
        }
    }
}

extension Relationship.End {
    fileprivate func isOf(_ name: String) -> Bool { table.lowercased() == name.lowercased() }
}

extension [Relationship] {
    /// The one of a name: as it is written, else with case ignored.
    fileprivate func called(_ name: String) -> Relationship? {
        first { $0.name == name } ?? first { $0.name.lowercased() == name.lowercased() }
    }
}

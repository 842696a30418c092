/// Finds the relationships that a source declares.
public enum RelationshipDiscovery {
    /// All relationships of a source, sorted by name; none in formats that cannot declare any.
    ///
    /// A relationship may name a table that is not there: following it is an error, listing it is none.
    ///
    /// - Throws: `SourceError.unreadable` where the source's own lists cannot be read.
    public static func relationships(in dataset: Dataset) throws -> [Relationship] {
        var names = RelationshipNames()
        let found =
            switch dataset.driver {
            case "OpenFileGDB": RelationshipClasses(dataset: dataset).relationships()
            case "GPKG": try packageRelationships(dataset, &names)
            case "SQLite": relationships(of: try SQLiteForeignKeys(dataset: dataset).foreignKeys(), [], &names)
            case "PostgreSQL": relationships(of: try PostgreSQLForeignKeys(dataset: dataset).foreignKeys(), [], &names)
            default: [Relationship]()
            }
        return found.sorted { $0.name < $1.name }
    }

    private static func packageRelationships(
        _ dataset: Dataset, _ names: inout RelationshipNames
    ) throws -> [Relationship] {
        let related = try RelatedTablesExtension(dataset: dataset).relationships(&names)
        let keys = try SQLiteForeignKeys(dataset: dataset).foreignKeys()
        return related + relationships(of: keys, related.compactMap(\.through?.table), &names)
    }

    /// - Parameter mapped: the mapping tables of relationships that are declared as such.
    private static func relationships(
        of keys: [ForeignKey], _ mapped: [String], _ names: inout RelationshipNames
    ) -> [Relationship] {
        JunctionTables(keys: keys, mapped: mapped).relationships(&names) + keys.map { $0.relationship(&names) }
    }

    static func unreadable(_ dataset: Dataset, _ problem: String) -> SourceError {
        let reason = "its relationships cannot be read: \(DatabaseSentence.shortened(problem))"
        return .unreadable(source: dataset.address.name, reason: reason)
    }
}

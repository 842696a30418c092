extension Dataset {
    /// The names of the layers and tables, and of those tables of relationships that are there and are not listed, as
    /// partitioned tables of PostgreSQL are.
    public func tableNames(of relationships: [Relationship]) -> [String] {
        let listed = layerNames
        let known = Set(listed.map { $0.lowercased() })
        let others = Set(relationships.flatMap(\.tables)).filter { !known.contains($0.lowercased()) }
        return listed + others.sorted().filter { (try? layer(named: $0)) != nil }
    }
}

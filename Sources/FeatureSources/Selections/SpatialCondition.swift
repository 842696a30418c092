import Geometry

/// How rows must lie to a geometry.
public struct SpatialCondition: Sendable {
    public let relation: SpatialRelation
    /// What rows are held against.
    public let query: SourceGeometry
    /// What the query was united from, where it was.
    public let members: [SourceGeometry]
    /// What the query's coordinates mean.
    public let system: SystemDefinition

    public init(
        _ relation: SpatialRelation, of query: SourceGeometry, members: [SourceGeometry] = [],
        in system: SystemDefinition
    ) {
        self.relation = relation
        self.query = query
        self.members = members
        self.system = system
    }

    /// The test for rows whose coordinates are those of another system.
    ///
    /// - Throws: `CoordinateSystemError`; `UnreadableGeometry` for a query that the relation has no meaning for.
    func test(in other: SystemDefinition) throws -> SpatialTest {
        let way = try CoordinateTransformation(from: system, to: other)
        return try SpatialTest(relation, of: try way.geometry(query), members: try members.map(way.geometry))
    }
}

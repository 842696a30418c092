import CGEOS

/// The geometries that a query was united from. What one of them meets or contains is met or contained by the query, which may deny it: where
/// they cross without a common corner, the query has one that is rounded, and no line leads there exactly as it did.
final class QueryMembers {
    private let shapes: [GEOSShape]
    private let index: ShapeIndex

    /// - Throws: `UnreadableGeometry` for a broken one.
    init(_ geometries: [SourceGeometry], in context: GEOSContext) throws {
        shapes = try geometries.filter { !$0.positions.isEmpty }.map { try GEOSShape($0, in: context) }
        index = try ShapeIndex(shapes.map(\.pointer), in: context)
    }

    /// Whether one of them shares a point with a feature.
    func meet(_ feature: GEOSShape) throws -> Bool {
        try index.near(feature).contains { try shapes[$0].matrix(to: feature).sharesAPoint }
    }

    /// Whether one of them contains a feature.
    func contain(_ feature: GEOSShape) throws -> Bool {
        try index.near(feature).contains { try shapes[$0].matrix(to: feature).matches("T*****FF*") }
    }
}

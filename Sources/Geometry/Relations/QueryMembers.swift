import CGEOS

/// The geometries that a query was united from. What one of them meets or contains is met or contained by the query, which may deny it: where
/// they cross without a common corner, the query has one that is rounded, and no line leads there exactly as it did.
final class QueryMembers {
    private let shapes: [GEOSShape]
    private let index: ShapeIndex
    /// Of those that a feature was near: one of very many corners is not gone through for each feature.
    private var prepared: [Int: GEOSPreparedShape] = [:]

    /// - Returns: nil for a single one, which is the query.
    /// - Throws: `UnreadableGeometry` for a broken one.
    init?(_ geometries: [SourceGeometry], in context: GEOSContext) throws {
        guard geometries.count > 1 else { return nil }
        shapes = try geometries.filter { !$0.positions.isEmpty }.map { try GEOSShape($0, in: context) }
        index = try ShapeIndex(shapes.map(\.pointer), in: context)
    }

    /// Whether one of them shares a point with a feature.
    func meet(_ feature: GEOSShape) throws -> Bool { try any(near: feature, geos.GEOSPreparedIntersects_r) }

    /// Whether one of them contains a feature.
    func contain(_ feature: GEOSShape) throws -> Bool { try any(near: feature, geos.GEOSPreparedContains_r) }

    private func any(
        near feature: GEOSShape,
        _ relation: (GEOSContextHandle_t?, OpaquePointer?, OpaquePointer?) -> CChar
    ) throws -> Bool {
        let context = feature.context
        return try index.near(feature).contains { number in
            try context.isTrue(relation(context.handle, member(number).pointer, feature.pointer))
        }
    }

    private func member(_ number: Int) throws -> GEOSPreparedShape {
        if let known = prepared[number] { return known }
        let shape = try GEOSPreparedShape(shapes[number])
        prepared[number] = shape
        return shape
    }
}

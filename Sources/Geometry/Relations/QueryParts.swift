import CGEOS

/// The single points, lines or polygons of a query. How a feature lies to all of them is told by those near it, and by whether there are
/// others: a query of many parts is not gone through for each feature.
final class QueryParts {
    private let query: GEOSShape
    private let dimension: Int
    private let parts: [OpaquePointer]
    private let index: ShapeIndex

    /// - Parameter query: a collection of geometries of one dimension, or a single one.
    /// - Throws: `UnreadableGeometry` where there is no memory for an index.
    init(_ query: GEOSShape, dimension: Int) throws {
        let handle = query.context.handle
        (self.query, self.dimension) = (query, dimension)
        parts = (0..<max(0, geos.GEOSGetNumGeometries_r(handle, query.pointer))).compactMap {
            geos.GEOSGetGeometryN_r(handle, query.pointer, $0)
        }
        index = try ShapeIndex(parts, in: query.context)
    }

    /// The matrix of the query and a feature; nil where no part is near, so that they share nothing.
    ///
    /// Of lines it does not tell whether the query has ends beyond the feature: which points are ends may hang on parts that are far.
    func matrix(to feature: GEOSShape) throws -> IntersectionMatrix? {
        let near = index.near(feature)
        if near.isEmpty { return nil }
        if near.count == parts.count { return try query.matrix(to: feature) }
        var matrix = try shape(of: near).matrix(to: feature)
        matrix.addQuery(beyondFeatureOf: dimension)
        return matrix
    }

    private func shape(of numbers: [Int]) throws -> GEOSShape {
        let context = query.context
        var copies: [OpaquePointer?] = numbers.map { geos.GEOSGeom_clone_r(context.handle, parts[$0]) }
        let kind = [GEOS_MULTIPOINT, GEOS_MULTILINESTRING, GEOS_MULTIPOLYGON][dimension]
        let pointer = geos.GEOSGeom_createCollection_r(
            context.handle, Int32(kind.rawValue), &copies, UInt32(copies.count))
        guard let shape = GEOSShape(pointer, in: context) else {
            throw UnreadableGeometry("the geometries cannot be compared: \(context.takeError())")
        }
        return shape
    }
}

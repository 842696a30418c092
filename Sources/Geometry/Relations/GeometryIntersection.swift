import CGEOS

/// What geometries have in common.
public enum GeometryIntersection {
    /// The polygons that two lists of polygons have in common: rings, the outer one first, in no promised order. Each list
    /// may touch itself, but not overlap itself.
    ///
    /// - Throws: `UnreadableGeometry` for rings that cross themselves or each other.
    ///
    /// Complexity: O(n log n) for n positions that seldom cross.
    public static func polygons(
        of some: [[[Position]]], and others: [[[Position]]]
    ) throws -> [[[Position]]] {
        guard !some.isEmpty, !others.isEmpty else { return [] }
        let context = GEOSContext()
        let one = try GEOSShape.covered(by: some, in: context)
        let other = try GEOSShape.covered(by: others, in: context)
        return try one.polygons(inCommonWith: other)
    }
}

extension GEOSShape {
    /// The polygons that it has in common with another shape of the same context.
    func polygons(inCommonWith other: GEOSShape) throws -> [[[Position]]] {
        let common = GEOSShape(geos.GEOSIntersection_r(context.handle, pointer, other.pointer), in: context)
        guard let common else {
            throw UnreadableGeometry("the polygons cannot be intersected: \(context.takeError())")
        }
        return common.polygons
    }
}

import CGEOS

/// What one geometry covers and another does not.
public enum GeometryDifference {
    /// The polygons of what a list of polygons covers and another does not: rings, the outer one first, in no promised order. Each list
    /// may touch itself, but not overlap itself.
    ///
    /// - Throws: `UnreadableGeometry` for rings that cross themselves or each other.
    ///
    /// Complexity: O(n log n) for n positions that seldom cross.
    public static func polygons(
        of some: [[[Position]]], without others: [[[Position]]]
    ) throws -> [[[Position]]] {
        guard !some.isEmpty, !others.isEmpty else { return some }
        let context = GEOSContext()
        let one = try GEOSShape.covered(by: some, in: context)
        let other = try GEOSShape.covered(by: others, in: context)
        let rest = GEOSShape(geos.GEOSDifference_r(context.handle, one.pointer, other.pointer), in: context)
        guard let rest else {
            throw UnreadableGeometry("the polygons cannot be taken from each other: \(context.takeError())")
        }
        return rest.polygons
    }
}

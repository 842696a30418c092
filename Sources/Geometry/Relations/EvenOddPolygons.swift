import CGEOS

/// Polygons whose outlines cross themselves or each other, made into others that do not.
public enum EvenOddPolygons {
    /// Polygons that hold what any of those given holds, each by the even-odd rule; the same ones where they are valid.
    ///
    /// - Parameter polygons: rings, the outer one of each first.
    /// - Throws: `UnreadableGeometry` for what is no polygon at all.
    ///
    /// Complexity: O(n log n) for n positions that seldom cross.
    public static func of(_ polygons: [[[Position]]]) throws -> [[[Position]]] {
        if Validity.reason(of: polygons) == nil { return polygons }
        let context = GEOSContext()
        let parts = try polygons.flatMap { rings in
            let shape = try GEOSShape(.polygons([rings]), in: context)
            guard let valid = GEOSShape(geos.GEOSMakeValid_r(context.handle, shape.pointer), in: context) else {
                throw UnreadableGeometry("the polygon cannot be made valid: \(context.takeError())")
            }
            return valid.polygons
        }
        return polygons.count == 1 || parts.isEmpty ? parts : try united(parts, in: context)
    }

    private static func united(_ polygons: [[[Position]]], in context: GEOSContext) throws -> [[[Position]]] {
        let shape = try GEOSShape(.polygons(polygons), in: context)
        guard let union = GEOSShape(geos.GEOSUnaryUnion_r(context.handle, shape.pointer), in: context) else {
            throw UnreadableGeometry("the polygons cannot be united: \(context.takeError())")
        }
        return union.polygons
    }
}

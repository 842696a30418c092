import CGEOS

/// Geometries of one dimension made into one, without what they share being there twice.
public enum GeometryUnion {
    /// Points become a multipoint; lines are cut where they meet; polygons that overlap or share an edge grow together.
    ///
    /// - Throws: `UnreadableGeometry` if there are none, if their dimensions differ, and for broken ones.
    ///
    /// Complexity: O(n log n) for n positions that seldom cross.
    public static func of(_ geometries: [SourceGeometry]) throws -> SourceGeometry {
        let parts = geometries.filter { !$0.positions.isEmpty }
        guard let first = parts.first else { throw UnreadableGeometry("there is no geometry to unite") }
        if let other = parts.first(where: { $0.dimension != first.dimension }) {
            throw UnreadableGeometry("\(name(first)) and \(name(other)) cannot be united")
        }
        guard let all = SourceGeometry(parts: parts) else { throw UnreadableGeometry("there is no geometry to unite") }
        return try united(all, in: GEOSContext())
    }

    private static func united(_ geometry: SourceGeometry, in context: GEOSContext) throws -> SourceGeometry {
        let shape = try GEOSShape(geometry, in: context)
        guard let union = GEOSShape(geos.GEOSUnaryUnion_r(context.handle, shape.pointer), in: context) else {
            throw UnreadableGeometry("the geometries cannot be united: \(context.takeError())")
        }
        guard let united = union.sourceGeometry else {
            throw UnreadableGeometry("nothing is left of the geometries when they are united")
        }
        if case .point(let position) = united { return .multiPoint([position]) }
        return united
    }

    private static func name(_ geometry: SourceGeometry) -> String {
        ["points", "lines", "polygons"][geometry.dimension]
    }
}

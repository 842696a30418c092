import CGEOS

extension GEOSShape {
    /// The area that polygons cover: those with an edge in common grow together, as GEOS misjudges what they have in common with others
    /// where they do not.
    ///
    /// - Throws: `UnreadableGeometry`.
    static func covered(by polygons: [[[Position]]], in context: GEOSContext) throws -> GEOSShape {
        let shape = try GEOSShape(.polygons(polygons), in: context)
        if polygons.count == 1 { return shape }
        guard let united = GEOSShape(geos.GEOSUnaryUnion_r(context.handle, shape.pointer), in: context) else {
            throw UnreadableGeometry("the polygons cannot be united: \(context.takeError())")
        }
        return united
    }
}

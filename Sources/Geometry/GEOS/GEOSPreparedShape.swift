import CGEOS

/// An index over a shape that GEOS owns the memory of; it keeps the shape.
final class GEOSPreparedShape {
    let shape: GEOSShape
    let pointer: OpaquePointer

    init(_ shape: GEOSShape) throws(UnreadableGeometry) {
        guard let pointer = geos.GEOSPrepare_r(shape.context.handle, shape.pointer) else {
            throw UnreadableGeometry("the geometry cannot be indexed: \(shape.context.takeError())")
        }
        self.shape = shape
        self.pointer = pointer
    }

    deinit {
        geos.GEOSPreparedGeom_destroy_r(shape.context.handle, pointer)
    }
}

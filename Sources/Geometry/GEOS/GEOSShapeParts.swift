import CGEOS

/// A part of a shape, borrowed from it: valid as long as the shape is.
struct GEOSPart {
    let context: GEOSContext
    let pointer: OpaquePointer

    /// The members of a collection; a simple geometry is its own only member.
    var members: [GEOSPart] {
        let count = GEOSGetNumGeometries_r(context.handle, pointer)
        return (0..<max(0, count)).compactMap { part(GEOSGetGeometryN_r(context.handle, pointer, $0)) }
    }

    /// The rings of a polygon, the outer one first.
    var rings: [GEOSPart] {
        let holes = max(0, GEOSGetNumInteriorRings_r(context.handle, pointer))
        let inner = (0..<holes).map { GEOSGetInteriorRingN_r(context.handle, pointer, $0) }
        return ([GEOSGetExteriorRing_r(context.handle, pointer)] + inner).compactMap(part)
    }

    var isEmpty: Bool { GEOSisEmpty_r(context.handle, pointer) != 0 }

    /// The positions of a point, a line or a ring.
    var positions: [Position] {
        guard let sequence = GEOSGeom_getCoordSeq_r(context.handle, pointer) else { return [] }
        var count: UInt32 = 0
        guard GEOSCoordSeq_getSize_r(context.handle, sequence, &count) != 0 else { return [] }
        return (0..<count).map { index in
            var position = Position(x: .nan, y: .nan)
            _ = GEOSCoordSeq_getXY_r(context.handle, sequence, index, &position.x, &position.y)
            return position
        }
    }

    private func part(_ pointer: OpaquePointer?) -> GEOSPart? {
        pointer.map { GEOSPart(context: context, pointer: $0) }
    }
}

extension GEOSShape {
    var part: GEOSPart { GEOSPart(context: context, pointer: pointer) }
}

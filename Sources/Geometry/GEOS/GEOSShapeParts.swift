import CGEOS

/// A part of a shape, borrowed from it: valid as long as the shape is.
struct GEOSPart {
    let context: GEOSContext
    let pointer: OpaquePointer

    /// The members of a collection; a simple geometry is its own only member.
    var members: [GEOSPart] {
        let count = geos.GEOSGetNumGeometries_r(context.handle, pointer)
        return (0..<max(0, count)).compactMap { part(geos.GEOSGetGeometryN_r(context.handle, pointer, $0)) }
    }

    /// The rings of a polygon, the outer one first.
    var rings: [GEOSPart] {
        let holes = max(0, geos.GEOSGetNumInteriorRings_r(context.handle, pointer))
        let inner = (0..<holes).map { geos.GEOSGetInteriorRingN_r(context.handle, pointer, $0) }
        return ([geos.GEOSGetExteriorRing_r(context.handle, pointer)] + inner).compactMap(part)
    }

    var isEmpty: Bool { geos.GEOSisEmpty_r(context.handle, pointer) != 0 }

    /// The positions of a point, a line or a ring.
    var positions: [Position] {
        guard let sequence = geos.GEOSGeom_getCoordSeq_r(context.handle, pointer) else { return [] }
        var count: UInt32 = 0
        guard geos.GEOSCoordSeq_getSize_r(context.handle, sequence, &count) != 0 else { return [] }
        var numbers = [Double](repeating: .nan, count: 2 * Int(count))
        _ = geos.GEOSCoordSeq_copyToBuffer_r(context.handle, sequence, &numbers, 0, 0)
        return (0..<Int(count)).map { Position(x: numbers[2 * $0], y: numbers[2 * $0 + 1]) }
    }

    private func part(_ pointer: OpaquePointer?) -> GEOSPart? {
        pointer.map { GEOSPart(context: context, pointer: $0) }
    }
}

extension GEOSShape {
    var part: GEOSPart { GEOSPart(context: context, pointer: pointer) }

    /// The polygons of a shape, which may be a collection with lines and points where two polygons touched, and of
    /// collections.
    var polygons: [[[Position]]] {
        part.members.flatMap(\.members).filter {
            !$0.isEmpty && geos.GEOSGeom_getDimensions_r(context.handle, $0.pointer) == 2
        }
        .map { $0.rings.map(\.positions) }
    }

    /// The shape without its empty parts; nil for a collection of several kinds and for what is empty.
    var sourceGeometry: SourceGeometry? {
        let members = part.members.filter { !$0.isEmpty }
        guard !members.isEmpty else { return nil }
        switch GEOSGeomTypes(UInt32(bitPattern: geos.GEOSGeomTypeId_r(context.handle, pointer))) {
        case GEOS_POINT: return members[0].positions.first.map(SourceGeometry.point)
        case GEOS_MULTIPOINT: return .multiPoint(members.flatMap(\.positions))
        case GEOS_LINESTRING, GEOS_LINEARRING, GEOS_MULTILINESTRING: return .lines(members.map(\.positions))
        case GEOS_POLYGON, GEOS_MULTIPOLYGON: return .polygons(members.map { $0.rings.map(\.positions) })
        default: return nil
        }
    }
}

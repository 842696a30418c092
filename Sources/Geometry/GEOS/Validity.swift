import CGEOS

/// Whether polygons are valid in the sense of OGC 06-103r4, section 6.1.11: rings closed, simple and nested.
public enum Validity {
    /// Why polygons that belong together are not valid, in words of GEOS such as `Self-intersection`, and where;
    /// nil if they are valid. Rings may be closed or not.
    ///
    /// Complexity: O(n log n) for n positions.
    public static func reason(
        of polygons: [[[Position]]], in context: GEOSContext = GEOSContext()
    ) -> (reason: String, at: Position)? {
        if let fault = fault(in: polygons) { return fault }
        guard let shape = shape(of: polygons, in: context) else {
            return (context.takeError(), polygons.first?.first?.first ?? Position(x: 0, y: 0))
        }
        return fault(in: shape)
    }

    /// What GEOS would not even take.
    private static func fault(in polygons: [[[Position]]]) -> (reason: String, at: Position)? {
        for polygon in polygons {
            if polygon.isEmpty { return ("Polygon without a ring", Position(x: 0, y: 0)) }
            for ring in polygon {
                if let broken = ring.first(where: { !$0.isFinite }) { return ("Coordinate that is not finite", broken) }
                if closed(ring).count < 4 {
                    return ("Too few points in a ring", ring.first ?? Position(x: 0, y: 0))
                }
            }
        }
        return nil
    }

    private static func fault(in shape: GEOSShape) -> (reason: String, at: Position)? {
        let handle = shape.context.handle
        var (reason, location): (UnsafeMutablePointer<CChar>?, OpaquePointer?)
        let answer = GEOSisValidDetail_r(handle, shape.pointer, 0, &reason, &location)
        defer { if let reason { GEOSFree_r(handle, reason) } }
        let place = GEOSShape(location, in: shape.context)
        if answer == 1 { return nil }
        let text = reason.map { String(cString: $0) } ?? shape.context.takeError()
        return (
            text,
            place?.part.positions.first ?? shape.part.members.first?.rings.first?.positions.first
                ?? Position(x: 0, y: 0)
        )
    }

    private static func closed(_ ring: [Position]) -> [Position] {
        guard let first = ring.first, ring.last != first else { return ring }
        return ring + [first]
    }

    /// The polygons as one multipolygon of GEOS.
    private static func shape(of polygons: [[[Position]]], in context: GEOSContext) -> GEOSShape? {
        var members: [OpaquePointer?] = []
        for polygon in polygons {
            guard let member = pointer(toPolygon: polygon, in: context) else {
                for member in members { GEOSGeom_destroy_r(context.handle, member) }
                return nil
            }
            members.append(member)
        }
        let kind = Int32(GEOS_MULTIPOLYGON.rawValue)
        // GEOS takes over the members, also where it fails.
        return GEOSShape(
            GEOSGeom_createCollection_r(context.handle, kind, &members, UInt32(members.count)), in: context)
    }

    private static func pointer(toPolygon rings: [[Position]], in context: GEOSContext) -> OpaquePointer? {
        var pointers: [OpaquePointer?] = []
        for ring in rings {
            guard let pointer = pointer(toRing: closed(ring), in: context) else {
                for pointer in pointers { GEOSGeom_destroy_r(context.handle, pointer) }
                return nil
            }
            pointers.append(pointer)
        }
        var holes = Array(pointers.dropFirst())
        return GEOSGeom_createPolygon_r(context.handle, pointers[0], &holes, UInt32(holes.count))
    }

    private static func pointer(toRing ring: [Position], in context: GEOSContext) -> OpaquePointer? {
        let numbers = ring.flatMap { [$0.x, $0.y] }
        guard let sequence = GEOSCoordSeq_copyFromBuffer_r(context.handle, numbers, UInt32(ring.count), 0, 0) else {
            return nil
        }
        return GEOSGeom_createLinearRing_r(context.handle, sequence)
    }
}

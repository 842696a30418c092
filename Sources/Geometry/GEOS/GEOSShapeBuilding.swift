import CGEOS

extension GEOSShape {
    /// A geometry handed over to GEOS. Rings may be closed or not.
    ///
    /// - Throws: `UnreadableGeometry` for what GEOS cannot take: numbers that are not finite, lines of one position,
    ///   rings of fewer than four, polygons without a ring.
    convenience init(_ geometry: SourceGeometry, in context: GEOSContext) throws(UnreadableGeometry) {
        if let fault = geometry.fault {
            throw UnreadableGeometry("the geometry is broken: \(fault.reason) at \(fault.place.x) \(fault.place.y)")
        }
        guard let shape = GEOSShapeBuilder(context: context).geometry(geometry) else {
            throw UnreadableGeometry("the geometry is broken: \(context.takeError())")
        }
        self.init(owned: shape, in: context)
    }

    /// A geometry without a `fault`; nil where GEOS finds another one and says so.
    convenience init?(unchecked geometry: SourceGeometry, in context: GEOSContext) {
        self.init(GEOSShapeBuilder(context: context).geometry(geometry), in: context)
    }
}

/// Makes shapes that its caller owns; nil where GEOS refuses.
private struct GEOSShapeBuilder {
    let context: GEOSContext

    func geometry(_ geometry: SourceGeometry) -> OpaquePointer? {
        switch geometry {
        case .point(let position): point(position)
        case .multiPoint(let positions): collection(GEOS_MULTIPOINT, of: positions, by: point)
        case .lines(let lines): collection(GEOS_MULTILINESTRING, of: lines, by: line)
        case .polygons(let polygons): collection(GEOS_MULTIPOLYGON, of: polygons, by: polygon)
        }
    }

    private func point(_ position: Position) -> OpaquePointer? {
        geos.GEOSGeom_createPointFromXY_r(context.handle, position.x, position.y)
    }

    private func line(_ positions: [Position]) -> OpaquePointer? {
        sequence(positions).flatMap { geos.GEOSGeom_createLineString_r(context.handle, $0) }
    }

    private func polygon(_ rings: [[Position]]) -> OpaquePointer? {
        guard let pointers = all(rings, by: ring), let outer = pointers.first else { return nil }
        var holes = Array(pointers.dropFirst())
        return geos.GEOSGeom_createPolygon_r(context.handle, outer, &holes, UInt32(holes.count))
    }

    private func ring(_ positions: [Position]) -> OpaquePointer? {
        let closed = positions.first == positions.last ? positions : positions + positions.prefix(1)
        return sequence(closed).flatMap { geos.GEOSGeom_createLinearRing_r(context.handle, $0) }
    }

    /// The only member itself, or a collection.
    private func collection<Member>(
        _ kind: GEOSGeomTypes, of members: [Member], by build: (Member) -> OpaquePointer?
    ) -> OpaquePointer? {
        if members.count == 1 { return build(members[0]) }
        guard var pointers = all(members, by: build) else { return nil }
        // GEOS takes over the members, also where it fails.
        return geos.GEOSGeom_createCollection_r(
            context.handle, Int32(kind.rawValue), &pointers, UInt32(pointers.count))
    }

    /// Every part, or none where one fails.
    private func all<Part>(_ parts: [Part], by build: (Part) -> OpaquePointer?) -> [OpaquePointer?]? {
        var pointers: [OpaquePointer?] = []
        pointers.reserveCapacity(parts.count)
        for part in parts {
            guard let pointer = build(part) else {
                for pointer in pointers { geos.GEOSGeom_destroy_r(context.handle, pointer) }
                return nil
            }
            pointers.append(pointer)
        }
        return pointers
    }

    private func sequence(_ positions: [Position]) -> OpaquePointer? {
        // A position is two doubles in a row, which is the layout that GEOS copies from.
        positions.withUnsafeBytes { bytes in
            geos.GEOSCoordSeq_copyFromBuffer_r(
                context.handle, bytes.assumingMemoryBound(to: Double.self).baseAddress, UInt32(positions.count), 0, 0)
        }
    }
}

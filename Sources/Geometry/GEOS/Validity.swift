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
        if let fault = SourceGeometry.polygons(polygons).fault { return (fault.reason, fault.place) }
        guard let shape = GEOSShape(unchecked: .polygons(polygons), in: context) else {
            return (context.takeError(), polygons.first?.first?.first ?? Position(x: 0, y: 0))
        }
        return fault(in: shape)
    }

    private static func fault(in shape: GEOSShape) -> (reason: String, at: Position)? {
        let handle = shape.context.handle
        var (reason, location): (UnsafeMutablePointer<CChar>?, OpaquePointer?)
        let answer = geos.GEOSisValidDetail_r(handle, shape.pointer, 0, &reason, &location)
        defer { if let reason { geos.GEOSFree_r(handle, reason) } }
        let place = GEOSShape(location, in: shape.context)
        if answer == 1 { return nil }
        let text = reason.map { String(cString: $0) } ?? shape.context.takeError()
        return (
            text,
            place?.part.positions.first ?? shape.part.members.first?.rings.first?.positions.first
                ?? Position(x: 0, y: 0)
        )
    }
}

/// What GEOS would not even take, in its own manner of speaking, and where.
struct SourceGeometryFault {
    let reason: String
    let place: Position

    init(_ reason: String, at place: Position?) {
        self.reason = reason
        self.place = place ?? Position(x: 0, y: 0)
    }
}

extension SourceGeometry {
    /// The first fault of the parts: no geometry at all is none.
    var fault: SourceGeometryFault? {
        switch self {
        case .point(let position): Self.fault(inNumbersOf: [position])
        case .multiPoint(let positions): Self.fault(inNumbersOf: positions)
        case .lines(let lines): lines.firstFault(Self.fault(inLine:))
        case .polygons(let polygons): polygons.firstFault(Self.fault(inPolygon:))
        }
    }

    private static func fault(inLine line: [Position]) -> SourceGeometryFault? {
        if let fault = fault(inNumbersOf: line) { return fault }
        return line.count < 2 ? SourceGeometryFault("Too few points in a line", at: line.first) : nil
    }

    private static func fault(inPolygon rings: [[Position]]) -> SourceGeometryFault? {
        rings.isEmpty ? SourceGeometryFault("Polygon without a ring", at: nil) : rings.firstFault(fault(inRing:))
    }

    private static func fault(inRing ring: [Position]) -> SourceGeometryFault? {
        if let fault = fault(inNumbersOf: ring) { return fault }
        let closedCount = ring.first == ring.last ? ring.count : ring.count + 1
        return closedCount < 4 ? SourceGeometryFault("Too few points in a ring", at: ring.first) : nil
    }

    private static func fault(inNumbersOf positions: [Position]) -> SourceGeometryFault? {
        guard let broken = positions.first(where: { !$0.isFinite }) else { return nil }
        return SourceGeometryFault("Coordinate that is not finite", at: broken)
    }
}

extension Array {
    fileprivate func firstFault(_ fault: (Element) -> SourceGeometryFault?) -> SourceGeometryFault? {
        for element in self {
            if let found = fault(element) { return found }
        }
        return nil
    }
}

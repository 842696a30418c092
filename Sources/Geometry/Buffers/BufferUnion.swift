import CGEOS

/// Polygons on the map in units of 1e-7 degree, united on the grid of whole units and brought back between the
/// antimeridians.
enum BufferUnion {
    /// - Throws: `UnreadableGeometry` with the reason of GEOS.
    static func of(_ polygons: [[[Position]]]) throws -> SourceGeometry {
        let context = GEOSContext()
        let united = try onGrid(try union(of: polygons[...], in: context))
        guard case .polygons(let whole)? = united.sourceGeometry else {
            throw nothingLeft
        }
        let cut = try isOnMap(whole) ? whole : onMap(united)
        return .polygons(cut.map(degrees))
    }

    /// Valid polygons with each position moved to the grid; what vanishes there is left out.
    static func onGrid(_ polygons: [[[Position]]]) throws -> [[[Position]]] {
        let gridded = try onGrid(GEOSShape(.polygons(polygons), in: GEOSContext()))
        guard case .polygons(let kept)? = gridded.sourceGeometry else { return [] }
        return kept
    }

    /// For a distance below the grid.
    static let nothingLeft = UnreadableGeometry("the buffer is so small that nothing is left of it on a grid of 1 cm")

    /// A ring in degrees.
    static func degrees(_ ring: [Coordinate]) -> [Position] {
        ring.map { Position(x: $0.longitudeDegrees, y: $0.latitudeDegrees) }
    }

    private static func degrees(_ polygon: [[Position]]) -> [[Position]] {
        polygon.enumerated().map { index, ring in
            let places = ring.map { Coordinate(longitude: Int32($0.x), latitude: Int32($0.y)) }
            return degrees(Polygon.ring(places, counterclockwise: index == 0))
        }
    }

    private static func isOnMap(_ polygons: [[[Position]]]) -> Bool {
        polygons.allSatisfy { $0[0].allSatisfy { abs($0.x) <= 1_800_000_000 } }
    }

    /// The parts of the three maps that lie side by side, laid over each other.
    private static func onMap(_ shape: GEOSShape) throws -> [[[Position]]] {
        var parts: [[[Position]]] = []
        for shift in [0.0, 3_600_000_000, -3_600_000_000] {
            let map = try GEOSShape(.polygons([[mapRing(shiftedEast: -shift)]]), in: shape.context)
            let part = try made(
                geos.GEOSIntersectionPrec_r(shape.context.handle, shape.pointer, map.pointer, 1), shape.context)
            parts += part.polygons.map { $0.map { $0.map { Position(x: $0.x + shift, y: $0.y) } } }
        }
        guard
            case .polygons(let whole)? = try onGrid(union(try GEOSShape(.polygons(parts), in: shape.context)))
                .sourceGeometry
        else { throw nothingLeft }
        return whole
    }

    private static func mapRing(shiftedEast shift: Double) -> [Position] {
        let (west, east) = (shift - 1_800_000_000, shift + 1_800_000_000)
        let (south, north) = (-900_000_000.0, 900_000_000.0)
        return [
            Position(x: west, y: south), Position(x: east, y: south), Position(x: east, y: north),
            Position(x: west, y: north), Position(x: west, y: south),
        ]
    }

    /// By halves, as neighbours in the list are neighbours on the map: that is several times faster than the order that
    /// GEOS takes by itself.
    private static func union(of polygons: ArraySlice<[[Position]]>, in context: GEOSContext) throws -> GEOSShape {
        guard polygons.count > 8 else { return try union(try GEOSShape(.polygons(Array(polygons)), in: context)) }
        let middle = polygons.startIndex + polygons.count / 2
        let first = try union(of: polygons[..<middle], in: context)
        let second = try union(of: polygons[middle...], in: context)
        return try made(geos.GEOSUnion_r(context.handle, first.pointer, second.pointer), context)
    }

    private static func union(_ shape: GEOSShape) throws -> GEOSShape {
        try made(geos.GEOSUnaryUnion_r(shape.context.handle, shape.pointer), shape.context)
    }

    /// Rounding alone is seldom wrong and much faster than rounding with care.
    private static func onGrid(_ shape: GEOSShape) throws -> GEOSShape {
        try rounded(shape)
            ?? made(geos.GEOSGeom_setPrecision_r(shape.context.handle, shape.pointer, 1, 0), shape.context)
    }

    /// Each position moved to the grid by itself; nil where that spoils a polygon.
    private static func rounded(_ shape: GEOSShape) -> GEOSShape? {
        guard case .polygons(let polygons)? = shape.sourceGeometry else { return nil }
        let kept = polygons.map { $0.prefix(1) + $0.dropFirst().filter { !isSliver($0) } }
            .map { $0.map(rounded) }.filter { $0[0].count > 3 }.map { $0.filter { $0.count > 3 } }
        guard let candidate = GEOSShape(unchecked: .polygons(kept), in: shape.context) else { return nil }
        return geos.GEOSisValid_r(shape.context.handle, candidate.pointer) == 1 ? candidate : nil
    }

    /// Whether a hole is what computing leaves between two pieces with a common side, and would be opened by the grid.
    private static func isSliver(_ hole: [Position]) -> Bool {
        guard let origin = hole.first else { return true }
        var (doubledArea, length) = (0.0, 0.0)
        for (tail, head) in zip(hole, hole.dropFirst()) {
            let (dx, dy) = (head.x - tail.x, head.y - tail.y)
            doubledArea += (tail.x - origin.x) * dy - (tail.y - origin.y) * dx
            length += (dx * dx + dy * dy).squareRoot()
        }
        return abs(doubledArea) < leastWidth * length
    }

    /// Of a hole, in units of the grid; what is left over is ten thousand times thinner.
    private static let leastWidth = 0.01

    /// A closed ring on the grid; three positions or fewer where nothing is left of it.
    private static func rounded(_ ring: [Position]) -> [Position] {
        var kept: [Position] = []
        for position in ring {
            let moved = Position(
                x: position.x.rounded(.toNearestOrEven), y: position.y.rounded(.toNearestOrEven))
            if moved != kept.last { kept.append(moved) }
        }
        return kept
    }

    private static func made(_ pointer: OpaquePointer?, _ context: GEOSContext) throws -> GEOSShape {
        guard let shape = GEOSShape(pointer, in: context) else {
            throw UnreadableGeometry("the buffer cannot be made: \(context.takeError())")
        }
        return shape
    }
}

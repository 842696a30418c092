import CGEOS

/// Polygons that many small ones are intersected with: what lies near each of these is cut out once for all that lie there.
///
/// Tiles of a level are twice as wide as they are apart, so that what is no wider than they are apart lies whole in one of them; each is cut
/// out of a tile of the level above, of which tiles are four times as wide.
public final class TiledPolygons {
    private let context = GEOSContext()
    private let whole: GEOSPreparedShape
    private let origin: Position
    /// Of the box that holds all.
    private let width: Double
    /// What lies in a tile; nil for nothing.
    private var tiles: [Tile: GEOSShape?] = [:]

    /// Beyond this level tiles do not get smaller.
    private static let lastLevel = 8

    private struct Tile: Hashable {
        /// 0 is all of the plane.
        let level: Int
        let column: Int
        let row: Int

        /// A tile of the level above that holds it.
        var above: Tile { Tile(level: level - 1, column: Self.above(column), row: Self.above(row)) }

        private static func above(_ number: Int) -> Int { number >> 2 }
    }

    /// - Parameter polygons: rings, the outer one first; they may touch each other, but not overlap. None crosses itself.
    /// - Throws: `UnreadableGeometry`.
    public init(_ polygons: [[[Position]]]) throws {
        whole = try GEOSPreparedShape(GEOSShape(.polygons(polygons), in: context))
        let box = PositionBox(of: polygons.joined().joined())
        origin = box?.min ?? Position(x: 0, y: 0)
        width = box.map { max($0.max.x - $0.min.x, $0.max.y - $0.min.y, 1) } ?? 1
    }

    /// The polygons that they have in common with others, in no promised order.
    ///
    /// - Throws: `UnreadableGeometry` for rings that cross themselves or each other.
    public func common(with polygons: [[[Position]]]) throws -> [[[Position]]] {
        guard let box = PositionBox(of: polygons.joined().joined()) else { return [] }
        let other = try GEOSShape(.polygons(polygons), in: context)
        if geos.GEOSPreparedContains_r(context.handle, whole.pointer, other.pointer) == 1 { return polygons }
        guard let near = try shape(in: tile(holding: box)) else { return [] }
        return try near.polygons(inCommonWith: other)
    }

    /// The smallest tile that holds a box.
    private func tile(holding box: PositionBox) -> Tile {
        let size = max(box.max.x - box.min.x, box.max.y - box.min.y)
        var level = 0
        while level < Self.lastLevel, size <= distance(level + 1) { level += 1 }
        guard level > 0 else { return Tile(level: 0, column: 0, row: 0) }
        let column = ((box.min.x - origin.x) / distance(level)).rounded(.down)
        let row = ((box.min.y - origin.y) / distance(level)).rounded(.down)
        // What lies beside the polygons has nothing in common with them, whatever tile it is said to lie in.
        let ends = -4.0...Double(1 << (2 * Self.lastLevel))
        guard ends.contains(column), ends.contains(row) else { return Tile(level: 0, column: 0, row: 0) }
        return Tile(level: level, column: Int(column), row: Int(row))
    }

    private func distance(_ level: Int) -> Double { width / Double(1 << (2 * level)) }

    private func shape(in tile: Tile) throws -> GEOSShape? {
        if tile.level == 0 { return whole.shape }
        if let known = tiles[tile] { return known }
        let found = try shape(in: tile.above).flatMap { try part(of: $0, in: tile) }
        tiles[tile] = .some(found)
        return found
    }

    private func part(of shape: GEOSShape, in tile: Tile) throws -> GEOSShape? {
        let side = distance(tile.level)
        let (west, south) = (origin.x + Double(tile.column) * side, origin.y + Double(tile.row) * side)
        let (east, north) = (west + 2 * side, south + 2 * side)
        let corners = [(west, south), (east, south), (east, north), (west, north), (west, south)]
        let square = try GEOSShape(.polygons([[corners.map { Position(x: $0.0, y: $0.1) }]]), in: context)
        let parts = try shape.polygons(inCommonWith: square)
        return parts.isEmpty ? nil : try GEOSShape(.polygons(parts), in: context)
    }
}

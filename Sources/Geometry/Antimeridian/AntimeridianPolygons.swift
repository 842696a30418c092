/// Cuts polygons where they cross the antimeridian (RFC 7946, section 3.1.9).
public enum AntimeridianPolygons {
    /// The polygons, those that cross replaced by their parts.
    ///
    /// A polygon around a pole is closed along the pole's edge of the map. One that no cut makes sense of (rings that
    /// cross each other, or a ring that is nothing but jumps) stays as it is.
    /// O(coordinates · log crossings) a polygon.
    public static func cut(_ polygons: [[[Coordinate]]]) -> [[[Coordinate]]] {
        guard polygons.contains(where: isCrossed) else { return polygons }
        return polygons.flatMap { isCrossed($0) ? parts(of: $0) ?? [$0] : [$0] }
    }

    private static func isCrossed(_ rings: [[Coordinate]]) -> Bool {
        rings.contains(where: Antimeridian.isCrossed)
    }

    private static func parts(of rings: [[Coordinate]]) -> [[[Coordinate]]]? {
        var polygons = [unrolled(rings)]
        for cut in cuts(across: polygons[0]) {
            var halves: [[[UnrolledPoint]]] = []
            for polygon in polygons {
                guard let parts = PolygonCut(polygon, at: cut).parts() else { return nil }
                halves += parts
            }
            polygons = halves
        }
        let parts = polygons.filter { !$0.isEmpty && RingArea.doubled($0[0]) != 0 }.map(rolledUp)
        return parts.isEmpty ? nil : parts
    }

    /// The rings as open lists of points, outer counter-clockwise and holes clockwise, holes beside their outer ring.
    static func unrolled(_ rings: [[Coordinate]]) -> [[UnrolledPoint]] {
        var outer: [UnrolledPoint] = []
        return rings.enumerated().map { index, ring in
            var points = closed(Antimeridian.unrolled(ring))
            if (RingArea.doubled(points) > 0) != (index == 0) { points.reverse() }
            if index == 0 { outer = points } else { shift(&points, into: outer) }
            return points
        }
    }

    /// The ring without its repeated end. A ring that comes home a turn away goes round a pole: the nearer one.
    private static func closed(_ ring: [UnrolledPoint]) -> [UnrolledPoint] {
        guard let first = ring.first, let last = ring.last, ring.count > 1 else { return ring }
        if first == last { return ring.dropLast() }
        if first.x == last.x { return ring }
        let pole: Int64 = ring.reduce(0) { $0 + $1.y } >= 0 ? 900_000_000 : -900_000_000
        let way = last.x > first.x ? Antimeridian.halfTurn : -Antimeridian.halfTurn
        // The way along the pole is a turn long: a point in its middle keeps every step within 180 degrees.
        let alongPole = [last.x, first.x + way, first.x].map { UnrolledPoint(x: $0, y: pole) }
        return ring + alongPole
    }

    /// Moves a hole by whole turns to where its outer ring is.
    private static func shift(_ hole: inout [UnrolledPoint], into outer: [UnrolledPoint]) {
        guard let west = outer.map(\.x).min(), let east = outer.map(\.x).max() else { return }
        guard let start = hole.map(\.x).min(), let end = hole.map(\.x).max() else { return }
        let turns = [0, Antimeridian.turn, -Antimeridian.turn]
        guard let turn = turns.first(where: { start + $0 >= west && end + $0 <= east }) else { return }
        for index in hole.indices { hole[index].x += turn }
    }

    private static func cuts(across polygon: [[UnrolledPoint]]) -> [Int64] {
        guard let outer = polygon.first, let west = outer.map(\.x).min(), let east = outer.map(\.x).max() else {
            return []
        }
        return [-3, -1, 1, 3].map { $0 * Antimeridian.halfTurn }.filter { $0 > west && $0 < east }
    }

    private static func rolledUp(_ rings: [[UnrolledPoint]]) -> [[Coordinate]] {
        let xs = rings[0].map(\.x)
        let ends = [xs.min() ?? 0, xs.max() ?? 0].map { UnrolledPoint(x: $0, y: 0) }
        let strip = Antimeridian.strip(from: ends[0], to: ends[1]) ?? 0
        return rings.map { ring in
            (ring + ring.prefix(1)).map { Antimeridian.coordinate(of: $0, in: strip) }
        }
    }
}

/// Cuts polygons where they cross the antimeridian (RFC 7946, section 3.1.9).
public enum AntimeridianPolygons {
    /// The polygons, those that cross replaced by their parts.
    ///
    /// A polygon around a pole is closed along the pole's edge of the map. One that no cut makes sense of (rings that
    /// cross each other, or a ring that is nothing but jumps) stays as it is.
    /// O(coordinates · log crossings) a polygon, and for holes of one that winds round O(turns · coordinates) each.
    public static func cut(_ polygons: [[[Coordinate]]]) -> [[[Coordinate]]] {
        guard polygons.contains(where: isCrossed) else { return polygons }
        return polygons.flatMap { isCrossed($0) ? parts(of: $0) ?? [$0] : [$0] }
    }

    private static func isCrossed(_ rings: [[Coordinate]]) -> Bool {
        rings.contains(where: Antimeridian.isCrossed)
    }

    private static func parts(of rings: [[Coordinate]]) -> [[[Coordinate]]]? {
        guard let pieces = pieces(of: unrolled(rings)) else { return nil }
        let parts = pieces.filter { !$0.isEmpty && RingArea.doubled($0[0]) != 0 }.map(rolledUp)
        return parts.isEmpty ? nil : parts
    }

    /// Cut in its middle first, so that one that winds round the globe often is not walked through for each turn.
    private static func pieces(of polygon: [[GridPoint]]) -> [[[GridPoint]]]? {
        guard let cut = middleCut(across: polygon) else { return [polygon] }
        guard let halves = PolygonCut(polygon, at: cut).parts() else { return nil }
        var pieces: [[[GridPoint]]] = []
        for half in halves {
            guard let more = self.pieces(of: half) else { return nil }
            pieces += more
        }
        return pieces
    }

    /// The rings as open lists of points, outer counter-clockwise and holes clockwise, holes beside their outer ring.
    static func unrolled(_ rings: [[Coordinate]]) -> [[GridPoint]] {
        var outer: [GridPoint] = []
        return rings.enumerated().map { index, ring in
            var points = closed(Antimeridian.unrolled(ring))
            if (RingArea.doubled(points) > 0) != (index == 0) { points.reverse() }
            if index == 0 { outer = points } else { shift(&points, into: outer) }
            return points
        }
    }

    /// The ring without its repeated end. A ring that comes home a turn away goes round a pole: the nearer one.
    private static func closed(_ ring: [GridPoint]) -> [GridPoint] {
        guard let first = ring.first, let last = ring.last, ring.count > 1 else { return ring }
        if first == last { return ring.dropLast() }
        if first.x == last.x { return ring }
        let pole: Int64 = ring.reduce(0) { $0 + $1.y } >= 0 ? 900_000_000 : -900_000_000
        let way = last.x > first.x ? Antimeridian.halfTurn : -Antimeridian.halfTurn
        // The way along the pole is a turn long: a point in its middle keeps every step within 180 degrees.
        let alongPole = [last.x, first.x + way, first.x].map { GridPoint(x: $0, y: pole) }
        return ring + alongPole
    }

    /// Holes are looked for on so many turns of a ring: each costs a walk along it.
    private static let mostTurns = 1000

    /// Moves a hole by whole turns to where its outer ring is; one that fits in nowhere stays.
    private static func shift(_ hole: inout [GridPoint], into outer: [GridPoint]) {
        guard let ring = range(of: outer), let own = range(of: hole) else { return }
        let least = ceilingQuotient(ring.lowerBound - own.lowerBound, Antimeridian.turn)
        let most = floorQuotient(ring.upperBound - own.upperBound, Antimeridian.turn)
        guard least <= most, most - least < mostTurns else { return }
        func moved(_ turns: Int64) -> [GridPoint] {
            hole.map { GridPoint(x: $0.x + turns * Antimeridian.turn, y: $0.y) }
        }
        let turns = least == most ? least : (least...most).first { RingContainment.contains(outer, moved($0)) }
        if let turns { hole = moved(turns) }
    }

    /// The meridian of 180 degrees that lies strictly within a polygon, or the middle one of several.
    private static func middleCut(across polygon: [[GridPoint]]) -> Int64? {
        guard let ring = polygon.first, let range = range(of: ring) else { return nil }
        let first = floorQuotient(range.lowerBound + Antimeridian.halfTurn, Antimeridian.turn) + 1
        let last = ceilingQuotient(range.upperBound + Antimeridian.halfTurn, Antimeridian.turn) - 1
        guard first <= last else { return nil }
        return floorQuotient(first + last, 2) * Antimeridian.turn - Antimeridian.halfTurn
    }

    private static func range(of ring: [GridPoint]) -> ClosedRange<Int64>? {
        guard let west = ring.lazy.map(\.x).min(), let east = ring.lazy.map(\.x).max() else { return nil }
        return west...east
    }

    private static func floorQuotient(_ dividend: Int64, _ divisor: Int64) -> Int64 {
        let (quotient, rest) = dividend.quotientAndRemainder(dividingBy: divisor)
        return rest < 0 ? quotient - 1 : quotient
    }

    private static func ceilingQuotient(_ dividend: Int64, _ divisor: Int64) -> Int64 {
        -floorQuotient(-dividend, divisor)
    }

    private static func rolledUp(_ rings: [[GridPoint]]) -> [[Coordinate]] {
        let xs = rings[0].map(\.x)
        let ends = [xs.min() ?? 0, xs.max() ?? 0].map { GridPoint(x: $0, y: 0) }
        let strip = Antimeridian.strip(from: ends[0], to: ends[1]) ?? 0
        return rings.map { ring in
            (ring + ring.prefix(1)).map { Antimeridian.coordinate(of: $0, in: strip) }
        }
    }
}

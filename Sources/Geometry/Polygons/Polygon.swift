/// An area with holes on the flat map of longitude and latitude. A point is inside by the even-odd rule.
///
/// What crosses the antimeridian is given in two polygons, cut there.
public struct Polygon: Sendable {
    /// How a place lies to an area.
    public enum Containment: Sendable {
        case inside
        case outline
        case outside
    }

    /// The outlines without repeated vertices: the last vertex is not the first one again.
    public let rings: [[Coordinate]]
    /// The smallest box round all rings.
    public let box: Box
    let outline: PolygonOutline

    /// - Parameter rings: the outer ring and the holes in any order and direction, closed or not. Rings of
    ///   fewer than three different neighbours enclose nothing and are left out.
    ///
    /// Complexity: O(n log n) for n vertices.
    public init(rings: [[Coordinate]]) {
        self.rings = rings.map(Self.withoutRepeats).filter { $0.count >= 3 }
        box = Box(of: self.rings.joined())
        outline = PolygonOutline(rings: self.rings)
    }

    /// Whether a place is inside, exactly.
    public func contains(_ place: Coordinate) -> Containment {
        guard box.contains(place) else { return .outside }
        let point = GridPoint(place)
        var (isInside, isOnOutline) = (false, false)
        outline.visitEdges(eastOf: point) { from, to in
            let (lower, upper) = from.y <= to.y ? (from, to) : (to, from)
            guard lower.y <= point.y, point.y <= upper.y else { return }
            let side = GridPoint.orientation(lower, upper, point)
            if side == 0, min(from.x, to.x) <= point.x, point.x <= max(from.x, to.x) { isOnOutline = true }
            if lower.y <= point.y, point.y < upper.y, side > 0 { isInside.toggle() }
        }
        return isOnOutline ? .outline : isInside ? .inside : .outside
    }

    private static func withoutRepeats(_ ring: [Coordinate]) -> [Coordinate] {
        var kept: [Coordinate] = []
        for vertex in ring where vertex != kept.last { kept.append(vertex) }
        while kept.count > 1, kept.first == kept.last { kept.removeLast() }
        return kept
    }
}

/// Polygons that belong together, in order.
public typealias MultiPolygon = [Polygon]

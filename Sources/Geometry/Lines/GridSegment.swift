/// A straight piece of a line on the flat map; without length it is a point.
struct GridSegment: Sendable {
    let from: GridPoint
    let to: GridPoint

    init(_ from: Coordinate, _ to: Coordinate) {
        self.from = GridPoint(from)
        self.to = GridPoint(to)
    }

    var length: Double {
        let ahead = to - from
        return Double(ahead.dot(ahead)).squareRoot()
    }

    /// Whether a point lies within one unit of the segment. Exact.
    func isNear(_ point: GridPoint) -> Bool {
        let (ahead, aside) = (to - from, point - from)
        let (along, whole) = (ahead.dot(aside), ahead.dot(ahead))
        if along <= 0 { return aside.dot(aside) <= 1 }
        if along >= whole {
            let beyond = point - to
            return beyond.dot(beyond) <= 1
        }
        let area = ahead.cross(aside)
        // No segment is as long as 2^34 units, and the square of what is smaller fits.
        guard area.magnitude < 1 << 34 else { return false }
        return area &* area <= whole
    }

    /// How far along the segment the place nearest to a point is, 0 to 1.
    func fraction(nearest point: GridPoint) -> Double {
        let ahead = to - from
        let (along, whole) = (ahead.dot(point - from), ahead.dot(ahead))
        if along <= 0 { return 0 }
        return along >= whole ? 1 : Double(along) / Double(whole)
    }

    /// Where another segment crosses this one, if each has its ends strictly on both sides of the other. Whether
    /// it does is decided exactly.
    func crossing(_ other: GridSegment) -> Double? {
        let fromSide = GridPoint.orientation(other.from, other.to, from)
        let toSide = GridPoint.orientation(other.from, other.to, to)
        guard fromSide.signum() * toSide.signum() < 0 else { return nil }
        let otherFromSide = GridPoint.orientation(from, to, other.from)
        let otherToSide = GridPoint.orientation(from, to, other.to)
        guard otherFromSide.signum() * otherToSide.signum() < 0 else { return nil }
        return Double(fromSide) / Double(fromSide - toSide)
    }

    /// From the first to the last place of this segment that another one meets: where they cross, and where an
    /// end of either lies within one unit of the other.
    ///
    /// Distance from a segment is convex, so all between two such places is within one unit too.
    func meeting(_ other: GridSegment) -> ClosedRange<Double>? {
        var met: ClosedRange<Double>?
        func note(_ fraction: Double) {
            met = min(met?.lowerBound ?? fraction, fraction)...max(met?.upperBound ?? fraction, fraction)
        }
        if let fraction = crossing(other) { note(fraction) }
        if other.isNear(from) { note(0) }
        if other.isNear(to) { note(1) }
        if isNear(other.from) { note(fraction(nearest: other.from)) }
        if isNear(other.to) { note(fraction(nearest: other.to)) }
        return met
    }
}

extension GridPoint {
    /// The product of two lengths, the second measured in this direction. Exact.
    func dot(_ other: GridPoint) -> Int128 { Int128(x) &* Int128(other.x) &+ Int128(y) &* Int128(other.y) }
}

/// Exact directions on the flat map, for places less than 180 degrees apart.
enum Turn {
    /// Twice the area of a triangle: positive if `c` lies to the left of the line from `a` to `b`.
    @inline(__always)
    static func side(_ a: Coordinate, _ b: Coordinate, _ c: Coordinate) -> Int64 {
        cross(a, b, a, c)
    }

    /// The cross product of the ways from `a` to `b` and from `c` to `d`.
    @inline(__always)
    static func cross(_ a: Coordinate, _ b: Coordinate, _ c: Coordinate, _ d: Coordinate) -> Int64 {
        let (x, y) = (Int64(b.longitude) - Int64(a.longitude), Int64(b.latitude) - Int64(a.latitude))
        let (u, v) = (Int64(d.longitude) - Int64(c.longitude), Int64(d.latitude) - Int64(c.latitude))
        return x &* v &- y &* u
    }

    /// Positive if the ways from `a` to `b` and from `a` to `c` are less than a quarter turn apart.
    @inline(__always)
    static func dot(_ a: Coordinate, _ b: Coordinate, _ c: Coordinate) -> Int64 {
        let (x, y) = (Int64(b.longitude) - Int64(a.longitude), Int64(b.latitude) - Int64(a.latitude))
        let (u, v) = (Int64(c.longitude) - Int64(a.longitude), Int64(c.latitude) - Int64(a.latitude))
        return x &* u &+ y &* v
    }

    /// Whether `place` lies in the box of `a` and `b`.
    @inline(__always)
    static func isInBox(_ place: Coordinate, _ a: Coordinate, _ b: Coordinate) -> Bool {
        min(a.longitude, b.longitude) <= place.longitude && place.longitude <= max(a.longitude, b.longitude)
            && min(a.latitude, b.latitude) <= place.latitude && place.latitude <= max(a.latitude, b.latitude)
    }

    /// Whether the way from `centre` to `a` comes before that to `b`, counterclockwise from the east.
    static func comesBefore(_ a: Coordinate, _ b: Coordinate, round centre: Coordinate) -> Bool {
        let (lowerA, lowerB) = (isBelow(a, centre), isBelow(b, centre))
        if lowerA != lowerB { return lowerB }
        return side(centre, a, b) > 0
    }

    private static func isBelow(_ place: Coordinate, _ centre: Coordinate) -> Bool {
        place.latitude < centre.latitude
            || (place.latitude == centre.latitude && place.longitude < centre.longitude)
    }
}

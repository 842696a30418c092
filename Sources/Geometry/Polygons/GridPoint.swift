/// A place on the flat map of longitude and latitude, in units of 1e-7 degree; beyond the antimeridian, where longitude goes
/// on rising, any number of turns away.
struct GridPoint: Equatable {
    var x: Int64
    var y: Int64

    init(x: Int64, y: Int64) {
        self.x = x
        self.y = y
    }

    init(_ place: Coordinate, shiftedEast shift: Int64 = 0) {
        x = Int64(place.longitude) + shift
        y = Int64(place.latitude)
    }

    static func - (left: GridPoint, right: GridPoint) -> GridPoint {
        GridPoint(x: left.x - right.x, y: left.y - right.y)
    }

    /// Positive where `other` lies to the left of this direction, 0 where it is parallel. Exact.
    func cross(_ other: GridPoint) -> Int128 {
        Int128(x) &* Int128(other.y) &- Int128(y) &* Int128(other.x)
    }

    /// Positive where `c` lies to the left of the line from `a` to `b`, 0 where it lies on it. Exact.
    static func orientation(_ a: GridPoint, _ b: GridPoint, _ c: GridPoint) -> Int128 { (b - a).cross(c - a) }
}

/// Which way three places turn, exactly.
public enum Orientation: Sendable {
    case left
    case right
    /// In one straight line, or two of them are the same.
    case straight

    /// The turn on the way from `a` by `b` to `c`, straight on the map and the short way round the globe.
    @inlinable
    public init(of a: Coordinate, _ b: Coordinate, _ c: Coordinate) {
        let east = Int128(a.longitudeUnits(to: b)) &* (Int128(c.latitude) &- Int128(a.latitude))
        let north = Int128(a.longitudeUnits(to: c)) &* (Int128(b.latitude) &- Int128(a.latitude))
        self = east == north ? .straight : east > north ? .left : .right
    }
}

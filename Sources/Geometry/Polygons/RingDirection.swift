extension Polygon {
    /// A ring turned so that it runs counterclockwise, as an outer ring must by the right-hand rule of
    /// RFC 7946, or clockwise, as a hole must. The first vertex stays the first.
    public static func ring(_ ring: [Coordinate], counterclockwise: Bool) -> [Coordinate] {
        guard let first = ring.first, (RingArea.doubled(ring) < 0) == counterclockwise else { return ring }
        let isClosed = ring.count > 1 && ring.last == first
        let others = isClosed ? ring.dropFirst().dropLast() : ring.dropFirst()
        return [first] + others.reversed() + (isClosed ? [first] : [])
    }
}

extension Polygon {
    /// Twice the area of a ring in square units of 1e-7 degree: positive if it runs counterclockwise on the
    /// map. Exact. The ring may be closed or not.
    public static func signedDoubleArea(of ring: some Collection<Coordinate>) -> Int128 {
        guard let first = ring.first else { return 0 }
        let origin = GridPoint(first)
        var (sum, last) = (Int128(0), origin)
        for vertex in ring.dropFirst() {
            let next = GridPoint(vertex)
            sum &+= (last - origin).cross(next - origin)
            last = next
        }
        return sum
    }

    /// A ring turned so that it runs counterclockwise, as an outer ring must by the right-hand rule of
    /// RFC 7946, or clockwise, as a hole must. The first vertex stays the first.
    public static func ring(_ ring: [Coordinate], counterclockwise: Bool) -> [Coordinate] {
        guard let first = ring.first, (signedDoubleArea(of: ring) < 0) == counterclockwise else { return ring }
        let isClosed = ring.count > 1 && ring.last == first
        let others = isClosed ? ring.dropFirst().dropLast() : ring.dropFirst()
        return [first] + others.reversed() + (isClosed ? [first] : [])
    }
}

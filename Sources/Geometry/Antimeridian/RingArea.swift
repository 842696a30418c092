/// The signed area of rings, exact.
public enum RingArea {
    /// Whether a ring runs counter-clockwise on the map. A ring without area does not.
    public static func isCounterClockwise(_ ring: [Coordinate]) -> Bool {
        doubled(ring.count) { UnrolledPoint(ring[$0]) } > 0
    }

    /// The ring so that what it encloses lies to its left: an outer one runs counter-clockwise, a hole clockwise.
    public static func turned(_ ring: [Coordinate], isOuter: Bool) -> [Coordinate] {
        isCounterClockwise(ring) == isOuter ? ring : ring.reversed()
    }

    /// Twice the area that the points enclose, positive where they run counter-clockwise. O(points).
    ///
    /// - Parameter points: closed or not: the last point is joined to the first. Within 1.8e9 of each other in y and
    ///   3.6e9 in x, so that a product fits 64 bits.
    static func doubled(_ points: [UnrolledPoint]) -> Int128 {
        doubled(points.count) { points[$0] }
    }

    private static func doubled(_ count: Int, point: (Int) -> UnrolledPoint) -> Int128 {
        guard count > 2 else { return 0 }
        let origin = point(0)
        var sum: Int128 = 0
        var before = UnrolledPoint(x: 0, y: 0)
        for index in 1..<count {
            let next = point(index)
            let here = UnrolledPoint(x: next.x - origin.x, y: next.y - origin.y)
            sum += Int128(before.x * here.y) - Int128(before.y * here.x)
            before = here
        }
        return sum
    }
}

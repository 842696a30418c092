/// A point in degrees, and the plane geometry that the tests check results with.
struct Point: Equatable {
    let x: Double
    let y: Double

    /// Whether the point is inside of a ring, by counting the edges that a ray to the east crosses.
    func isInside(_ ring: [Point]) -> Bool {
        var isInside = false
        for (from, to) in zip(ring, ring.dropFirst() + ring.prefix(1)) where (from.y > y) != (to.y > y) {
            if x < from.x + (y - from.y) / (to.y - from.y) * (to.x - from.x) { isInside.toggle() }
        }
        return isInside
    }

    /// The points that cut the way to another into equal pieces, both ends included.
    func steps(to other: Point, count: Int) -> [Point] {
        (0...count).map { step in
            let share = Double(step) / Double(count)
            return Point(x: x + share * (other.x - x), y: y + share * (other.y - y))
        }
    }
}

/// The signed area of rings, exact.
public enum RingArea {
    /// Whether a ring runs counter-clockwise on the map. A ring without area does not.
    public static func isCounterClockwise(_ ring: [Coordinate]) -> Bool { doubled(ring) > 0 }

    /// The ring so that what it encloses lies to its left: an outer one runs counter-clockwise, a hole clockwise.
    public static func turned(_ ring: [Coordinate], isOuter: Bool) -> [Coordinate] {
        isCounterClockwise(ring) == isOuter ? ring : ring.reversed()
    }

    /// Twice the area of a ring in square units of 1e-7 degree, positive where it runs counter-clockwise on the map. O(vertices).
    ///
    /// - Parameter ring: closed or not: the last vertex is joined to the first.
    public static func doubled(_ ring: some Collection<Coordinate>) -> Int128 {
        guard let first = ring.first else { return 0 }
        let origin = GridPoint(first)
        var (sum, before) = (Int128(0), GridPoint(x: 0, y: 0))
        for vertex in ring.dropFirst() {
            let here = GridPoint(vertex) - origin
            // On the globe they are within 3.6e9 of each other in x and 1.8e9 in y, so that a product fits.
            sum &+= Int128(before.x &* here.y) &- Int128(before.y &* here.x)
            before = here
        }
        return sum
    }

    /// The same of points that may lie any number of turns round the globe.
    static func doubled(_ points: [GridPoint]) -> Int128 {
        guard let origin = points.first else { return 0 }
        var (sum, before) = (Int128(0), GridPoint(x: 0, y: 0))
        for point in points.dropFirst() {
            let here = point - origin
            sum &+= before.cross(here)
            before = here
        }
        return sum
    }
}

/// Areas on the ellipsoid of WGS84.
public enum AreaMeasure {
    /// The area of a polygon in square metres, between edges that are straight on the map of longitude and latitude.
    ///
    /// Rings that run counterclockwise count, rings that run clockwise are holes and are taken off. Within 1e-6 of the
    /// area for edges of up to a degree. Rings may be closed or not.
    ///
    /// Complexity: O(n) for n vertices.
    public static func squareMetres(of rings: [[Coordinate]]) -> Double {
        let doubled = rings.reduce(0) { $0 + sweep(of: $1) }
        return abs(doubled) * Ellipsoid.equatorialRadius * Ellipsoid.equatorialRadius
            * (1 - Ellipsoid.eccentricitySquared)
    }

    /// The integral of `height` over longitude round a ring: its area for a unit of the semilatus rectum.
    private static func sweep(of ring: [Coordinate]) -> Double {
        guard let first = ring.first else { return 0 }
        // Heights are taken from that of the first vertex, so that little is lost where the ring is small.
        let base = height(sine: Trigonometry.sine(first.latitudeRadians))
        var (sum, last, lastSine) = (0.0, first, Trigonometry.sine(first.latitudeRadians))
        var lastHeight = 0.0
        for vertex in ring.dropFirst() + [first] {
            let sine = Trigonometry.sine(vertex.latitudeRadians)
            let vertexHeight = height(sine: sine) - base
            let eastward = Double(Int64(vertex.longitude) - Int64(last.longitude)) * Ellipsoid.radiansPerUnit
            let middle = height(sine: middleSine(last, lastSine, vertex, sine)) - base
            sum -= eastward * (lastHeight + 4 * middle + vertexHeight) / 6
            (last, lastSine, lastHeight) = (vertex, sine, vertexHeight)
        }
        return sum
    }

    /// The sine of the latitude in the middle: the mean of two sines is it times the cosine of half the difference.
    private static func middleSine(_ a: Coordinate, _ sineA: Double, _ b: Coordinate, _ sineB: Double) -> Double {
        let half = Double(Int64(b.latitude) - Int64(a.latitude)) * (Ellipsoid.radiansPerUnit / 2)
        return (sineA + sineB) / (2 * Trigonometry.cosine(half))
    }

    /// The area between the equator and a latitude, for each radian of longitude and unit of the semilatus rectum.
    private static func height(sine: Double) -> Double {
        let z = Ellipsoid.eccentricitySquared * sine * sine
        return sine * (1 + z * (2.0 / 3 + z * (3.0 / 5 + z * (4.0 / 7 + z * (5.0 / 9 + z * (6.0 / 11))))))
    }
}

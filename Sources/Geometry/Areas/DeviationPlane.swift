/// Tells whether places lie within a tolerance of an edge, on a plane on which no distance is shorter than it is.
struct DeviationPlane {
    /// Metres in a unit of longitude and of latitude.
    private let east: Double
    private let north: Double
    private var squaredTolerance: Double

    /// - Parameters:
    ///   - places: where it is to be used; one at least.
    ///   - tolerance: metres.
    init(of places: UnsafeBufferPointer<Coordinate>, tolerance: Double) {
        // The greatest radius of curvature of the ellipsoid, and the longest parallel.
        let radius = Ellipsoid.equatorialRadius * Ellipsoid.equatorialRadius / Ellipsoid.polarRadius
        north = radius * Ellipsoid.radiansPerUnit
        var (least, greatest) = (Int32.max, Int32.min)
        for place in places {
            (least, greatest) = (min(least, place.latitude), max(greatest, place.latitude))
        }
        let nearest = least > 0 ? least : min(greatest, 0)
        east = north * Trigonometry.cosine(Double(nearest) * Ellipsoid.radiansPerUnit)
        squaredTolerance = tolerance * tolerance
    }

    /// The same plane for a part of the tolerance.
    func narrowed(to share: Double) -> DeviationPlane {
        var narrowed = self
        narrowed.squaredTolerance *= share * share
        return narrowed
    }

    @inline(__always)
    func isNear(_ place: Coordinate, _ a: Coordinate, _ b: Coordinate) -> Bool {
        let (x, y) = vector(a, b)
        let (u, v) = vector(a, place)
        let (along, whole) = (u * x + v * y, x * x + y * y)
        if along <= 0 { return u * u + v * v <= squaredTolerance }
        if along >= whole {
            let (p, q) = vector(b, place)
            return p * p + q * q <= squaredTolerance
        }
        let area = x * v - y * u
        return area * area <= squaredTolerance * whole
    }

    @inline(__always)
    private func vector(_ from: Coordinate, _ to: Coordinate) -> (Double, Double) {
        (
            Double(Int64(to.longitude) - Int64(from.longitude)) * east,
            Double(Int64(to.latitude) - Int64(from.latitude)) * north
        )
    }
}

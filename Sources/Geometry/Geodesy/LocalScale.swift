/// Metres on the ellipsoid for a unit of 1e-7 degree, at one latitude: for distances of a few hundred metres.
public struct LocalScale: Hashable, Sendable {
    public let east: Double
    public let north: Double

    /// - Parameter latitude: 1e-7 degree. Near the poles `east` is not less than a millionth of `north`.
    public init(atLatitude latitude: Int32) {
        let radii = CurvatureRadii(latitude: Double(latitude) * Ellipsoid.radiansPerUnit)
        north = radii.meridian * Ellipsoid.radiansPerUnit
        east = max(north * 1e-6, radii.parallel * Ellipsoid.radiansPerUnit)
    }

    /// Metres between two places, the short way round the globe.
    public func metres(from start: Coordinate, to end: Coordinate) -> Double {
        let x = Double(start.longitudeUnits(to: end)) * east
        let y = Double(Int64(end.latitude) - Int64(start.latitude)) * north
        return (x * x + y * y).squareRoot()
    }
}

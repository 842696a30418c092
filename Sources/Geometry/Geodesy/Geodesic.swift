/// Shortest distances on the ellipsoid of WGS84.
///
/// The same two places give the same bits whichever comes first.
public enum Geodesic {
    /// The length of the shortest way from one place to another in metres.
    ///
    /// Up to 5 km the length of the straight chord through the earth, bent back to the arc: error below
    /// 0.001 mm. Beyond, Vincenty's inverse formula: error below 0.2 mm. For places so nearly opposite that
    /// it does not settle, the best way by way of a place a quarter of the globe away: below 1 mm.
    public static func metres(from start: Coordinate, to end: Coordinate) -> Double {
        let eastward = Double(abs(start.longitudeUnits(to: end))) * Ellipsoid.radiansPerUnit
        if abs(Int64(start.latitude) - Int64(end.latitude)) < 500_000, let short = shortMetres(start, end, eastward) {
            return short
        }
        // Symmetric in the longitudes already; the latitudes are put in order.
        let south = Double(min(start.latitude, end.latitude)) * Ellipsoid.radiansPerUnit
        let north = Double(max(start.latitude, end.latitude)) * Ellipsoid.radiansPerUnit
        return Vincenty.metres(latitudes: (south, north), eastward: eastward)
            ?? Vincenty.metresNearAntipodes(latitudes: (south, north), eastward: eastward)
    }

    /// The length of the shortest way from one place to another in whole millimetres, half to even.
    @inlinable
    public static func millimetres(from start: Coordinate, to end: Coordinate) -> Int64 {
        Int64((metres(from: start, to: end) * 1000).rounded(.toNearestOrEven))
    }

    /// The place that is reached from `start` after so many metres in the direction of `azimuthDegrees`
    /// (clockwise from north): Vincenty's direct formula, rounded to a coordinate.
    ///
    /// A distance beyond ±30,000 km is cut to that; `start` for values that are not finite.
    public static func destination(
        from start: Coordinate, azimuthDegrees: Double, metres: Double
    ) -> Coordinate {
        guard azimuthDegrees.isFinite, metres.isFinite else { return start }
        let end = Vincenty.destination(
            latitude: start.latitudeRadians,
            azimuth: azimuthDegrees.truncatingRemainder(dividingBy: 360) * Trigonometry.radiansPerDegree,
            metres: max(-3e7, min(3e7, metres)))
        let eastward = Int64((end.eastward / Ellipsoid.radiansPerUnit).rounded(.toNearestOrEven))
        let latitude = (end.latitude / Ellipsoid.radiansPerUnit).rounded(.toNearestOrEven)
        return Coordinate(
            longitude: normalised(longitude: Int64(start.longitude) + eastward),
            latitude: Int32(max(-900_000_000, min(900_000_000, latitude))))
    }

    /// A longitude brought back within ±180 degrees, in units of 1e-7 degree.
    static func normalised(longitude: Int64) -> Int32 {
        if -1_800_000_000...1_800_000_000 ~= longitude { return Int32(longitude) }
        let turned = (longitude + 1_800_000_000) % 3_600_000_000
        return Int32((turned < 0 ? turned + 3_600_000_000 : turned) - 1_800_000_000)
    }

    /// The distance of two places up to 5 km apart, or nil for places farther apart.
    private static func shortMetres(_ start: Coordinate, _ end: Coordinate, _ eastward: Double) -> Double? {
        let (from, to) = (MeridianPoint(latitude: start.latitudeRadians), MeridianPoint(latitude: end.latitudeRadians))
        let (out, up) = (to.axisDistance - from.axisDistance, to.height - from.height)
        let halfAngle = Trigonometry.sine(eastward / 2)
        let squared = out * out + up * up + 4 * from.axisDistance * to.axisDistance * halfAngle * halfAngle
        guard squared <= 25e6 else { return nil }
        return squared.squareRoot() * (1 + squared / (24 * Ellipsoid.meanRadius * Ellipsoid.meanRadius))
    }
}

/// A point of a meridian of the ellipsoid.
private struct MeridianPoint {
    /// Metres from the axis of the earth.
    let axisDistance: Double
    /// Metres above the plane of the equator.
    let height: Double

    init(latitude: Double) {
        let (sine, cosine) = (Trigonometry.sine(latitude), Trigonometry.cosine(latitude))
        let normal = Ellipsoid.equatorialRadius / (1 - Ellipsoid.eccentricitySquared * sine * sine).squareRoot()
        axisDistance = normal * cosine
        height = normal * (1 - Ellipsoid.eccentricitySquared) * sine
    }
}

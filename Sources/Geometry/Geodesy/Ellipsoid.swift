/// The ellipsoid of WGS84.
enum Ellipsoid {
    /// Equatorial radius in metres.
    static let equatorialRadius = 6_378_137.0
    static let flattening = 1 / 298.257223563
    /// Polar radius in metres.
    static let polarRadius = equatorialRadius * (1 - flattening)
    /// The square of the first eccentricity.
    static let eccentricitySquared = flattening * (2 - flattening)
    /// A mean radius in metres, for terms that are small already.
    static let meanRadius = 6_371_008.8

    /// Radians in a unit of a coordinate.
    static let radiansPerUnit = Trigonometry.radiansPerDegree / 1e7
}

extension Coordinate {
    var latitudeRadians: Double { Double(latitude) * Ellipsoid.radiansPerUnit }

    /// How far east `other` lies, in units of 1e-7 degree, the short way round: within ±1,800,000,000.
    @inlinable
    public func longitudeUnits(to other: Coordinate) -> Int64 {
        let difference = Int64(other.longitude) - Int64(longitude)
        if difference > 1_800_000_000 { return difference - 3_600_000_000 }
        return difference < -1_800_000_000 ? difference + 3_600_000_000 : difference
    }

    /// The place by one name: on the antimeridian, where a longitude is 180 degrees and -180 alike, by the former.
    public var namedEastern: Coordinate {
        longitude == -1_800_000_000 ? Coordinate(longitude: 1_800_000_000, latitude: latitude) : self
    }

    /// The place so many units of 1e-7 degree farther east on the same parallel, within ±180 degrees.
    public func moved(east units: Int64) -> Coordinate {
        Coordinate(longitude: Geodesic.normalised(longitude: Int64(longitude) + units), latitude: latitude)
    }
}

/// A place on WGS84 in whole units of 1e-7 degree (11 mm at the equator).
public struct Coordinate: BitwiseCopyable, Hashable, Sendable {
    /// 1e-7 degree, -1,800,000,000 to 1,800,000,000.
    public var longitude: Int32
    /// 1e-7 degree, -900,000,000 to 900,000,000.
    public var latitude: Int32

    @inlinable
    public init(longitude: Int32, latitude: Int32) {
        self.longitude = longitude
        self.latitude = latitude
    }

    /// The place nearest to the given degrees.
    ///
    /// - Returns: nil for a value that is not finite, a longitude beyond 180 or a latitude beyond 90.
    public init?(longitudeDegrees: Double, latitudeDegrees: Double) {
        guard abs(longitudeDegrees) <= 180, abs(latitudeDegrees) <= 90 else { return nil }
        longitude = Int32((longitudeDegrees * 1e7).rounded(.toNearestOrEven))
        latitude = Int32((latitudeDegrees * 1e7).rounded(.toNearestOrEven))
    }

    public var longitudeDegrees: Double { Double(longitude) / 1e7 }
    public var latitudeDegrees: Double { Double(latitude) / 1e7 }
}

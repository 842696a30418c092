/// A place on the flat map of longitude and latitude, in units of 1e-7 degree that need not be whole; may lie beyond
/// the antimeridian.
struct MapPoint: Equatable {
    var longitude: Double
    var latitude: Double

    init(longitude: Double, latitude: Double) {
        self.longitude = longitude
        self.latitude = latitude
    }

    init(_ place: Coordinate) {
        longitude = Double(place.longitude)
        latitude = Double(place.latitude)
    }

    var latitudeRadians: Double { latitude * Ellipsoid.radiansPerUnit }

    /// Metres to the nearer pole, within 1 %.
    var poleMetres: Double { (900_000_000 - abs(latitude)) * Ellipsoid.radiansPerUnit * Ellipsoid.meanRadius }

    /// The place that is reached after so many metres by a geodesic; the azimuth is in radians clockwise from north.
    func destination(azimuth: Double, metres: Double) -> MapPoint {
        let end = Vincenty.destination(latitude: latitudeRadians, azimuth: azimuth, metres: metres)
        return MapPoint(
            longitude: longitude + end.eastward / Ellipsoid.radiansPerUnit,
            latitude: end.latitude / Ellipsoid.radiansPerUnit)
    }

    var position: Position { Position(x: longitude, y: latitude) }
}

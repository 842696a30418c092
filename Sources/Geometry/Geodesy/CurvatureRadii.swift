/// Radii of the ellipsoid at one latitude, in metres.
struct CurvatureRadii {
    /// Of the meridian's curve.
    let meridian: Double
    /// Of the circle of latitude.
    let parallel: Double

    /// - Parameter latitude: radians.
    init(latitude: Double) {
        let (sine, cosine) = (Trigonometry.sine(latitude), Trigonometry.cosine(latitude))
        let squeezed = 1 - Ellipsoid.eccentricitySquared * sine * sine
        let normal = Ellipsoid.equatorialRadius / squeezed.squareRoot()
        meridian = normal * (1 - Ellipsoid.eccentricitySquared) / squeezed
        parallel = normal * cosine
    }
}

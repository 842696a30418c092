/// A place on a plane: metres east (`x`) and north (`y`) of its centre.
public struct PlanePoint: Hashable, Sendable {
    public var x: Double
    public var y: Double

    @inlinable
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}

/// A metric plane round one place, for measuring from there.
///
/// Directions are those of the map. The length of a projected point is its distance from the centre: the
/// haversine formula at the middle latitude with the radii of curvature of the ellipsoid, within 1e-5 of the
/// geodesic up to 50 km. Farther away it stays monotone, up to the other side of the globe.
public struct LocalPlane: Sendable {
    public let centre: Coordinate

    public init(at centre: Coordinate) {
        self.centre = centre
    }

    /// Where a place lies on the plane; the short way round the globe.
    public func project(_ place: Coordinate) -> PlanePoint {
        let northward = Int64(place.latitude) - Int64(centre.latitude)
        let raw = chord(eastward: centre.longitudeUnits(to: place), northward: northward)
        let bend = Self.bend(ofChordOfSquare: raw.x * raw.x + raw.y * raw.y)
        return PlanePoint(x: raw.x * bend, y: raw.y * bend)
    }

    /// How many times as long as a chord its arc is. Longer chords are bent more.
    private static func bend(ofChordOfSquare square: Double) -> Double {
        1 + square / (24 * Ellipsoid.meanRadius * Ellipsoid.meanRadius)
    }

    /// The chord to a place so many units of 1e-7 degree east and north of the centre.
    private func chord(eastward: Int64, northward: Int64) -> PlanePoint {
        let halfEast = Double(eastward) * (Ellipsoid.radiansPerUnit / 2)
        let halfNorth = Double(northward) * (Ellipsoid.radiansPerUnit / 2)
        let radii = CurvatureRadii(
            latitude: Double(2 * Int64(centre.latitude) + northward) * (Ellipsoid.radiansPerUnit / 2))
        return PlanePoint(
            x: 2 * radii.parallel * Trigonometry.sine(halfEast),
            y: 2 * radii.meridian * Trigonometry.sine(halfNorth) * Trigonometry.cosine(halfEast))
    }

    /// Metres that no point of a line whose vertices lie in `box` is nearer than.
    ///
    /// A box wider than half the globe is taken to be that of a line across the antimeridian: it holds every
    /// longitude.
    public func lowerBound(to box: Box) -> Double {
        let east = eastwardRange(of: box)
        let south = Int64(box.minLatitude) - Int64(centre.latitude)
        let north = Int64(box.maxLatitude) - Int64(centre.latitude)
        // A parallel is shortest towards a pole, so x is least in a corner; y is least far to the side.
        let x =
            east.nearest == 0
            ? 0
            : min(chord(eastward: east.nearest, northward: south).x, chord(eastward: east.nearest, northward: north).x)
        let nearestNorth = south > 0 ? south : min(north, 0)
        let y = nearestNorth == 0 ? 0 : chord(eastward: east.farthest, northward: nearestNorth).y
        // No chord to the box is shorter, so none is bent less.
        let square = x * x + y * y
        let arc = square.squareRoot() * Self.bend(ofChordOfSquare: square)
        // A little less, for the rounding of both sides of a comparison.
        return max(0, arc * (1 - 1e-12) - 1e-6)
    }

    /// The least and the greatest difference of longitude between the centre and a box, the short way round.
    private func eastwardRange(of box: Box) -> (nearest: Int64, farthest: Int64) {
        let half: Int64 = 1_800_000_000
        let width = Int64(box.maxLongitude) - Int64(box.minLongitude)
        if width > half { return (0, half) }
        let west = centre.longitudeUnits(to: Coordinate(longitude: box.minLongitude, latitude: 0))
        let east = west + width
        if west <= 0, east >= 0 { return (0, max(-west, east)) }
        if east < 0 { return (-east, -west) }
        return (min(west, 2 * half - east), east >= half ? half : east)
    }
}

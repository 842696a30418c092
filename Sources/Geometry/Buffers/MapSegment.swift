/// A straight stretch of the flat map between two places.
struct MapSegment {
    let start: MapPoint
    let end: MapPoint

    /// The azimuth in radians of the map's direction at a point of the segment, clockwise from north.
    func azimuth(at point: MapPoint) -> Double {
        let rates = MapRates(latitude: point.latitudeRadians)
        return Trigonometry.arctangent(
            y: (end.longitude - start.longitude) * rates.metresEast,
            x: (end.latitude - start.latitude) * rates.metresNorth)
    }

    /// About the length in metres, measured at the middle latitude.
    var metres: Double {
        let rates = MapRates(latitude: (start.latitudeRadians + end.latitudeRadians) / 2)
        let east = (end.longitude - start.longitude) * rates.metresEast
        let north = (end.latitude - start.latitude) * rates.metresNorth
        return (east * east + north * north).squareRoot()
    }

    var middle: MapPoint {
        MapPoint(
            longitude: (start.longitude + end.longitude) / 2, latitude: (start.latitude + end.latitude) / 2)
    }

    /// The pieces one after the other that are all as fine as asked for.
    func pieces(fineEnough: (MapSegment) -> Bool) -> [MapSegment] {
        var (pieces, waiting): ([MapSegment], [MapSegment]) = ([], [self])
        while let next = waiting.popLast() {
            if fineEnough(next) {
                pieces.append(next)
            } else {
                let middle = next.middle
                waiting.append(MapSegment(start: middle, end: next.end))
                waiting.append(MapSegment(start: next.start, end: middle))
            }
        }
        return pieces
    }
}

/// Metres in a unit of 1e-7 degree at one latitude.
private struct MapRates {
    let metresEast: Double
    let metresNorth: Double

    init(latitude: Double) {
        let radii = CurvatureRadii(latitude: latitude)
        metresEast = radii.parallel * Ellipsoid.radiansPerUnit
        metresNorth = radii.meridian * Ellipsoid.radiansPerUnit
    }
}

import TestSupport

/// A rectangle with whole numbers of half streets for sides.
struct HalfStreetRectangle {
    let (west, south, east, north): (Int, Int, Int, Int)

    init(_ random: inout SplitMix64) {
        (west, south) = (random.whole(0...7), random.whole(0...7))
        (east, north) = (west + random.whole(1...5), south + random.whole(1...5))
    }

    var sides: (Double, Double, Double, Double) {
        (Double(west) / 2, Double(south) / 2, Double(east) / 2, Double(north) / 2)
    }

    func meets(_ other: HalfStreetRectangle) -> Bool {
        west <= other.east && other.west <= east && south <= other.north && other.south <= north
    }

    func sharesArea(_ other: HalfStreetRectangle) -> Bool {
        west < other.east && other.west < east && south < other.north && other.south < north
    }

    func isWithin(_ other: HalfStreetRectangle) -> Bool {
        west >= other.west && east <= other.east && south >= other.south && north <= other.north
    }

    /// Whether the relation holds, this rectangle being the one that is asked with.
    func holds(_ relation: String, _ feature: HalfStreetRectangle) -> Bool {
        switch relation {
        case "intersects", "envelope_intersects", "index_intersects": meets(feature)
        case "touches", "F***T****": meets(feature) && !sharesArea(feature)
        case "overlaps": sharesArea(feature) && !isWithin(feature) && !feature.isWithin(self)
        case "within", "T*F**F***": isWithin(feature)
        case "contains", "T*****FF*": feature.isWithin(self)
        case "FF*FF****": !meets(feature)
        case "T********": sharesArea(feature)
        default: false
        }
    }
}

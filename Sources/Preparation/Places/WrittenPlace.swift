import Geometry
import JobSpec

/// A place given by longitude and latitude, and where it is written.
struct WrittenPlace: Sendable {
    let name: String
    let coordinate: Coordinate
    let mark: Mark
    /// Whether the coordinate is a corner of what is written, and not the place itself.
    var isCorner = false
}

/// Finds places whose longitude and latitude were swapped.
struct SwapCheck {
    /// 1e-7 degree: some 11 km of latitude, so that a place just beyond the streets is not taken for a mistake.
    private static let margin: Int64 = 1_000_000

    let network: LoadedNetwork

    /// Reports every place that is far from the network, and would be on it if its numbers were swapped.
    func check(_ places: [WrittenPlace], _ diagnostics: Diagnostics) {
        for place in places where !isNear(place.coordinate) {
            let (x, y) = (place.coordinate.longitudeDegrees, place.coordinate.latitudeDegrees)
            guard let swapped = Coordinate(longitudeDegrees: y, latitudeDegrees: x), isNear(swapped) else { continue }
            diagnostics.error(
                "swapped_coordinates", at: place.mark,
                "\(place.name) is far from the network '\(network.name)', and would be on it if its numbers were swapped",
                help: "longitude comes first" + (place.isCorner ? ", then latitude" : ": did you mean [\(y), \(x)]?"))
        }
    }

    private func isNear(_ place: Coordinate) -> Bool {
        let (x, y, box) = (Int64(place.longitude), Int64(place.latitude), network.extent)
        return x >= Int64(box.minLongitude) - Self.margin && x <= Int64(box.maxLongitude) + Self.margin
            && y >= Int64(box.minLatitude) - Self.margin && y <= Int64(box.maxLatitude) + Self.margin
    }
}

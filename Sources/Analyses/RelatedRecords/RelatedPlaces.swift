import FeatureSources
import Geometry
import Results
import Vocabulary

/// Brings the places of related rows to WGS84.
final class RelatedPlaces {
    let isGeometry: Bool
    private let places: RowPlaces
    /// Made on first use; nil where the system is not known, which was found out before.
    private lazy var conversion = try? PlaceConversion(from: places.system)

    init(_ places: RowPlaces) {
        self.places = places
        isGeometry = places.holder == .geometry
    }

    /// What is to be said of longitudes beyond 180 degrees so far.
    func noteOnWrapped(of layer: String) -> Message? { conversion?.noteOnWrapped(of: layer) }

    /// - Throws: `UnreadableGeometry`.
    func geometry(wellKnownBinary bytes: UnsafeRawBufferPointer) throws -> FeatureGeometry? {
        try WellKnownBinary.parse(bytes).flatMap(placed)
    }

    /// - Parameter values: of the fields that hold the place.
    /// - Throws: `UnreadableGeometry`.
    func geometry(values: [FieldValue]) throws -> FeatureGeometry? {
        try places.place(values).flatMap(placed)
    }

    private func placed(_ geometry: SourceGeometry) throws -> FeatureGeometry? {
        guard let conversion else { throw UnreadableGeometry("its coordinate system cannot be used") }
        func all(_ paths: [[Position]]) throws -> [[Coordinate]] { try paths.map(conversion.coordinates) }
        switch geometry {
        case .point(let position): return .point(try conversion.coordinate(position))
        case .multiPoint(let positions): return .points(try conversion.coordinates(positions))
        case .lines(let lines): return .lines(try all(lines))
        case .polygons(let polygons): return .polygons(try polygons.map(all))
        }
    }
}

import Geometry
import Vocabulary

/// Brings the places of a layer's rows to WGS84.
///
/// Not for sharing between threads.
public final class PlaceConversion {
    private let way: CoordinateTransformation
    /// How many longitudes beyond 180 degrees were wrapped.
    public private(set) var wrappedCount = 0

    /// - Throws: `GDALNotFound`, `CoordinateSystemError`.
    public init(from system: SystemDefinition) throws {
        way = try CoordinateTransformation(from: system, to: .degrees)
    }

    /// What is to be said of wrapped longitudes; nil where there are none.
    public func noteOnWrapped(of layer: String) -> Message? {
        if wrappedCount == 0 { return nil }
        let what = wrappedCount == 1 ? "1 longitude" : "\(wrappedCount) longitudes"
        return Message(
            .warning, "longitude_wrapped",
            "\(what) of \(layer) beyond 180 degrees \(wrappedCount == 1 ? "is" : "are") taken as one within")
    }

    /// A position on WGS84.
    ///
    /// - Throws: `UnreadableGeometry` for a position that the system cannot place, and a latitude beyond 90 degrees.
    public func coordinate(_ position: Position) throws -> Coordinate {
        do {
            return try onEarth(try way.position(position), written: position)
        } catch CoordinateSystemError.outside(_, _, let position) {
            throw PlaceConversion.outside(position)
        }
    }

    /// Positions on WGS84, in order.
    ///
    /// - Throws: as `coordinate(_:)`, for the first of them.
    public func coordinates(_ positions: [Position]) throws -> [Coordinate] {
        let placed: [Position]
        do {
            placed = try way.positions(positions)
        } catch CoordinateSystemError.outside(_, _, let position) {
            throw PlaceConversion.outside(position)
        }
        return try zip(placed, positions).map { try onEarth($0, written: $1) }
    }

    private static func outside(_ position: Position) -> UnreadableGeometry {
        UnreadableGeometry("(\(position.x), \(position.y)) lies outside the domain of its coordinate system")
    }

    private func onEarth(_ place: Position, written: Position) throws -> Coordinate {
        guard abs(place.y) <= 90, abs(place.x) <= 540 else {
            let hint =
                abs(place.x) <= 90 && abs(place.y) <= 180
                ? "; longitude comes first: are x and y swapped?" : "; are these numbers degrees?"
            throw UnreadableGeometry("(\(written.x), \(written.y)) is no longitude and latitude\(hint)")
        }
        var longitude = place.x
        if abs(longitude) > 180 {
            longitude += longitude > 0 ? -360 : 360
            wrappedCount += 1
        }
        guard let coordinate = Coordinate(longitudeDegrees: longitude, latitudeDegrees: place.y) else {
            throw UnreadableGeometry("(\(written.x), \(written.y)) is no place on the earth")
        }
        return coordinate
    }
}

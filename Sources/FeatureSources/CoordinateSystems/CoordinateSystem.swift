import Geometry

/// A coordinate system by its name: `EPSG:32632`, `OGC:CRS84`, a WKT or a PROJ text.
///
/// Axes are in the traditional order: x is easting or longitude, y is northing or latitude. Not for sharing between
/// threads: make one for each, which takes some milliseconds.
public final class CoordinateSystem {
    /// The text that the system was made from.
    public let name: String
    /// The name that the register of coordinate systems gives it, such as `WGS 84 / UTM zone 32N`.
    public let title: String

    private let toDegrees: CoordinateTransformation

    /// - Throws: `GDALNotFound`, or `CoordinateSystemError` for a text that means no coordinate system on the earth.
    public init(named name: String) throws {
        self.name = name
        do {
            toDegrees = try CoordinateTransformation(from: SystemDefinition(name), to: .degrees)
        } catch CoordinateSystemError.notOnEarth(_, let reason) {
            throw CoordinateSystemError.notOnEarth(name: name, reason: reason)
        }
        title = toDegrees.sourceTitle
    }

    /// Turns positions of this system into degrees of longitude (x, -180 to 180) and latitude (y) on WGS84.
    ///
    /// O(positions), some 200 ns each: give many at once.
    ///
    /// - Throws: `CoordinateSystemError.outside` for the first position that the system cannot place.
    public func toWGS84(_ positions: [Position]) throws -> [Position] {
        let placed: [Position]
        do {
            placed = try toDegrees.positions(positions)
        } catch CoordinateSystemError.outside(_, let index, let position) {
            throw CoordinateSystemError.outside(name: name, index: index, position: position)
        }
        return try placed.enumerated().map { index, place in
            guard abs(place.x) <= 360, abs(place.y) <= 90 else {
                throw CoordinateSystemError.outside(name: name, index: index, position: positions[index])
            }
            return Position(x: CoordinateSystem.withinTurn(place.x), y: place.y)
        }
    }

    private static func withinTurn(_ longitude: Double) -> Double {
        if longitude > 180 { return longitude - 360 }
        return longitude < -180 ? longitude + 360 : longitude
    }
}

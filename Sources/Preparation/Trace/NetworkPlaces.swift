import Analyses
import FeatureSources
import Geometry
import UtilityNetwork

/// Where positions of a network are on the earth, by its coordinate system. For one job: not to be shared by threads.
public final class NetworkPlaces: UtilityPlaces {
    private let toDegrees: CoordinateTransformation?

    /// - Throws: `GDALNotFound`; `CoordinateSystemError`.
    public init(of network: LoadedUtilityNetwork) throws {
        toDegrees = try network.system.map { try CoordinateTransformation(from: $0, to: .degrees) }
    }

    public func coordinates(_ positions: [UtilityPosition]) -> [Coordinate]? {
        guard let toDegrees else { return nil }
        guard let degrees = try? toDegrees.positions(positions.map { Position(x: $0.x, y: $0.y) }) else { return nil }
        let placed = degrees.compactMap { Coordinate(longitudeDegrees: $0.x, latitudeDegrees: $0.y) }
        return placed.count == positions.count ? placed : nil
    }
}

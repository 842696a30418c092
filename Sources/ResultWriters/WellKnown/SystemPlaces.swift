import FeatureSources
import Geometry

/// Places in a coordinate system, rounded: degrees to seven decimals, lengths to three.
///
/// Not for sharing between threads.
final class SystemPlaces {
    let decimals: Int
    private let scale: Double
    private let system: SystemDefinition
    private let way: CoordinateTransformation

    /// - Throws: `GDALNotFound`, `CoordinateSystemError`.
    init(_ system: SystemDefinition) throws {
        self.system = system
        way = try CoordinateTransformation(from: .degrees, to: system)
        decimals = way.leadsToPlane ? 3 : 7
        scale = way.leadsToPlane ? 1e3 : 1e7
    }

    /// A position with as many decimals as texts show.
    func rounded(_ position: Position) -> Position {
        Position(x: (position.x * scale).rounded() / scale, y: (position.y * scale).rounded() / scale)
    }

    /// - Throws: `CoordinateSystemError.outside` for a place that the system cannot hold.
    func positions(_ coordinates: [Coordinate]) throws -> [Position] {
        do {
            return try way.positions(
                coordinates.map { Position(x: $0.longitudeDegrees, y: $0.latitudeDegrees) })
        } catch CoordinateSystemError.outside(_, let index, let position) {
            throw CoordinateSystemError.outside(name: system.text, index: index, position: position)
        }
    }
}

import FeatureSources
import Geometry
import UtilityNetwork

/// Where features of a utility network are, by source and id. For one thread.
final class FeaturePlaces {
    private let network: UtilityNetwork
    private let way: CoordinateTransformation
    private let sources: [String: Int]

    /// - Returns: nil where nobody knows where on the earth the network is.
    init?(_ network: UtilityNetwork, _ system: SystemDefinition?) {
        guard let system, let way = try? CoordinateTransformation(from: system, to: .degrees) else { return nil }
        self.network = network
        self.way = way
        let names = network.schema.sources.enumerated().map { ($1.name, $0) }
        sources = Dictionary(names, uniquingKeysWith: { first, _ in first })
    }

    /// The shape of a feature; `none` for one that there is not.
    func geometry(source: String, globalID: String) -> DrawnGeometry {
        guard let source = sources[source], let feature = network.feature(source: source, globalID: globalID) else {
            return .none
        }
        let line = coordinates(of: feature)
        return line.count > 1 ? .line(line) : line.isEmpty ? .none : .points(line)
    }

    /// The shape of a feature by its number; empty where it cannot be placed.
    func coordinates(of feature: Int) -> [Coordinate] {
        let shape = network.shape(of: feature).map { Position(x: $0.x, y: $0.y) }
        guard let positions = try? way.positions(shape) else { return [] }
        let coordinates = positions.compactMap { Coordinate(longitudeDegrees: $0.x, latitudeDegrees: $0.y) }
        return coordinates.count == shape.count ? coordinates : []
    }
}

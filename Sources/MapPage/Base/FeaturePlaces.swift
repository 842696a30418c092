import Geometry
import UtilityNetwork

/// Where features of a utility network are, by source and id.
struct FeaturePlaces {
    private let network: UtilityNetwork
    private let sources: [String: Int]

    /// - Returns: nil where nobody knows where on the earth the network is.
    init?(_ network: UtilityNetwork) {
        guard network.isOnEarth else { return nil }
        self.network = network
        let names = network.schema.sources.enumerated().map { ($1.name, $0) }
        sources = Dictionary(names, uniquingKeysWith: { first, _ in first })
    }

    /// The shape of a feature; `none` for one that there is not.
    func geometry(source: String, globalID: String) -> DrawnGeometry {
        guard let source = sources[source], let feature = network.feature(source: source, globalID: globalID),
            let line = network.places(of: feature)
        else { return .none }
        return line.count > 1 ? .line(line) : .points(line)
    }
}

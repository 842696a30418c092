/// The edges that places can be nearest to: those that a mode may use, but for some classes, and for those at a pole, where no map
/// of longitude and latitude has a true shape.
public struct CountedStreets: Sendable {
    private let network: StreetNetwork
    private let time: FlatArray<UInt32>
    /// By set of tags.
    private let isExcluded: [Bool]
    private let comesToPole: Bool

    /// The latitude beyond which streets make no area, in 1e-7 degree: 11 km from a pole.
    private static let greatestLatitude: Int32 = 899_000_000

    /// Whether some of a network's streets make no area since they are at a pole.
    public static func isAtPole(_ network: StreetNetwork) -> Bool {
        let extent = network.parts.extent
        return extent.minLatitude < -greatestLatitude || extent.maxLatitude > greatestLatitude
    }

    /// - Parameter excludedClasses: streets of these classes carry travel and make no area.
    public init(network: StreetNetwork, weights: ModeWeights, excludedClasses: some Collection<String>) {
        self.init(network, weights.time, excludedClasses)
    }

    /// The same for the mode of a metric.
    public init(on metric: Metric, excludedClasses: some Collection<String>) {
        self.init(metric.network, metric.weights.time, excludedClasses)
    }

    private init(
        _ network: StreetNetwork, _ time: FlatArray<UInt32>, _ excludedClasses: some Collection<String>
    ) {
        self.network = network
        self.time = time
        comesToPole = Self.isAtPole(network)
        let excluded = Set(excludedClasses)
        isExcluded = (0..<network.tagSets.count).map { set in
            guard !excluded.isEmpty else { return false }
            let tags = network.tagSets[UInt32(set)]
            return StreetNetwork.classTags.contains { key in tags[key].map(excluded.contains) ?? false }
        }
    }

    /// Whether a place can be nearest to an edge.
    public func counts(_ edge: Int) -> Bool {
        guard time[edge * 2] != closed || time[edge * 2 + 1] != closed else { return false }
        if comesToPole, network.shape(of: edge).contains(where: { abs($0.latitude) > Self.greatestLatitude }) {
            return false
        }
        return !isExcluded[Int(network.parts.streetTags[Int(network.parts.edgeStreet[edge])])]
    }
}

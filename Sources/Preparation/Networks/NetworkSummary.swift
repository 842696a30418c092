import Geometry
import JobSpec
import StreetNetwork
import Vocabulary

/// What a network holds, for people and for programs.
public struct NetworkSummary: Sendable {
    /// What one travel mode makes of it.
    public struct Mode: Sendable {
        public let name: String
        public let islands: Islands
        /// Of the mode's image; nil where it is not kept.
        public let imageSize: Int?
        /// Of the image of its hierarchy, in bytes, and how many arcs it has.
        public let hierarchySize: Int
        public let hierarchyArcs: Int
        /// Streets whose speed the mode assumes, since neither source nor mode names one.
        public let assumedSpeeds: Int
    }

    /// The bytes of the arrays that belong together.
    public struct Sizes: Sendable {
        public var geometry = 0
        public var names = 0
        public var index = 0
        public var graph = 0

        public var total: Int { geometry + names + index + graph }
    }

    public let network: LoadedNetwork
    public let modes: [Mode]
    public let costs: [String]
    public let restrictions: [String]
    public let sizes: Sizes

    init(
        _ network: LoadedNetwork, _ spec: NetworkSpec, modes: [(TravelMode, ModeWeights, Hierarchy)]
    ) {
        self.network = network
        costs = spec.costNames
        restrictions = spec.restrictionNames
        self.modes = modes.map { mode, weights, hierarchy in
            Mode(
                name: mode.name, islands: Islands(of: network.streets, weights), imageSize: weights.imageSize,
                hierarchySize: hierarchy.byteCount, hierarchyArcs: hierarchy.arcCount,
                assumedSpeeds: weights.assumedSpeeds)
        }
        sizes = network.streets.sectionSizes.reduce(into: Sizes()) { sizes, section in
            switch String(section.name.prefix { $0 != "." }) {
            case "shape", "edge-shape", "junction-place": sizes.geometry += section.byteCount
            case "index-boxes", "index-targets": sizes.index += section.byteCount
            case "strings", "street-name", "street-reference", "notes", "tag-strings", "tag-key", "tag-value",
                "tag-set":
                sizes.names += section.byteCount
            default: sizes.graph += section.byteCount
            }
        }
    }

    /// Bytes of the network and of a mode for each directed edge, beyond geometry and names.
    public func bytesPerDirectedEdge(with mode: Mode) -> Double? {
        guard let size = mode.imageSize, network.streets.directedEdgeCount > 0 else { return nil }
        return Double(sizes.graph + sizes.index + size) / Double(network.streets.directedEdgeCount)
    }
}

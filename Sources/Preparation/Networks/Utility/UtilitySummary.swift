import UtilityNetwork
import Vocabulary

/// What a utility network holds.
public struct UtilitySummary: Sendable {
    /// What there is of a source.
    public struct SourceCounts: Sendable {
        public var features = 0
        public var customers = 0
        public var inoperable = 0
        /// Thousandths of a unit of length.
        public var length: Int64 = 0
        /// By asset group and type.
        public var types: [[Int]: Int] = [:]
    }

    public let network: LoadedUtilityNetwork
    /// As the schema's sources.
    public let counts: [SourceCounts]
    public let associations: AssociationCounts
    public let controllers: [(feature: Int, terminal: Int, tier: Int, subnetwork: String)]

    init(_ loaded: LoadedUtilityNetwork) {
        network = loaded
        let network = loaded.network
        counts = network.schema.sources.indices.map { source in
            var counts = SourceCounts()
            for feature in network.features(of: source) {
                counts.features += 1
                if network.isCustomer(feature) { counts.customers += 1 }
                if !network.isOperable(feature) { counts.inoperable += 1 }
                counts.length += network.length(of: feature)
                counts.types[
                    [network.assetGroup(of: feature).code, network.assetType(of: feature).code], default: 0] +=
                    1
            }
            return counts
        }
        associations = AssociationCounts(of: network)
        controllers = (0..<network.controllerCount).map(network.controller)
    }

    var schema: UtilitySchema { network.network.schema }

    var imageBytes: Int { network.network.sectionSizes.reduce(0) { $0 + $1.byteCount } }

    /// Metres of a length in thousandths of a unit.
    func metres(_ length: Int64) -> Double { (Double(length) * schema.metresPerLength).rounded() / 1000 }

    /// `Tank T1`, with its terminal where there are several.
    func name(_ controller: (feature: Int, terminal: Int, tier: Int, subnetwork: String)) -> String {
        let terminals = network.network.terminals(of: controller.feature)?.terminals
        let terminal = terminals.map { ", terminal \($0[controller.terminal].name)" } ?? ""
        return network.network.name(of: controller.feature) + terminal
    }
}

import JobSpec
import Vocabulary

/// A key of a configuration that traces of some types look at.
struct ConfigurationPart {
    let key: String
    /// In Esri's JSON.
    let esriKey: String
    /// The types of traces.
    let kinds: Set<TraceKind>
    /// Whether a configuration has it.
    let isGiven: (TraceConfigurationSpec) -> Bool
    /// Whether a flag has the value that it has where nobody asks for it: services write all flags.
    let isUsual: (TraceConfigurationSpec) -> Bool

    private init(
        _ key: String, _ esriKey: String, _ kinds: Set<TraceKind>, isGiven: @escaping (TraceConfigurationSpec) -> Bool
    ) {
        (self.key, self.esriKey, self.kinds, self.isGiven) = (key, esriKey, kinds, isGiven)
        isUsual = { _ in false }
    }

    private init(
        _ key: String, _ esriKey: String, _ kinds: Set<TraceKind>, usually usual: Bool,
        _ flag: @escaping (TraceConfigurationSpec) -> Bool?
    ) {
        (self.key, self.esriKey, self.kinds) = (key, esriKey, kinds)
        isGiven = { flag($0) != nil }
        isUsual = { flag($0) == usual }
    }

    static var all: [ConfigurationPart] {
        let walks = Set(TraceKind.allCases.filter(\.walks))
        let directed = Set(TraceKind.allCases.filter(\.isDirected))
        let controlled: Set<TraceKind> = [.subnetwork, .subnetworkControllers, .isolation, .upstream, .downstream]
        return [
            Self("include_isolated_features", "includeIsolated", [.isolation], usually: false) {
                $0.includeIsolatedFeatures
            },
            Self("include_barriers", "includeBarriers", walks, usually: true) { $0.includeBarriers },
            Self("allow_indeterminate_flow", "allowIndeterminateFlow", directed, usually: true) {
                $0.allowIndeterminateFlow
            },
            Self("function_barriers", "functionBarriers", walks) { $0.functionBarriers?.isEmpty == false },
            Self("filter.function_barriers", "filterFunctionBarriers", walks) {
                $0.filter?.functionBarriers?.isEmpty == false
            },
            Self("filter.nearest", "nearestNeighbor", walks) { ($0.filter?.nearest ?? nil) != nil },
            Self("filter.bitset_attribute", "filterBitsetNetworkAttributeName", directed.union([.loops])) {
                ($0.filter?.bitsetAttribute ?? nil) != nil
            },
            Self("propagators", "propagators", controlled) { $0.propagators?.isEmpty == false },
            Self("shortest_path_attribute", "shortestPathNetworkAttributeName", [.shortestPath]) {
                $0.shortestPathAttribute != nil
            },
        ]
    }
}

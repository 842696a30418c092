import JobSpec
import UtilityNetwork
import Vocabulary

/// Says which keys of a job's configuration have no part in a trace of its type.
struct ConfigurationRemarks {
    private let spec: TraceSpec

    /// Of the tier.
    private let standard: TraceConfigurationSpec?

    /// How the trace walks in the end.
    private let laid: TraceConfiguration

    init(_ spec: TraceSpec, standard: TraceConfigurationSpec?, _ laid: TraceConfiguration) {
        self.spec = spec
        self.standard = standard
        self.laid = laid
    }

    private typealias Part = (key: String, isGiven: Bool, kinds: Set<TraceKind>)

    var messages: [Message] {
        let given = spec.configuration
        var messages = (given.map(parts) ?? []).filter { $0.isGiven && !$0.kinds.contains(spec.kind.value) }.map {
            part in
            Message(
                .warning, "no_part", "'\(part.key)' has no part in a trace of the type \(spec.kind.value.rawValue)")
        }
        messages += scopesWithoutConditions(given)
        if given?.includeUpToFirstSpatialContainer == true, given?.includeContainers != true {
            messages.append(
                Message(
                    .warning, "no_part",
                    "'include_up_to_first_spatial_container' has no part without 'include_containers: true'"))
        }
        if given?.validateConsistency ?? standard?.validateConsistency == true {
            messages.append(
                Message(
                    .information, "consistent",
                    "the network was compiled as a whole: it has no part that is not validated"))
        }
        return messages
    }

    /// A scope says which elements a condition is tested on.
    private func scopesWithoutConditions(_ given: TraceConfigurationSpec?) -> [Message] {
        let scopes = [
            ("traversability_scope", given?.traversabilityScope, "condition_barriers", laid.conditionBarriers),
            ("filter.scope", given?.filter?.scope, "filter: {barriers}", laid.filter.barriers),
        ]
        return scopes.filter { $0.1 != nil && $0.3 == nil }.map { scope, _, condition, _ in
            Message(.warning, "no_part", "'\(scope)' has no part without '\(condition)'")
        }
    }

    private func parts(of given: TraceConfigurationSpec) -> [Part] {
        let walks = Set(TraceKind.allCases.filter(\.walks))
        let directed = Set(TraceKind.allCases.filter(\.isDirected))
        return [
            ("include_isolated_features", given.includeIsolatedFeatures != nil, [.isolation]),
            ("include_barriers", given.includeBarriers != nil, walks),
            ("allow_indeterminate_flow", given.allowIndeterminateFlow != nil, directed),
            ("function_barriers", given.functionBarriers != nil, walks),
            ("filter.function_barriers", given.filter?.functionBarriers != nil, walks),
            ("filter.nearest", given.filter?.nearest != nil, walks),
            ("filter.bitset_attribute", given.filter?.bitsetAttribute != nil, directed.union([.loops])),
            (
                "propagators", given.propagators != nil,
                [.subnetwork, .subnetworkControllers, .isolation, .upstream, .downstream]
            ),
            ("shortest_path_attribute", given.shortestPathAttribute != nil, [.shortestPath]),
        ]
    }
}

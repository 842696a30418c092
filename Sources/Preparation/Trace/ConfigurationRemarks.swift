import JobSpec
import UtilityNetwork
import Vocabulary

/// Says which keys of a trace's configuration have no part in a trace of its type: of the job's own, and of Esri's JSON.
struct ConfigurationRemarks {
    private let spec: TraceSpec
    private let esri: TraceConfigurationSpec?
    /// Of the tier; nil where Esri's JSON is in its place.
    private let standard: TraceConfigurationSpec?
    /// How the trace walks in the end.
    private let laid: TraceConfiguration

    /// - Parameter standard: the configuration of the tier.
    init(
        _ spec: TraceSpec, esri: TraceConfigurationSpec?, standard: TraceConfigurationSpec?, _ laid: TraceConfiguration
    ) {
        self.spec = spec
        self.esri = esri
        self.standard = esri == nil ? standard : nil
        self.laid = laid
    }

    var messages: [Message] {
        let given = spec.configuration
        var messages = idle.filter { part in given.map(part.isGiven) ?? false }.map { noPart($0.key) }
        messages += idle.filter { part in esri.map { part.isGiven($0) && !part.isUsual($0) } ?? false }
            .map { noPart($0.esriKey) }
        messages += scopesWithoutConditions(given) + ofElementsAlone
        if given?.includeUpToFirstSpatialContainer == true, given?.includeContainers != true {
            messages.append(
                Message(
                    .warning, "no_part",
                    "'include_up_to_first_spatial_container' has no part without 'include_containers: true'"))
        }
        if [given, esri, standard].lazy.compactMap({ $0?.validateConsistency }).first == true {
            messages.append(
                Message(
                    .information, "consistent",
                    "the network was compiled as a whole: it has no part that is not validated"))
        }
        return messages
    }

    /// Keys of Esri's JSON that a trace of the type does not look at, whatever they say.
    var idleEsriKeys: Set<String> { Set(idle.map(\.esriKey)) }

    private var idle: [ConfigurationPart] { ConfigurationPart.all.filter { !$0.kinds.contains(spec.kind.value) } }

    private func noPart(_ key: String) -> Message {
        Message(.warning, "no_part", "'\(key)' has no part in a trace of the type \(spec.kind.value.rawValue)")
    }

    /// Isolation traces for each of many features write how much each cuts off, and no elements.
    private var ofElementsAlone: [Message] {
        guard spec.each != nil, spec.kind.value == .isolation else { return [] }
        let keys: [(key: String, esriKey: String, isOn: (TraceConfigurationSpec) -> Bool)] = [
            ("include_containers", "includeContainers", { $0.includeContainers == true }),
            ("include_content", "includeContent", { $0.includeContent == true }),
            ("include_structures", "includeStructures", { $0.includeStructures == true }),
            (
                "include_isolated_features", "includeIsolated",
                { [laid] in $0.includeIsolatedFeatures == true && laid.functions.isEmpty }
            ),
        ]
        let own = keys.filter { key in spec.configuration.map(key.isOn) ?? false }.map(\.key)
        let foreign = keys.filter { key in esri.map(key.isOn) ?? false }.map(\.esriKey)
        return (own + foreign).map {
            Message(.warning, "no_part", "'\($0)' has no part where each feature is isolated: no elements are written")
        }
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
}

import JobSpec
import UtilityNetwork
import Vocabulary

extension TraceConfiguration {
    /// This configuration with what a spec says laid over it.
    public func laid(under spec: TraceConfigurationSpec) -> TraceConfiguration {
        var laid = self
        if let value = spec.includeBarriers { laid.includeBarriers = value }
        if let value = spec.includeIsolatedFeatures { laid.includeIsolatedFeatures = value }
        if let value = spec.ignoreBarriersAtStartingPoints { laid.ignoreBarriersAtStartingPoints = value }
        if let value = spec.traversabilityScope { laid.traversabilityScope = value }
        if let value = spec.conditionBarriers { laid.conditionBarriers = value.map(TraceCondition.init) }
        if let value = spec.filter?.barriers { laid.filter.barriers = value.map(TraceCondition.init) }
        if let value = spec.filter?.scope { laid.filter.scope = value }
        if let value = spec.functions { laid.functions = value.map(TraceFunction.init) }
        return laid
    }

    /// The default configuration of a tier: what its model says, or else its condition barriers.
    public static func standard(of tier: Tier) -> TraceConfiguration {
        let plain = TraceConfiguration(tier: tier)
        return TraceConfigurationSpec(standardOf: tier).map(plain.laid) ?? plain
    }
}

extension TraceConfigurationSpec {
    /// What the model says of how traces walk in a tier; nil where it says nothing.
    init?(standardOf tier: Tier) {
        guard let text = tier.configuration,
            let spec = TraceConfigurationSpec.reading(text, named: "the configuration of the tier \(tier.name)")
        else { return nil }
        self = spec
    }
}

extension TraceFunction {
    init(_ spec: TraceFunctionSpec) {
        self.init(spec.kind, attribute: spec.attribute.value, condition: spec.condition.map(TraceCondition.init))
    }
}

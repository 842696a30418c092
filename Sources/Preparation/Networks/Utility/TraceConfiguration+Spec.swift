import JobSpec
import UtilityNetwork
import Vocabulary

extension TraceConfiguration {
    /// This configuration with what a spec says laid over it.
    public func laid(under spec: TraceConfigurationSpec) -> TraceConfiguration {
        var laid = self
        if let value = spec.includeContainers { laid.includeContainers = value }
        if let value = spec.includeContent { laid.includeContent = value }
        if let value = spec.includeStructures { laid.includeStructures = value }
        if let value = spec.includeUpToFirstSpatialContainer { laid.includeUpToFirstSpatialContainer = value }
        if let value = spec.allowIndeterminateFlow { laid.allowIndeterminateFlow = value }
        if let value = spec.includeBarriers { laid.includeBarriers = value }
        if let value = spec.includeIsolatedFeatures { laid.includeIsolatedFeatures = value }
        if let value = spec.ignoreBarriersAtStartingPoints { laid.ignoreBarriersAtStartingPoints = value }
        if let value = spec.traversabilityScope { laid.traversabilityScope = value }
        if let value = spec.conditionBarriers { laid.conditionBarriers = value.map(TraceCondition.init) }
        if let value = spec.functionBarriers { laid.functionBarriers = value.map(FunctionBarrier.init) }
        if let value = spec.filter { laid.filter.lay(value) }
        if let value = spec.propagators { laid.propagators = value.map(Propagator.init) }
        if let value = spec.shortestPathAttribute { laid.shortestPathAttribute = value.value }
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

extension TraceFilter {
    fileprivate mutating func lay(_ spec: TraceFilterSpec) {
        if let value = spec.barriers { barriers = value.map(TraceCondition.init) }
        if let value = spec.scope { scope = value }
        if let value = spec.functionBarriers { functionBarriers = value.map(FunctionBarrier.init) }
        if let value = spec.bitsetAttribute { bitsetAttribute = value?.value }
        if let value = spec.nearest { nearest = value.map(NearestNeighbors.init) }
    }
}

extension NearestNeighbors {
    init(_ spec: NearestSpec) {
        self.init(
            count: Int(spec.count), attribute: spec.attribute.value, categories: spec.categories.map(\.value),
            assetTypes: spec.assetTypes.map(\.value))
    }
}

extension FunctionBarrier {
    init(_ spec: FunctionBarrierSpec) {
        let function = TraceFunction(
            spec.kind, attribute: spec.attribute.value, condition: spec.condition.map(TraceCondition.init))
        self.init(function, spec.comparison, spec.value, isLocal: spec.usesLocalValues)
    }
}

extension Propagator {
    init(_ spec: PropagatorSpec) {
        self.init(
            spec.kind, attribute: spec.attribute.value, spec.comparison, spec.value,
            substitution: spec.substitution?.value)
    }
}

extension TraceFunction {
    init(_ spec: TraceFunctionSpec) {
        self.init(spec.kind, attribute: spec.attribute.value, condition: spec.condition.map(TraceCondition.init))
    }
}

import Analyses
import JobSpec
import UtilityNetwork
import Vocabulary

/// How a trace walks and what it writes: what its tier says, or Esri's JSON, and the job's own words over that.
struct ConfigurationCompiler {
    let trace: PreparedTrace
    let loaded: LoadedUtilityNetwork
    let diagnostics: Diagnostics

    private var spec: TraceSpec { trace.spec }
    private var network: UtilityNetwork { loaded.network }
    private var given: TraceNames { TraceNames(spec, trace.esri) }
    private var names: UtilityNames { UtilityNames(network.schema, diagnostics) }

    /// Checks the names that the job uses.
    func checkNames() {
        if let own = spec.configuration { names.check(own) }
        if let esri = trace.esri { names.check(esri.configuration) }
    }

    /// The tier's default with the job's laid over.
    func configuration(of tier: Tier) -> TraceConfiguration {
        let standard = standard(of: tier)
        var laid = spec.configuration.map(standard.laid) ?? standard
        if let target = given.targetTier {
            laid.passage = TierChoice(network: network, diagnostics: diagnostics)
                .passage(from: tier, to: target, endsAtTarget: endsAtTarget(tier))
        }
        if !spec.kind.value.needsControllers { laid.propagators = [] }
        laid.passesFedTiers = spec.kind.value == .isolation
        checkPath(laid)
        return laid
    }

    /// - Parameter laid: how the trace walks in the end.
    func remarks(_ tier: Tier?, _ laid: TraceConfiguration) -> [Message] {
        let remarks = ConfigurationRemarks(
            spec, esri: trace.esri?.configuration, standard: tier.flatMap(TraceConfigurationSpec.init(standardOf:)),
            laid)
        return remarks.messages + (trace.esri?.messages(besides: remarks.idleEsriKeys) ?? [])
    }

    /// Whether a trace upstream or downstream leads towards controllers.
    private func endsAtTarget(_ tier: Tier) -> Bool {
        let domain = network.schema.domainNetwork(tier.domainNetwork).map { network.schema.domainNetworks[$0] }
        return (spec.kind.value == .upstream) != (domain?.controllerType == .sink)
    }

    private func checkPath(_ configuration: TraceConfiguration) {
        guard spec.kind.value == .shortestPath, configuration.shortestPathAttribute == nil else { return }
        diagnostics.error(
            "missing_attribute", at: spec.kind.mark, "a shortest path needs an attribute that it is the least sum of",
            help: "such as 'configuration: {shortest_path_attribute: Shape length}'")
    }

    /// The tier's default, or Esri's configuration in its place.
    private func standard(of tier: Tier) -> TraceConfiguration {
        guard let esri = trace.esri else { return TraceConfiguration.standard(of: tier) }
        var plain = TraceConfiguration(tier: tier)
        plain.conditionBarriers = nil
        var laid = plain.laid(under: esri.configuration)
        laid.filter.nearest?.classes = classes(esri.nearestAssets)
        return laid
    }

    /// Asset types by their numbers. What the model does not have is reported.
    private func classes(_ assets: [EsriAssetSpec]) -> Set<Int> {
        var found: Set<Int> = []
        for asset in assets {
            let source = network.schema.sources.firstIndex { $0.id == Int(asset.source) }
            let number = source.flatMap {
                network.assetClass(source: $0, group: Int(asset.assetGroup), type: Int(asset.assetType))
            }
            if let number {
                found.insert(number)
            } else {
                let known = network.schema.sources.compactMap(\.id).map(String.init)
                diagnostics.error(
                    "unknown_asset_type", at: asset.mark,
                    "the network has no asset type \(asset.assetType) in the group \(asset.assetGroup) of a source with the id \(asset.source)",
                    help: known.isEmpty
                        ? "its sources have no ids: the model gives them as 'id'"
                        : "there are \(known.joined(separator: ", "))")
            }
        }
        return found
    }

    /// What the job says, or else its tier.
    func output(of tier: Tier?) -> TraceParameters.Output {
        var output = TraceParameters.Output()
        let standard = tier.flatMap(TraceConfigurationSpec.init(standardOf:))?.output
        let wanted = classes(trace.esri?.outputAssets ?? [])
        let chosen = spec.configuration?.output ?? trace.esri?.configuration.output ?? standard
        guard let spec = chosen ?? nil else { return output }
        output.drawsWholeLines = spec.geometry == .whole
        output.features = OutputSelection(network: network).features(spec, of: wanted)
        if let fields = spec.fields {
            output.kept = OutputFields(
                loaded: loaded, hasGeometryText: trace.system != nil, diagnostics: diagnostics
            ).table(fields)
        }
        return output
    }

    /// Isolation without anything that could be closed has no answer.
    func checkFilter(_ configuration: TraceConfiguration?) {
        guard spec.kind.value == .isolation, let configuration, configuration.filter.barriers == nil,
            trace.filterBarriers.isEmpty, !spec.namesFilterBarriers
        else { return }
        diagnostics.error(
            "missing_filter_barrier", at: spec.kind.mark,
            "an isolation trace needs filter barriers, which can be closed (Esri's 002799)",
            help: "such as 'configuration: {filter: {barriers: {category: Isolating}}}', or elements under "
                + "'filter_barriers'")
    }
}

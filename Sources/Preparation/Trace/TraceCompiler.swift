import Analyses
import JobSpec
import UtilityNetwork
import Vocabulary

/// Looks up in its network what a trace job names. Mistakes go to diagnostics, all of them.
public struct TraceCompiler {
    private let trace: PreparedTrace
    private let loaded: LoadedUtilityNetwork
    private let diagnostics: Diagnostics

    public init(_ trace: PreparedTrace, on network: LoadedUtilityNetwork, _ diagnostics: Diagnostics) {
        self.trace = trace
        loaded = network
        self.diagnostics = diagnostics
    }

    private var spec: TraceSpec { trace.spec }
    private var network: UtilityNetwork { loaded.network }
    private var names: UtilityNames { UtilityNames(network.schema, diagnostics) }

    /// - Returns: nil after a mistake; else the parameters, and what was noticed on the way.
    public func parameters() -> (parameters: TraceParameters, messages: [Message])? {
        let errorsBefore = diagnostics.errorCount
        let tier = TierChoice(network: network, diagnostics: diagnostics).tier(of: spec)
        let configuration = tier.map(configuration)
        var finder = ElementFinder(
            network: loaded, tolerance: spec.locate.tolerance, skipsInvalid: spec.locate.skipInvalid,
            diagnostics: diagnostics)
        let barriers = trace.barriers.compactMap { finder.barrier($0) }
        let filterBarriers = trace.filterBarriers.compactMap { finder.barrier($0) }
        let found = trace.starts.compactMap { start in finder.start(start).map { ($0, start.group) } }
        let each = spec.each.flatMap(selection)
        let ofSubnetwork = spec.subnetworkName.map { controllers(of: $0, tier) } ?? []
        let output = output(of: tier)
        checkFilter(configuration)
        guard diagnostics.errorCount == errorsBefore, let configuration else { return nil }
        var parameters = TraceParameters(kind: spec.kind.value)
        parameters.starts = found.map(\.0) + ofSubnetwork
        parameters.groups = groups(found)
        // A path with one end left says so when it is run.
        if spec.kind.value == .shortestPath, spec.each != nil || parameters.starts.count > 1 {
            parameters.end = parameters.starts.popLast()
        }
        parameters.each = each
        parameters.barriers =
            barriers.map { PlacedBarrier($0) } + filterBarriers.map { PlacedBarrier($0, isFilter: true) }
        parameters.configuration = configuration
        parameters.output = output
        parameters.writesSegments = spec.segments
        parameters.metresPerLength = loaded.metresPerLength
        return (parameters, finder.messages + remarks(tier))
    }

    /// The starts of each trace, in the order in which the groups come first; nil where there are none.
    private func groups(_ starts: [(start: LocatedElement, group: String?)]) -> [TraceParameters.Group]? {
        guard starts.contains(where: { $0.group != nil }) else { return nil }
        var groups: [TraceParameters.Group] = []
        var places: [String: Int] = [:]
        for (start, group) in starts {
            let name = group ?? ""
            if let place = places[name] {
                groups[place].starts.append(start)
            } else {
                places[name] = groups.count
                groups.append(TraceParameters.Group(name: name, starts: [start]))
            }
        }
        return groups
    }

    /// The tier's default with the job's laid over.
    private func configuration(of tier: Tier) -> TraceConfiguration {
        if let own = spec.configuration { names.check(own) }
        let standard = TraceConfiguration.standard(of: tier)
        var laid = spec.configuration.map(standard.laid) ?? standard
        if let target = spec.targetTier {
            laid.passedTiers = TierChoice(network: network, diagnostics: diagnostics)
                .passed(from: tier, to: target, endsAtTarget: endsAtTarget(tier))
        }
        if !spec.kind.value.needsControllers { laid.propagators = [] }
        checkPath(laid)
        return laid
    }

    private func remarks(_ tier: Tier?) -> [Message] {
        ConfigurationRemarks(spec, standard: tier.flatMap(TraceConfigurationSpec.init(standardOf:))).messages
    }

    private func selection(_ each: TraceEachSpec) -> TraceParameters.Selection? {
        var features: [Int] = []
        for name in each.sources {
            guard let source = network.schema.source(name.value) else {
                diagnostics.error(
                    "unknown_source", at: name.mark, "the network '\(loaded.name)' has no source '\(name.value)'",
                    help: UnknownName.help(for: name.value, among: network.schema.sources.map(\.name)))
                continue
            }
            features += network.features(of: source).filter {
                network.usage(of: $0).isJunction || network.usage(of: $0).isEdge
            }
        }
        if let terminal = each.terminal { checkTerminal(terminal, of: features) }
        guard let condition = each.condition else { return selection(features, each) }
        names.check(condition)
        let matching = try? network.features(features, where: TraceCondition(condition))
        return matching.map { selection($0, each) }
    }

    private func selection(_ features: [Int], _ each: TraceEachSpec) -> TraceParameters.Selection {
        TraceParameters.Selection(features: features, terminal: each.terminal?.value)
    }

    /// A terminal that no feature has would do nothing.
    private func checkTerminal(_ name: Marked<String>, of features: [Int]) {
        let known = Set(features.compactMap { network.terminals(of: $0)?.name })
            .compactMap(network.schema.terminalConfiguration).map { network.schema.terminalConfigurations[$0] }
        guard !known.contains(where: { $0.terminal(name.value) != nil }) else { return }
        diagnostics.error(
            "unknown_terminal", at: name.mark, "none of these features has a terminal '\(name.value)'",
            help: UnknownName.help(for: name.value, among: Set(known.flatMap(\.terminals).map(\.name)).sorted()))
    }

    /// The terminals of the controllers of a subnetwork.
    private func controllers(of name: Marked<String>, _ tier: Tier?) -> [LocatedElement] {
        let all = (0..<network.controllerCount).map(network.controller)
        let own = all.filter { tier == nil || network.schema.tiers[$0.tier].name == tier?.name }
        let named = own.filter { $0.subnetwork.lowercased() == name.value.lowercased() }
        if named.isEmpty {
            diagnostics.error(
                "unknown_subnetwork", at: name.mark, "there is no subnetwork '\(name.value)' in the tier",
                help: UnknownName.help(for: name.value, among: Set(own.map(\.subnetwork)).sorted()))
        }
        return named.map { LocatedElement(feature: $0.feature, terminal: $0.terminal) }
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

    /// What the job says, or else its tier.
    private func output(of tier: Tier?) -> TraceParameters.Output {
        var output = TraceParameters.Output()
        let standard = tier.flatMap(TraceConfigurationSpec.init(standardOf:))?.output
        guard let spec = spec.configuration?.output ?? standard else { return output }
        output.drawsWholeLines = spec.geometry == .whole
        output.features = OutputSelection(network: network, diagnostics: diagnostics).features(spec)
        return output
    }

    /// Isolation without anything that could be closed has no answer.
    private func checkFilter(_ configuration: TraceConfiguration?) {
        guard spec.kind.value == .isolation, let configuration, configuration.filter.barriers == nil,
            trace.filterBarriers.isEmpty
        else { return }
        diagnostics.error(
            "missing_filter_barrier", at: spec.kind.mark,
            "an isolation trace needs filter barriers, which can be closed (Esri's 002799)",
            help: "such as 'configuration: {filter: {barriers: {category: Isolating}}}', or elements under "
                + "'filter_barriers'")
    }
}

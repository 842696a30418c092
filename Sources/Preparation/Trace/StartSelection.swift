import Analyses
import JobSpec
import UtilityNetwork
import Vocabulary

/// Finds starts that are not named one by one: features of a selection, and the controllers of a subnetwork.
struct StartSelection {
    let loaded: LoadedUtilityNetwork
    let diagnostics: Diagnostics

    private var network: UtilityNetwork { loaded.network }

    /// The features that are traced one by one.
    ///
    /// - Parameter domainNetwork: the one that is traced; nil: any may be.
    func features(_ each: TraceEachSpec, of domainNetwork: String?) -> TraceParameters.Selection? {
        var features: [Int] = []
        for name in each.sources {
            guard let source = network.schema.source(name.value) else {
                diagnostics.error(
                    "unknown_source", at: name.mark, "the network '\(loaded.name)' has no source '\(name.value)'",
                    help: UnknownName.help(for: name.value, among: network.schema.sources.map(\.name)))
                continue
            }
            if let fault = network.schema.fault(ofSource: source, in: domainNetwork) {
                diagnostics.error("no_element", at: name.mark, "\(name.value) is \(fault)")
                continue
            }
            features += network.features(of: source).filter {
                network.usage(of: $0).isJunction || network.usage(of: $0).isEdge
            }
        }
        if let terminal = each.terminal { checkTerminal(terminal, of: features) }
        guard let condition = each.condition else { return selection(features, each) }
        UtilityNames(network.schema, diagnostics).check(condition)
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

    /// The terminals of the controllers of a subnetwork in the tier that is traced, or in any of its domain network.
    func controllers(of name: Marked<String>, _ tier: Tier?) -> [LocatedElement] {
        let own = (0..<network.controllerCount).map(network.controller).filter { controller in
            guard let tier else { return true }
            let its = network.schema.tiers[controller.tier]
            return its.domainNetwork == tier.domainNetwork && ["", its.name].contains(tier.name)
        }
        let named = own.filter { $0.subnetwork.lowercased() == name.value.lowercased() }
        if named.isEmpty {
            diagnostics.error(
                "unknown_subnetwork", at: name.mark, "there is no subnetwork '\(name.value)' in the tier",
                help: UnknownName.help(for: name.value, among: Set(own.map(\.subnetwork)).sorted()))
        }
        return named.map { LocatedElement(feature: $0.feature, terminal: $0.terminal) }
    }
}

extension TraceParameters.Group {
    /// The starts of each trace, in the order in which the groups come first; nil where there are none.
    static func all(of starts: [(start: LocatedElement, group: String?)]) -> [TraceParameters.Group]? {
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
}

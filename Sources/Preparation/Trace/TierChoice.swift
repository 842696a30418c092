import JobSpec
import UtilityNetwork
import Vocabulary

/// Finds the tier that a job traces: the one that it names, or the only one that there is.
struct TierChoice {
    let network: UtilityNetwork
    let diagnostics: Diagnostics

    /// - Returns: nil after a mistake.
    func tier(of spec: TraceSpec, _ names: TraceNames) -> Tier? {
        let domains = network.schema.domainNetworks.map(\.name)
        guard
            let domain = name(
                names.domainNetwork, "domain_network", "domain network", among: domains, at: spec.kind.mark)
        else { return nil }
        let tiers = network.schema.tiers.filter { $0.domainNetwork == domain }
        // The way to another tier begins in one.
        if names.tier == nil, names.targetTier == nil, tiers.count != 1, isOptional(spec.kind.value, domain) {
            return Tier(name: "", domainNetwork: domain)
        }
        let wanted = name(names.tier, "tier", "tier of \(domain)", among: tiers.map(\.name), at: spec.kind.mark)
        return wanted.flatMap { wanted in tiers.first { $0.name == wanted } }
    }

    /// Whether a trace can do without a tier: where it asks no controllers, and where those of all tiers count anyway.
    private func isOptional(_ kind: TraceKind, _ domain: String) -> Bool {
        let number = network.schema.domainNetwork(domain)
        let isPartitioned = number.map { network.schema.domainNetworks[$0].tierDefinition == .partitioned } ?? false
        return !kind.needsControllers || isPartitioned
    }

    /// The way of a walk from one tier to another.
    ///
    /// - Parameter endsAtTarget: whether the walk leads towards controllers, those of the target at last.
    /// - Returns: nil after a mistake, and where the target is the tier itself.
    func passage(from tier: Tier, to target: Marked<String>, endsAtTarget: Bool) -> TierPassage? {
        let tiers = network.schema.tiers.filter { $0.domainNetwork == tier.domainNetwork }
        guard
            let name = name(
                target, "tier", "tier of \(tier.domainNetwork)", among: tiers.map(\.name), at: target.mark),
            let goal = tiers.first(where: { $0.name == name }), goal.name != tier.name
        else { return nil }
        let between = tiers.filter { min(tier.rank, goal.rank)...max(tier.rank, goal.rank) ~= $0.rank }
        let (supplying, other) = endsAtTarget ? (goal, tier) : (tier, goal)
        let passed = between.filter {
            $0.name != supplying.name && ($0.rank != supplying.rank || $0.name == other.name)
        }
        return TierPassage(passed: passed.map(\.name), supplying: supplying.name)
    }

    private func name(
        _ wanted: Marked<String>?, _ key: String, _ kind: String, among known: [String], at mark: Mark
    ) -> String? {
        guard let wanted else {
            if known.count == 1 { return known[0] }
            diagnostics.error(
                "missing_\(key)", at: mark,
                known.isEmpty ? "the network has no \(kind)" : "the network has more than one \(kind)",
                help: known.isEmpty ? nil : "name one in '\(key)': \(known.joined(separator: ", "))")
            return nil
        }
        if let found = known.first(where: { $0.lowercased() == wanted.value.lowercased() }) { return found }
        diagnostics.error(
            "unknown_\(key)", at: wanted.mark, "there is no \(kind) '\(wanted.value)'",
            help: UnknownName.help(for: wanted.value, among: known))
        return nil
    }
}

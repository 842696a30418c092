import JobSpec
import UtilityNetwork

/// What a trace job leaves to its network: the tier that it traces, and what that says of traces.
struct TierValues {
    let spec: TraceSpec
    let names: TraceNames
    let tier: Tier
    /// Whether Esri's configuration stands in the place of the tier's.
    let isReplaced: Bool

    /// - Parameter given: the values that the job has already.
    func values(besides given: [EffectiveValue]) -> [EffectiveValue] {
        let chosen = [
            ("domain_network", names.domainNetwork, tier.domainNetwork), ("tier", names.tier, tier.name),
        ]
        let unnamed = chosen.filter { $1 == nil && !$2.isEmpty }.map {
            EffectiveValue(path: $0.0, value: .text($0.2), origin: .network)
        }
        return unnamed + configuration(besides: Set(given.map { Self.key(of: $0.path) }))
    }

    /// The tier's configuration without the keys over which the job has laid its own.
    private func configuration(besides given: Set<String>) -> [EffectiveValue] {
        guard !isReplaced, let text = tier.configuration else { return [] }
        let values = TraceConfigurationSpec.values(of: text, named: "the configuration of the tier \(tier.name)")
        return values.map { EffectiveValue(path: "configuration.\($0.path)", value: $0.value, origin: $0.origin) }
            .filter { !given.contains(Self.key(of: $0.path)) }
    }

    /// The key of a configuration that is replaced as a whole: `configuration.filter.barriers`.
    private static func key(of path: String) -> String {
        let steps = path.split(whereSeparator: { $0 == "." || $0 == "[" })
        return steps.prefix(steps.dropFirst().first == "filter" ? 3 : 2).joined(separator: ".")
    }
}

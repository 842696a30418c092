import JobSpec
import UtilityNetwork
import Vocabulary

/// Says what a job leaves to its network, or asks of it in vain.
struct NetworkRemarks {
    let spec: TraceSpec
    let network: UtilityNetwork
    let tier: Tier?
    /// All that the job names, of filters, too.
    let barriers: [LocatedElement]

    var messages: [Message] { [withoutTier, withoutSourceIDs, foreignBarriers].compactMap { $0 } }

    /// What connects is of one domain network, but for what rules and associations join.
    private var foreignBarriers: Message? {
        guard let traced = tier?.domainNetwork else { return nil }
        let foreign = Set(barriers.map(\.feature)).sorted()
            .filter { network.schema.fault(ofSource: network.source(of: $0), in: traced) != nil }
        if foreign.isEmpty { return nil }
        return Message(
            .information, "foreign_barrier",
            "barriers are of another domain network than \(traced), which is traced: "
                + SampleText.first(of: foreign.map(network.name)))
    }

    private var withoutTier: Message? {
        guard tier?.name.isEmpty == true, !network.schema.tiers.isEmpty else { return nil }
        return Message(
            .information, "no_tier", "no tier is named: the configuration of none counts, and the controllers of all do"
        )
    }

    /// Esri's answers name sources by numbers, which models need not have.
    private var withoutSourceIDs: Message? {
        let unnumbered = network.schema.sources.filter { $0.id == nil }.map(\.name)
        guard spec.outputs.formats.value.contains(.esriJSON), !unnumbered.isEmpty else { return nil }
        return Message(
            .information, "no_source_id",
            "sources to which the model gives no 'id' have none in trace_results.json: "
                + unnumbered.joined(separator: ", "))
    }
}

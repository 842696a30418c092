import JobSpec
import UtilityNetwork
import Vocabulary

/// Says what a job leaves to its network, or asks of it in vain.
struct NetworkRemarks {
    let spec: TraceSpec
    let network: UtilityNetwork
    let tier: Tier?

    var messages: [Message] { [withoutTier, withoutSourceIDs].compactMap { $0 } }

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

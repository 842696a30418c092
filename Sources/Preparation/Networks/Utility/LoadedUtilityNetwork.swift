import FeatureSources
import ImageFile
import NetworkImport
import UtilityNetwork
import Vocabulary

/// A utility network that is ready for traces.
public final class LoadedUtilityNetwork: Sendable {
    public let name: String
    public let network: UtilityNetwork
    /// Of everything that the network was made of: its files' content, its model, the importer.
    public let digest: Digest
    /// The sources as they are named, and the digests of their content; nil for a database.
    public let sources: [(path: String, digest: Digest?)]
    /// What the network's coordinates mean; nil where nobody knows it, so that outputs have no geometry.
    public let system: SystemDefinition?
    /// What is to be said with every job.
    public let messages: [Message]

    /// Where the rows of its sources are; nil for an EPANET file.
    let model: UtilityModel?

    init(
        name: String, network: UtilityNetwork, digest: Digest, sources: [(path: String, digest: Digest?)],
        model: UtilityModel?, report: UtilityReport
    ) {
        self.model = model
        (self.name, self.network, self.digest, self.sources) = (name, network, digest, sources)
        system = report.system
        messages = report.messages + network.notes.map { Message(.information, "network_note", $0) }
    }
}

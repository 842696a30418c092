import Geometry
import ImageFile
import JobSpec
import NetworkImport
import StreetNetwork
import Vocabulary

/// A network that is ready for jobs.
public final class LoadedNetwork: Sendable {
    public let name: String
    public let streets: StreetNetwork
    /// Of everything that the network was made of: its files' content, its travel modes, the importer.
    public let digest: Digest
    /// The sources as they are named in the project file, and the digests of their content; nil for a database.
    public let sources: [(path: String, digest: Digest?)]
    public let report: NetworkReport
    /// The box of all junctions.
    public let extent: Box

    init(
        name: String, streets: StreetNetwork, digest: Digest, sources: [(path: String, digest: Digest?)],
        report: NetworkReport
    ) {
        self.name = name
        self.streets = streets
        self.digest = digest
        self.sources = sources
        self.report = report
        // The root of the index is the box of all edges, and every junction is the end of one.
        extent = streets.parts.extent
    }

    /// What the network leaves out of its sources: said with every job, since any answer may hang on it.
    public var messages: [Message] {
        let restrictions = report.restrictionsLeftOut.map { left in
            Message(
                .information, "turn_restrictions_left_out",
                "\(left.count) turn \(left.count == 1 ? "restriction" : "restrictions") of \(name) left out: \(left.reason)"
            )
        }
        return restrictions + notes
    }

    /// The same but for restrictions.
    public var notes: [Message] {
        let remarks = report.remarks.map { Message($0.isWarning ? .warning : .information, $0.code, $0.text) }
        let count = report.missingNodes
        if count == 0 { return remarks }
        let text =
            "streets of \(name) end at \(count) \(count == 1 ? "place" : "places") that its sources do not hold, "
            + "or hold at no longitude and latitude"
        return [Message(.information, "missing_nodes", text)] + remarks
    }
}

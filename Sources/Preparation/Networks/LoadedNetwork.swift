import Geometry
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
    /// The source files as they are named in the project file, and the digests of their content.
    public let sources: [(path: String, digest: Digest)]
    public let report: StreetImport.Report
    /// The box of all junctions.
    public let extent: Box

    init(
        name: String, streets: StreetNetwork, digest: Digest, sources: [(path: String, digest: Digest)],
        report: StreetImport.Report
    ) {
        self.name = name
        self.streets = streets
        self.digest = digest
        self.sources = sources
        self.report = report
        extent = Box(of: streets.parts.junctionCoordinate)
    }

    /// What the network leaves out of its sources: said with every job, since any answer may hang on it.
    public var messages: [Message] {
        let restrictions = report.skippedByReason.map { reason, count in
            Message(
                .information, "turn_restrictions_left_out",
                "\(count) turn \(count == 1 ? "restriction" : "restrictions") of \(name) left out: \(reason)")
        }
        guard report.counts.missingNodes > 0 else { return restrictions }
        let text = "streets of \(name) end at \(report.counts.missingNodes) places that its sources do not hold"
        return restrictions + [Message(.information, "missing_nodes", text)]
    }
}

/// Why a network cannot be used by any job.
public struct NetworkFailure: Error, Equatable, CustomStringConvertible {
    public let description: String

    public init(_ description: String) { self.description = description }
}

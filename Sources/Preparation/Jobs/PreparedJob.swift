import Analyses
import FeatureSources
import ImageFile
import JobSpec
import Vocabulary

/// A job whose every value is checked, as far as that is possible without its network's data.
public struct PreparedJob: Sendable {
    /// What the job asks for, by its kind.
    public enum Analysis: Sendable {
        case route(PreparedRoute)
        case serviceArea(PreparedServiceArea)
        case trace(PreparedTrace)
        case relatedRecords(PreparedRelatedRecords)
    }

    /// Unique among the jobs of a run; the name of the output folder.
    public let name: String
    public let kind: JobKind
    public let description: String?
    public let analysis: Analysis
    /// What was noticed on the way here.
    public let messages: [Message]
    /// Every value that the job runs with, and where it came from.
    public let effectiveValues: [EffectiveValue]
    /// The layers and tables that the job reads, in the order in which they were met.
    public let inputs: [SourceAddress]
    /// Which libraries have a part in its outputs.
    public let libraryUse: LibraryUse
    /// Whether texts that a spreadsheet would take for formulas are written as texts.
    public let escapesFormulas: Bool
    /// Where the job is written.
    public let mark: Mark

    /// What the job asks of a network of streets; nil for a job without travel.
    public var travel: TravelRequest? {
        switch analysis {
        case .route(let route): route.travel
        case .serviceArea(let area): area.travel
        case .trace, .relatedRecords: nil
        }
    }

    /// The network that the job runs on; nil for a job that needs none.
    public var network: String? { travel?.network ?? trace?.network }

    /// Shown with the results.
    public var attribution: String? { travel?.attribution ?? trace?.attribution }

    private var trace: PreparedTrace? {
        if case .trace(let trace) = analysis { trace } else { nil }
    }

    /// The name of the travel mode, and its sentence for people where it has one; nil for a job without travel.
    public var travelMode: (name: String, description: String?)? {
        travel.map { ($0.mode.name, $0.modeDescription) }
    }
}

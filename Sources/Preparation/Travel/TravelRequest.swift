import Analyses
import ImageFile
import Results
import StreetNetwork
import Vocabulary

/// What a job asks of a network of streets: which costs, for which vehicle, round which barriers. Jobs that ask for the
/// same share their metrics.
public struct TravelRequest: Sendable {
    /// The network's name.
    public let network: String
    /// Shown with the results.
    let attribution: String?
    public let mode: TravelMode
    /// Of all that the mode says.
    let modeDigest: Digest
    /// A sentence for people.
    let modeDescription: String?
    public let uTurns: UTurnPolicy
    /// What is made least.
    public let impedance: Impedance
    /// What is told of paths, unsteered, each once, in the order of the metrics.
    public let reportedCosts: [Impedance]
    public let barriers: [Barrier]
    /// Columns of the barriers' attributes.
    public let keptBarrierColumns: [Column]
    /// Of the barriers' shapes and attributes: jobs with the same ones share a metric.
    let barrierDigest: Digest
    /// Millimetres within which places and points of barriers are put on streets.
    let tolerance: Int64

    /// The table that tells what the barriers do; none without barriers.
    var barrierTables: [Table] { barriers.isEmpty ? [] : [BarrierReport.table.adding(keptBarrierColumns)] }
}

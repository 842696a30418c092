import Analyses
import JobSpec
import Results
import StreetNetwork
import Vocabulary

/// A job whose every value is checked, as far as that is possible without its network's data.
public struct PreparedJob: Sendable {
    /// What the job asks for, by its kind.
    public enum Analysis: Sendable {
        case route(PreparedRoute)
    }

    /// Unique among the jobs of a run; the name of the output folder.
    public let name: String
    public let kind: JobKind
    public let description: String?
    /// The network's name.
    public let network: String
    /// Shown with the results.
    public let attribution: String?
    /// The travel mode's name, and its sentence for people where it has one.
    public let travelMode: (name: String, description: String?)
    public let analysis: Analysis
    /// What was noticed on the way here.
    public let messages: [Message]
    /// Every value that the job runs with, and where it came from.
    public let effectiveValues: [EffectiveValue]
    /// Whether coordinates were brought to WGS84 by PROJ.
    public let usesCoordinateSystems: Bool
    /// Where the job is written.
    public let mark: Mark
}

/// What a route job asks for.
public struct PreparedRoute: Sendable {
    /// The network's name.
    public let network: String
    public let mode: TravelMode
    public let uTurns: UTurnPolicy
    public let parameters: RouteParameters
    public let barriers: [AreaBarrier]
    /// Of the barriers' shapes: jobs with the same ones share a metric.
    let barrierDigest: Digest
    public let formats: Set<Table.Format>
    /// The places given by longitude and latitude, and where they are written.
    let writtenPlaces: [WrittenPlace]

    /// The tables that the job writes.
    public var tables: [Table] {
        RouteTables.tables(for: parameters) + (barriers.isEmpty ? [] : [BarrierReport.table])
    }
}

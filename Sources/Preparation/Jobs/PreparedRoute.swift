import Analyses
import Results
import StreetNetwork
import Vocabulary

/// What a route job asks for.
public struct PreparedRoute: Sendable {
    /// The network's name.
    public let network: String
    /// Shown with the results.
    let attribution: String?
    public let mode: TravelMode
    /// A sentence for people.
    let modeDescription: String?
    public let uTurns: UTurnPolicy
    public let parameters: RouteParameters
    public let barriers: [Barrier]
    /// Columns of the barriers' attributes.
    public let keptBarrierColumns: [Column]
    /// Of the barriers' shapes and attributes: jobs with the same ones share a metric.
    let barrierDigest: Digest
    public let formats: Set<Table.Format>
    /// The places given by longitude and latitude, and where they are written.
    let writtenPlaces: [WrittenPlace]

    /// The tables that the job writes.
    public var tables: [Table] {
        RouteTables.tables(for: parameters)
            + (barriers.isEmpty ? [] : [BarrierReport.table.adding(keptBarrierColumns)])
    }
}

import Analyses
import Results

/// What a route job asks for.
public struct PreparedRoute: Sendable {
    public let travel: TravelRequest
    public let parameters: RouteParameters
    public let formats: Set<Table.Format>
    /// The places given by longitude and latitude, and where they are written.
    let writtenPlaces: [WrittenPlace]

    /// The tables that the job writes.
    public var tables: [Table] { RouteTables.tables(for: parameters) + travel.barrierTables }
}

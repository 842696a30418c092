import Analyses
import FeatureSources
import ImageFile
import Results

/// What a route job asks for.
public struct PreparedRoute: Sendable {
    public let travel: TravelRequest
    public let parameters: RouteParameters
    public let formats: Set<Table.Format>
    /// The coordinate system of the geometries in tables of CSV; nil for tables without.
    public let system: SystemDefinition?
    /// Whether the routes are written for navigation devices, too.
    public let writesGPX: Bool
    /// The places given by longitude and latitude, and where they are written.
    let writtenPlaces: [WrittenPlace]

    /// The tables that the job writes.
    public var tables: [Table] { RouteTables.tables(for: parameters) + travel.barrierTables }
}

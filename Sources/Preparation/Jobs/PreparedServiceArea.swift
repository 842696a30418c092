import Analyses
import FeatureSources
import Results

/// What a service area job asks for.
public struct PreparedServiceArea: Sendable {
    /// Its reported costs are the impedance, and then those that are added up.
    public let travel: TravelRequest
    public let parameters: ServiceAreaParameters
    public let formats: Set<Table.Format>
    /// The coordinate system of the geometries in tables of CSV; nil for tables without.
    public let system: SystemDefinition?
    /// The places given by longitude and latitude, and where they are written.
    let writtenPlaces: [WrittenPlace]

    /// The tables that the job writes.
    public var tables: [Table] { ServiceAreaTables.tables(for: parameters) + travel.barrierTables }
}

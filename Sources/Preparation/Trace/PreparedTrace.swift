import FeatureSources
import Geometry
import JobSpec
import Results
import UtilityNetwork

/// What a trace job asks for, checked as far as that is possible without its network.
public struct PreparedTrace: Sendable {
    public let network: String
    /// Of the network's data, shown with the results.
    public let attribution: String?
    public let formats: Set<Table.Format>
    /// The coordinate system of the geometries in tables of CSV; nil for tables without.
    public let system: SystemDefinition?
    let spec: TraceSpec
    /// Nil where the tier's default counts.
    let esri: EsriConfigurationSpec?
    let starts: [WrittenElement]
    let barriers: [WrittenElement]
    let filterBarriers: [WrittenElement]
}

/// What a trace job names, in its own words or in Esri's.
struct TraceNames {
    let domainNetwork: Marked<String>?
    let tier: Marked<String>?
    let targetTier: Marked<String>?
    let subnetwork: Marked<String>?

    init(_ spec: TraceSpec, _ esri: EsriConfigurationSpec?) {
        domainNetwork = spec.domainNetwork ?? esri?.domainNetwork
        tier = spec.tier ?? esri?.tier
        targetTier = spec.targetTier ?? esri?.targetTier
        subnetwork = spec.subnetworkName ?? esri?.subnetworkName
    }
}

/// An element as a job names it.
struct WrittenElement: Sendable {
    enum Name: Sendable {
        case feature(FeatureElementSpec)
        /// Of a row, where terminals of lines and places along junctions say nothing.
        case row(ElementReference, in: TableRow)
        case place(PlaceElementSpec, Coordinate)
        /// Of a row that names no feature.
        case emptyRow(TableRow)
    }

    /// A row as messages name it.
    struct TableRow: Sendable, CustomStringConvertible {
        let number: Int64
        let table: String

        var description: String { "row \(number) of '\(table)'" }
    }

    let name: Name
    /// Where it is written; of a row, where its table is named.
    let mark: Mark
    /// The trace that a start of a table belongs to; nil where there are no groups.
    var group: String?
}

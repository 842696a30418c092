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
    public let csvSystem: SystemDefinition?
    let spec: TraceSpec
    let starts: [WrittenElement]
    let barriers: [WrittenElement]
    let filterBarriers: [WrittenElement]
}

/// An element as a job names it.
struct WrittenElement: Sendable {
    enum Name: Sendable {
        case feature(ElementReference)
        /// Of a row, where terminals of lines and places along junctions say nothing.
        case row(ElementReference)
        case place(PlaceElementSpec, Coordinate)
    }

    let name: Name
    let mark: Mark
    /// The trace that a start of a table belongs to; nil where there are no groups.
    var group: String?
}

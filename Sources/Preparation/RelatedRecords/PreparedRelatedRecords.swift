import Analyses
import FeatureSources
import Results

/// What a job of related records asks for.
public struct PreparedRelatedRecords: Sendable {
    public let parameters: RelatedRecordsParameters
    public let formats: Set<Table.Format>
    /// The coordinate system of geometries other than those of GeoJSON; nil where nothing is said.
    public let system: SystemDefinition?
    /// Whether the records are written once more in groups.
    public let writesGroups: Bool
    /// The fields of related rows, then those of the mapping table, in the order of their columns.
    public let relatedFields: [LayerField]
    /// The field of the related rows' ids.
    public let relatedId: LayerField

    public var tables: RelatedRecordsTables { RelatedRecordsTables(parameters) }
}

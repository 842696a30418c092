import Results

/// The tables of a job of related records. Their columns depend on the fields that are kept.
public struct RelatedRecordsTables: Sendable {
    /// A row for each pair; a row for each row asked about where related rows are counted only.
    public let records: Table
    /// A feature for each related row; nil where they are counted only.
    public let features: Table?
    /// The place of the related row's id in `records`, or of the count.
    public let relatedColumn: Int

    public static let rowId = Column("row_id", "The id of the row that was asked about")
    public static let relatedId = Column("related_id", "The id of the related row; empty where there is none")
    public static let relatedCount = Column(
        "related_count", .integer,
        "How many records there are of the row: its pairs with related rows, each once for each different set of attributes"
    )
    public static let rowIds = Column(
        "row_ids", "The ids of the rows that the related row belongs to, parted by semicolons")
    public static let rowCount = Column("row_count", .integer, "How many rows the related row belongs to")

    public init(_ parameters: RelatedRecordsParameters) {
        let (rows, related) = (parameters.rows, parameters.related)
        let rowId = Self.rowId.holding(rows.idKind)
        let relatedId = Self.relatedId.holding(related.idKind)
        var names = ColumnNames(
            [rowId, parameters.countsOnly ? Self.relatedCount : relatedId]
                + (parameters.writesGeometryText ? [GeometryText.column] : []))
        let rowColumns = names.columns(of: rows.keptFields, in: rows.table.table)
        relatedColumn = 1 + rowColumns.count
        let relatedColumns = parameters.countsOnly ? [] : names.columns(of: related.keptFields, in: related.table.table)
        let mapping = parameters.steps.last?.through?.table.table ?? ""
        let mappingColumns = parameters.countsOnly ? [] : names.columns(of: parameters.mappingFields, in: mapping)
        records = Table(
            "records", "The pairs of rows that belong together", geometry: .any, formats: [.csv],
            columns: [rowId] + rowColumns + [parameters.countsOnly ? Self.relatedCount : relatedId]
                + relatedColumns + mappingColumns)
        features = parameters.countsOnly ? nil : Self.features(of: related)
    }

    /// The tables that the job writes.
    public var all: [Table] { [features, records].compactMap { $0 } }

    private static func features(of related: RelatedRecordsParameters.Side) -> Table {
        let own = [relatedId.holding(related.idKind), rowIds, rowCount]
        var names = ColumnNames(own)
        return Table(
            "features", "The related rows, each once", geometry: .any, formats: [.geojson],
            columns: own + names.columns(of: related.keptFields, in: related.table.table))
    }
}

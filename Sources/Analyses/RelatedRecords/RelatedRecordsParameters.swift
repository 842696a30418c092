import FeatureSources
import Results

/// What a job of related records asks for, checked and resolved.
public struct RelatedRecordsParameters: Sendable {
    /// One of the two tables whose rows belong together.
    public struct Side: Sendable {
        public var table: RelatedTable
        /// Which of its rows count.
        public var selection: RowSelection
        /// How its rows are placed; nil where their places are not asked for, or they have none.
        public var places: RowPlaces?
        /// The field of the rows' ids; nil for the table's own ids.
        public var idField: KeptField?
        /// The fields that are carried into the outputs.
        public var keptFields: [KeptField]

        public init(
            table: RelatedTable, selection: RowSelection, places: RowPlaces?, idField: KeptField?,
            keptFields: [KeptField]
        ) {
            self.table = table
            self.selection = selection
            self.places = places
            self.idField = idField
            self.keptFields = keptFields
        }

        /// What the rows' ids are; those of a table's own are whole numbers.
        var idKind: Column.Kind { idField?.kind ?? .integer }
    }

    /// A field that is carried into the outputs.
    public struct KeptField: Sendable {
        public let name: String
        public let kind: Column.Kind

        public init(_ name: String, _ kind: Column.Kind) {
            self.name = name
            self.kind = kind
        }
    }

    /// The rows that are asked about.
    public var rows: Side
    /// Their ids; nil for all that are selected.
    public var ids: [String]?
    /// The way to the related rows.
    public var steps: [RelationshipStep]
    public var related: Side
    /// The fields of the last mapping table that are carried into the outputs.
    public var mappingFields: [KeptField]
    /// Of related rows.
    public var order: RowOrder
    /// At most so many records; nil for all.
    public var limit: Int?
    /// How many records are left out at first.
    public var offset = 0
    /// Whether rows stand among the records to which none is related.
    public var keepsUnmatched = false
    /// Whether related rows are counted only.
    public var countsOnly = false
    /// Whether the pairs are written once more in groups, with the geometries of related rows.
    public var writesGroups = false
    /// Whether pairs have a column with the geometries of related rows.
    public var writesGeometryText = false

    public init(
        rows: Side, ids: [String]? = nil, steps: [RelationshipStep], related: Side, mappingFields: [KeptField] = [],
        order: RowOrder = RowOrder()
    ) {
        self.rows = rows
        self.ids = ids
        self.steps = steps
        self.related = related
        self.mappingFields = mappingFields
        self.order = order
    }
}

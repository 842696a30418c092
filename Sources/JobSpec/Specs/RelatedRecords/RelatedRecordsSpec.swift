/// What a job asks for that finds the rows related to others.
public struct RelatedRecordsSpec: Sendable {
    /// A path as written, relative to the file that it stands in, or a connection.
    public let source: Marked<String>
    /// The table whose rows are asked about; nil for the only one there is.
    public let table: Marked<String>?
    /// The coordinate system of a table that has none.
    public let crs: Marked<String>?
    /// What rows must meet, in SQL.
    public let condition: Marked<String>?
    public let dialect: SQLDialect
    /// The ids of rows; nil for all that meet the condition.
    public let ids: [Marked<String>]?
    /// Where rows must lie.
    public let spatial: SpatialSpec?
    public let fields: RelatedFieldsSpec
    /// The steps to the related rows; nil for the only relationship there is.
    public let relationships: [RelationshipSpec]?
    public let related: RelatedRowsSpec
    /// Whether rows stand in the results to which none is related.
    public let keepsUnmatched: Bool
    /// Whether related rows are counted only.
    public let countsOnly: Bool
    public let outputs: RelatedOutputsSpec

    /// Whether results have the geometries of related rows.
    public var writesGeometry: Bool { related.returnsGeometry && !countsOnly }

    /// Declares the keys that only such jobs have, but `source`.
    static func declare(
        in fields: Fields, source: Field<Marked<String>>
    ) -> @Sendable (Record) -> RelatedRecordsSpec {
        let rows = RowFields(fields)
        let relationships = fields.optional(
            "relationship", RelationshipSpec.listShape(needsTable: true),
            "How rows are related: the name of a relationship, keys, or a list of steps; the only one there is by "
                + "default.")
        let related = RelatedRowsSpec.declare(in: fields)
        let keepsUnmatched = fields.optional(
            "keep_unmatched", .boolean, default: false,
            "Whether rows stand in the results to which none is related.")
        let countsOnly = fields.optional(
            "count_only", .boolean, default: false, "Whether related rows are counted only.")
        let outputs = fields.section("outputs", RelatedOutputsSpec.shape, "What the job writes.")
        fields.notTogether("where", "ids", help: "a condition may name ids, too")
        fields.excludes(
            whenTrue: countsOnly.key, ["limit", "offset"], help: "all related rows are counted")
        Self.declareIdleKeys(in: fields)
        return { record in
            RelatedRecordsSpec(
                source: record[source], table: record[rows.table], crs: record[rows.crs],
                condition: record[rows.condition], dialect: record[rows.dialect], ids: record[rows.ids],
                spatial: record[rows.spatial], fields: record[rows.fields] ?? .all,
                relationships: record[relationships], related: related(record),
                keepsUnmatched: record[keepsUnmatched], countsOnly: record[countsOnly], outputs: record[outputs])
        }
    }
}

extension RelatedRecordsSpec {
    private static func declareIdleKeys(in fields: Fields) {
        fields.idle(
            ["order_by", "related_fields", "return_geometry"], unless: { !($0["count_only"]?.isTrue ?? false) },
            remedy: "related rows are counted only, since 'count_only' is true")
        fields.idle(
            ["dialect"], unless: { $0.hasAny(of: ["where", "related_where"]) }, remedy: "there is no condition in SQL")
        fields.idle(
            ["crs"], within: "outputs",
            unless: { !($0["count_only"]?.isTrue ?? false) && !($0["return_geometry"]?.isFalse ?? false) },
            remedy: "the results have no geometries")
    }
}

/// The keys that say which rows are asked about.
private struct RowFields: Sendable {
    let table: Field<Marked<String>?>
    let crs: Field<Marked<String>?>
    let condition: Field<Marked<String>?>
    let dialect: Field<SQLDialect>
    let ids: Field<[Marked<String>]?>
    let spatial: Field<SpatialSpec?>
    let fields: Field<RelatedFieldsSpec?>

    init(_ fields: Fields) {
        table = fields.optional(
            "table", .marked(.layerName), "The table whose rows are asked about; the only one there is by default.")
        crs = fields.optional(
            "crs", .marked(.coordinateSystem), "The coordinate system of a table that has none, such as EPSG:25832.")
        condition = fields.optional("where", .marked(.condition), "What rows must meet, in SQL.")
        dialect = SQLDialect.declare(in: fields)
        ids = fields.optional("ids", .ids, "The ids of rows, instead of a condition.")
        spatial = fields.optional("spatial", SpatialSpec.shape, "Where rows must lie.")
        self.fields = fields.optional(
            "fields", RelatedFieldsSpec.shape, "The fields of these rows that are kept; all by default.")
    }
}

/// Rows of a table that features must be related to.
public struct ViaSpec: Sendable {
    /// Where the table is; nil for where the features are.
    public let source: Marked<String>?
    public let table: Marked<String>
    /// What rows must meet, in SQL.
    public let condition: Marked<String>?
    public let dialect: SQLDialect
    /// The ids of rows; nil for all.
    public let ids: [Marked<String>]?
    /// The steps from the table to the features; nil for the only relationship there is.
    public let relationships: [RelationshipSpec]?
    public let mark: Mark

    static let shape = Shape<ViaSpec>.record("a mapping", "Rows of a table that features must be related to.") {
        fields in
        let source = fields.optional(
            "source", .marked(.source), "Where the table is; where the features are by default.")
        let table = fields.required("table", .marked(.layerName), "The name of the table.")
        let condition = fields.optional("where", .marked(.condition), "What rows must meet, in SQL.")
        let dialect = SQLDialect.declare(in: fields)
        let ids = fields.optional("ids", .ids, "The ids of rows; all by default.")
        let relationships = fields.optional(
            "relationship", RelationshipSpec.listShape,
            "How rows and features are related: the name of a relationship, keys, or a list of steps from the table to "
                + "the features; the only relationship there is by default.")
        LayerFields.declareIdleKeys(in: fields)
        return { record in
            ViaSpec(
                source: record[source], table: record[table], condition: record[condition], dialect: record[dialect],
                ids: record[ids], relationships: record[relationships], mark: record.mark)
        }
    }
}

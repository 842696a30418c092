/// Which related rows are wanted, and what of them.
public struct RelatedRowsSpec: Sendable {
    /// What related rows must meet, in SQL.
    public let condition: Marked<String>?
    public let returnsGeometry: Bool
    /// Empty for the order of their table.
    public let orderBy: [Marked<OrderSpec>]
    public let fields: RelatedFieldsSpec
    /// At most so many rows; nil for all.
    public let limit: Marked<Int64>?
    /// How many rows are left out at first.
    public let offset: Int64

    static func declare(in fields: Fields) -> @Sendable (Record) -> RelatedRowsSpec {
        let condition = fields.optional("related_where", .marked(.condition), "What related rows must meet, in SQL.")
        let geometry = fields.optional(
            "return_geometry", .boolean, default: true, "Whether related rows have their geometries in the results.")
        let order = fields.optional(
            "order_by", OrderSpec.listShape, "The order of related rows: fields, each with asc or desc behind it.")
        let names = fields.optional(
            "related_fields", RelatedFieldsSpec.shape, "The fields of related rows that are kept; all by default.")
        let limit = fields.optional("limit", .marked(.integer(0...(.max))), "At most so many related rows.")
        let offset = fields.optional(
            "offset", .integer(0...(.max)), default: 0, "How many related rows are left out at first.")
        return { record in
            RelatedRowsSpec(
                condition: record[condition], returnsGeometry: record[geometry], orderBy: record[order] ?? [],
                fields: record[names] ?? .all, limit: record[limit], offset: record[offset])
        }
    }
}

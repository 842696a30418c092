/// Features of a layer that stand for items: which layer, which of its features, and in which order.
public struct SelectionSpec: Sendable {
    /// A path as written, relative to the file that it stands in, or a connection.
    public let source: Marked<String>
    /// Nil for the only one there is.
    public let layer: Marked<String>?
    /// The coordinate system of a layer that has none.
    public let crs: Marked<String>?
    /// What features must meet, in SQL.
    public let condition: Marked<String>?
    public let dialect: SQLDialect
    /// Where features must lie.
    public let spatial: SpatialSpec?
    /// What features must be related to.
    public let via: ViaSpec?
    /// Empty for the order of the layer.
    public let orderBy: [Marked<OrderSpec>]
    /// At most so many features, the first ones.
    public let limit: Marked<Int64>?
    /// Whether it is no mistake if there are no such features.
    public let allowsEmpty: Bool
    public let mark: Mark
}

/// The keys of an item that stands for features of a layer.
struct SelectionFields: Sendable {
    private let layer: LayerFields
    private let spatial: Field<SpatialSpec?>
    private let via: Field<ViaSpec?>
    private let order: Field<[Marked<OrderSpec>]?>
    private let limit: Field<Marked<Int64>?>
    private let allowsEmpty: Field<Bool>

    static let keys = LayerFields.keys + ["spatial", "via", "order_by", "limit", "allow_empty"]

    init(_ fields: Fields) {
        layer = LayerFields(fields)
        spatial = fields.optional("spatial", SpatialSpec.shape, "Where features must lie.")
        via = fields.optional("via", ViaSpec.shape, "Rows of a table that features must be related to.")
        order = fields.optional(
            "order_by", OrderSpec.listShape, "The order of the features: fields, each with asc or desc behind it.")
        limit = fields.optional("limit", .marked(.integer(1...(.max))), "At most so many features, the first ones.")
        allowsEmpty = fields.optional(
            "allow_empty", .boolean, default: false, "Whether it is no mistake if there are no such features.")
        LayerFields.declareIdleKeys(in: fields)
    }

    func selection(_ record: Record) -> SelectionSpec {
        let layer = layer.layer(record)
        return SelectionSpec(
            source: layer.source, layer: layer.layer, crs: layer.crs, condition: layer.condition,
            dialect: layer.dialect, spatial: record[spatial], via: record[via], orderBy: record[order] ?? [],
            limit: record[limit], allowsEmpty: record[allowsEmpty], mark: layer.mark)
    }
}

/// A layer of a utility network, and which of its rows count.
public struct UtilityLayerSpec: Sendable {
    /// Relative to the model's file; nil for that of the network, `.some(nil)` for `none`: there are no rows.
    public let source: Marked<String>??
    /// Nil for the one that is called as the source is, or as associations are, or else the only one there is.
    public let layer: Marked<String>?
    /// The coordinate system of a layer that has none.
    public let crs: Marked<String>?
    public let condition: Marked<String>?
    /// Of all conditions on the layer.
    public let dialect: SQLDialect
}

/// The keys that say which layer is meant, and which of its rows.
struct UtilityLayerFields: Sendable {
    private let source: Field<Marked<String>??>
    private let layer: Field<Marked<String>?>
    private let crs: Field<Marked<String>?>?
    private let condition: Field<Marked<String>?>
    private let dialect: Field<SQLDialect>

    /// - Parameter places: whether rows have a place.
    init(_ fields: Fields, places: Bool) {
        let own = places ? "that of the source" : "that of Esri's associations"
        source = fields.optional(
            "source", Shape<Marked<String>>.marked(.source).orNone,
            "Where the rows are, relative to this file; none: there are no rows; that of the network by default.")
        layer = fields.optional(
            "layer", .marked(.layerName), "The layer's name; \(own), or the only one there is, by default.")
        crs =
            !places
            ? nil
            : fields.optional(
                "crs", .marked(.coordinateSystem), "The coordinate system of a layer that has none, such as EPSG:25832."
            )
        condition = fields.optional("where", .marked(.condition), "What rows must meet, in SQL.")
        dialect = SQLDialect.declare(in: fields)
    }

    func layer(_ record: Record) -> UtilityLayerSpec {
        UtilityLayerSpec(
            source: record[source], layer: record[layer], crs: crs.flatMap { record[$0] }, condition: record[condition],
            dialect: record[dialect])
    }
}

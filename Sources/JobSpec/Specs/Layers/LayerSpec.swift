/// A layer and which of its features count.
public struct LayerSpec: Sendable {
    /// A path as written, relative to the file that it stands in, or a connection.
    public let source: Marked<String>
    /// Nil for the only one there is.
    public let layer: Marked<String>?
    /// The coordinate system of a layer that has none.
    public let crs: Marked<String>?
    /// What features must meet, in SQL.
    public let condition: Marked<String>?
    public let dialect: SQLDialect
    public let mark: Mark

    static let shape = Shape<LayerSpec>.record("a layer", "A layer, and which of its features count.") { fields in
        let layer = LayerFields(fields)
        LayerFields.declareIdleKeys(in: fields)
        return { record in layer.layer(record) }
    }
}

/// The keys that say which layer is meant, and which of its features.
struct LayerFields: Sendable {
    private let source: Field<Marked<String>>
    private let layer: Field<Marked<String>?>
    /// Nil for tables without places.
    private let crs: Field<Marked<String>?>?
    private let condition: Field<Marked<String>?>
    private let dialect: Field<SQLDialect>

    /// A dialect without a condition changes nothing.
    ///
    /// - Parameters:
    ///   - conditions: the keys that hold conditions in it.
    ///   - origin: where the layer is named: in a job, or in a project file for one of its networks.
    static func declareIdleKeys(
        in fields: Fields, conditions: [String] = ["where"], of origin: Origin = .job
    ) {
        fields.idle(
            ["dialect"], of: origin, unless: { $0.hasAny(of: conditions) }, remedy: "there is no condition in SQL")
    }

    static let keys = ["source", "layer", "crs", "where", "dialect"]

    /// - Parameter hasPlaces: whether the layer's geometries count.
    init(_ fields: Fields, source shape: Shape<String> = .source, hasPlaces: Bool = true) {
        source = fields.required(
            "source", .marked(shape), "Where the features are: a file, relative to this one, or a connection.")
        layer = fields.optional("layer", .marked(.layerName), "The layer's name; the only one there is by default.")
        crs = hasPlaces ? Self.system(fields) : nil
        condition = fields.optional(
            "where", .marked(.condition), "What features must meet, in SQL, such as \"beds >= 50\".")
        dialect = SQLDialect.declare(in: fields)
    }

    func layer(_ record: Record) -> LayerSpec {
        LayerSpec(
            source: record[source], layer: record[layer], crs: crs.flatMap { record[$0] },
            condition: record[condition], dialect: record[dialect], mark: record.mark)
    }

    private static func system(_ fields: Fields) -> Field<Marked<String>?> {
        fields.optional(
            "crs", .marked(.coordinateSystem), "The coordinate system of a layer that has none, such as EPSG:25832.")
    }
}

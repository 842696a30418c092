/// The fields of a table that are kept, and those that hold what rows have.
public struct RelatedFieldsSpec: Sendable {
    /// The field of the rows' ids; nil for the table's own ids.
    public let id: Marked<String>?
    public let x: Marked<String>?
    public let y: Marked<String>?
    public let wkt: Marked<String>?
    /// Fields that are carried into the outputs; nil for all of them.
    public let keep: [Marked<String>]?

    /// All fields.
    static let all = RelatedFieldsSpec(keep: nil)

    private init(keep: [Marked<String>]?) {
        (id, x, y, wkt) = (nil, nil, nil, nil)
        self.keep = keep
    }

    private init(_ record: Record, _ id: Field<Marked<String>?>, _ geometry: GeometryFields, _ keep: [Marked<String>]?)
    {
        self.id = record[id]
        let place = geometry.names(record)
        (x, y, wkt) = (place.x, place.y, place.wkt)
        self.keep = keep
    }

    /// A list of the fields that are kept, or a mapping.
    static let shape = Shape<RelatedFieldsSpec>.either(
        Shape<[Marked<String>]>.fieldNames.noted, RelatedFieldsSpec.init(keep:), when: { $0.pairs == nil },
        or: mapping, { $0 })

    private static let mapping = Shape<RelatedFieldsSpec>.record(
        "a mapping", "The fields that are kept, and those that hold what rows have."
    ) { fields in
        let id = fields.optional("id", .marked(.fieldName), "The field of the rows' ids; the table's own by default.")
        let geometry = GeometryFields(fields)
        let keep = fields.optional(
            "keep", .fieldNames, "The fields that are carried into the outputs; all by default, none for [].")
        return { record in RelatedFieldsSpec(record, id, geometry, record[keep]) }
    }
}

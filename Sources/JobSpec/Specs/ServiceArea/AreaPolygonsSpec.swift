/// How areas are drawn.
public struct AreaPolygonsSpec: Sendable {
    /// How closely outlines follow the streets.
    public enum Detail: String, Sendable, CaseIterable {
        case generalized, detailed
        /// No areas.
        case none
    }

    public let detail: Detail
    /// How far areas go beyond the streets.
    public let trim: Length
    /// Holes without streets are filled up to this size.
    public let fillHoles: Area
    /// Classes of streets that carry travel, but make no area.
    public let excludedClasses: [Marked<String>]

    private static let greatestTrim = Length(millimetres: 5_000_000)

    static let shape = Shape<AreaPolygonsSpec>.record("a mapping", "How areas are drawn.", takesDefaults: true) {
        fields in
        let detail = fields.optional(
            "detail", .choice(), default: Detail.generalized,
            "How closely outlines follow the streets; none for no areas.")
        let trim = fields.optional(
            "trim", trimShape, default: Length(millimetres: 100_000),
            "How far areas go beyond the streets, at most 5 km.")
        let holes = fields.optional(
            "fill_holes", .area(), default: Area(squareMetres: 250_000),
            "Holes without streets are filled up to this size.")
        let classes = fields.optional(
            "exclude_classes", .classNames, "Classes of streets that carry travel, but make no area.")
        fields.idle(
            [trim.key, holes.key, classes.key], unless: { !($0[detail.key]?.isNone ?? false) },
            remedy: "areas are drawn where 'detail' is generalized or detailed")
        return { record in
            AreaPolygonsSpec(
                detail: record[detail], trim: record[trim], fillHoles: record[holes],
                excludedClasses: record[classes] ?? [])
        }
    }

    private static let trimShape = Shape<Length>.length().checked("out_of_range") { trim in
        trim.millimetres <= greatestTrim.millimetres ? nil : ("a trim of \(trim) is too large", "at most 5 km")
    }
}

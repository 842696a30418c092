/// How the streets within the areas are written.
public struct AreaLinesSpec: Sendable {
    /// How a piece of a street is drawn.
    public enum Geometry: String, Sendable, CaseIterable {
        /// No lines.
        case none
        case trueShape = "true_shape"
        /// One segment from its start to its end.
        case straight
    }

    public let shape: Geometry
    /// Whether streets are cut where breaks fall.
    public let splitAtBreaks: Bool
    /// Whether each facility that reaches a street has a line of its own there.
    public let overlap: Bool
    /// Whether the cost at each vertex is written.
    public let measures: Bool

    static let shape = Shape<AreaLinesSpec>.record(
        "a mapping", "How the streets within the areas are written.", takesDefaults: true
    ) {
        fields in
        let shape = fields.optional(
            "shape", .choice(), default: Geometry.none,
            "Along the streets, straight from the start of each piece to its end, or not at all.")
        let splits = fields.optional(
            "split_at_breaks", .boolean, default: true, "Whether streets are cut where breaks fall.")
        let overlap = fields.optional(
            "overlap", .boolean, default: true,
            "Whether each facility has lines of its own where several reach a street; otherwise that of least cost has "
                + "the line.")
        let measures = fields.optional(
            "measures", .boolean, default: false, "Whether the cost at each vertex of a line is written.")
        fields.idle(
            [splits.key, overlap.key, measures.key], unless: { $0[shape.key].map { !$0.isNone } ?? false },
            remedy: "lines are written where they have a 'shape', such as true_shape")
        return { record in
            AreaLinesSpec(
                shape: record[shape], splitAtBreaks: record[splits], overlap: record[overlap],
                measures: record[measures])
        }
    }
}

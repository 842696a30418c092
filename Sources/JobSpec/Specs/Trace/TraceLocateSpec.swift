import Vocabulary

/// How places are brought onto a utility network.
public struct TraceLocateSpec: Sendable {
    /// How far from a place its feature may be.
    public let tolerance: Length
    /// Whether the job goes on without the elements that are not found.
    public let skipInvalid: Bool

    static let shape = Shape<TraceLocateSpec>.record(
        "a mapping", "How places are brought onto the network.", takesDefaults: true
    ) {
        fields in
        let tolerance = fields.optional(
            "tolerance", .length(), default: Length(millimetres: 500_000), "How far from a place its feature may be.")
        let skip = fields.optional(
            "skip_invalid", .boolean, default: false,
            "Whether the job goes on without starting locations that are not found, with a message.")
        return { record in TraceLocateSpec(tolerance: record[tolerance], skipInvalid: record[skip]) }
    }
}

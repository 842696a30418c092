/// How places are brought onto the network.
public struct LocateSpec: Sendable {
    /// How far from a place its edge may be.
    public let tolerance: Length
    /// Whether a place that leads nowhere may be moved to an edge that does not.
    public let allowAutoRelocate: Bool
    /// Whether the job goes on without the places that have none on the network.
    public let skipInvalid: Bool
    /// Tag -> values: places are put on streets alone of which every tag has one of its values; nil for all streets.
    public let streets: TagValues?

    static let shape = Shape<LocateSpec>.record(
        "a mapping", "How places are brought onto the network.", takesDefaults: true
    ) { fields in
        let tolerance = fields.optional(
            "tolerance", .length(), default: Length(millimetres: 500_000), "How far from a place its edge may be.")
        let relocate = fields.optional(
            "allow_auto_relocate", .boolean, default: true,
            "Whether a place on an edge that leads nowhere is moved to one that leads on, with a message.")
        let skip = fields.optional(
            "skip_invalid", .boolean, default: true, "Whether the job goes on without places that cannot be located.")
        let streets = fields.optional(
            "where", .tagValues(canClear: true),
            "Tags and values of the streets that places may be put on, all of which must match; any stands for every "
                + "value.")
        return { record in
            LocateSpec(
                tolerance: record[tolerance], allowAutoRelocate: record[relocate], skipInvalid: record[skip],
                streets: record[streets])
        }
    }
}

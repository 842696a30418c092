/// Where the streets of a layer meet.
public struct ConnectivitySpec: Sendable {
    /// Which places of lines are junctions.
    public enum Policy: String, Sendable, CaseIterable {
        /// Their ends.
        case endPoints = "end_points"
        /// Every vertex that two lines share.
        case anyVertex = "any_vertex"
    }

    public let policy: Policy
    /// Places as near to each other as this are one junction.
    public let tolerance: Length

    static let shape = Shape<ConnectivitySpec>.record("a mapping", "Where streets meet.") { fields in
        let policy = fields.optional(
            "policy", .choice(), default: Policy.endPoints,
            "Which places of lines are junctions: their ends, or every vertex that lines share.")
        let tolerance = fields.optional(
            "tolerance", .length(), default: Length(millimetres: 0), "How near to each other places are one junction.")
        return { record in ConnectivitySpec(policy: record[policy], tolerance: record[tolerance]) }
    }
}

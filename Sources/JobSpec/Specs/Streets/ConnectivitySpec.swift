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

    /// What is farther apart is no slip of a hand.
    private static let tolerance = Shape<Length>.length().checked("out_of_range") { tolerance in
        guard tolerance.millimetres > 100_000 else { return nil }
        return ("the tolerance \(tolerance) is too large", "at most 100 m; streets that are farther apart do not meet")
    }

    static let shape = Shape<ConnectivitySpec>.record("a mapping", "Where streets meet.") { fields in
        let policy = fields.optional(
            "policy", .choice(), default: Policy.endPoints,
            "Which places of lines are junctions: their ends, or every vertex that lines share.")
        let tolerance = fields.optional(
            "tolerance", tolerance, default: Length(millimetres: 0),
            "How near to each other places are one junction; at most 100 m.")
        return { record in ConnectivitySpec(policy: record[policy], tolerance: record[tolerance]) }
    }
}

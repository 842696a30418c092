import Vocabulary

/// What ends the results of traces without ending their walk.
public struct TraceFilterSpec: Sendable {
    /// Nil where nothing is said; `.some(nil)` for `none`.
    public let barriers: ConditionSpec??
    public let scope: TraceScope?

    static let shape = Shape<TraceFilterSpec>.record("a filter", "What ends results, and not the walk.") { fields in
        let barriers = fields.optional(
            "barriers", ConditionSpec.shape.orNone, "Elements that meet this are filter barriers.")
        let scope = fields.optional(
            "scope", .choice(of: TraceScope.self), "Which elements filter barriers are tested on.")
        return { record in TraceFilterSpec(barriers: record[barriers], scope: record[scope]) }
    }
}

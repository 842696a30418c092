/// Features that are traced one by one.
public struct TraceEachSpec: Sendable {
    /// Network sources; all their features, but for those that a condition leaves out.
    public let sources: [Marked<String>]
    public let condition: ConditionSpec?
    /// The terminal of devices that have several; nil for all of them together.
    public let terminal: Marked<String>?
    public let mark: Mark

    static let shape = Shape<TraceEachSpec>.record("a selection", "Features that are traced one by one.") { fields in
        let sources = fields.required(
            "source", .sourceNames, "The network source of the features, or a list of several.")
        let condition = fields.optional(
            "where", ConditionSpec.shape, "What the features must be: a condition on attributes or categories.")
        let terminal = fields.optional(
            "terminal", .marked(.label), "The terminal of devices that have several; all of them together by default.")
        return { record in
            TraceEachSpec(
                sources: record[sources], condition: record[condition], terminal: record[terminal],
                mark: record.mark)
        }
    }
}

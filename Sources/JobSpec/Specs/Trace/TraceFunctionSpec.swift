import Vocabulary

/// A number that is computed over the elements of a result.
public struct TraceFunctionSpec: Sendable {
    public let kind: TraceFunctionKind
    public let attribute: Marked<String>
    /// Which elements take part; nil for all that have a value.
    public let condition: ConditionSpec?

    static let shape = Shape<TraceFunctionSpec>.record("a function", "A number that is computed over results.") {
        fields in
        let kind = fields.required("function", .choice(of: TraceFunctionKind.self), "What is computed.")
        let attribute = fields.required("attribute", .marked(.label), "The network attribute that it is computed of.")
        let condition = fields.optional("condition", ConditionSpec.shape, "Which elements take part.")
        return { record in
            TraceFunctionSpec(kind: record[kind], attribute: record[attribute], condition: record[condition])
        }
    }
}

import Vocabulary

/// What a function may come to over the elements walked before the walk ends.
public struct FunctionBarrierSpec: Sendable {
    public let kind: TraceFunctionKind
    public let attribute: Marked<String>
    public let comparison: TraceComparison
    public let value: Double
    public let condition: ConditionSpec?
    /// Whether each way from the starts has a sum of its own.
    public let usesLocalValues: Bool

    static let listShape = Shape<[FunctionBarrierSpec]>.list(of: shape, called: "a list of function barriers")

    private static let shape = Shape<FunctionBarrierSpec>.record(
        "a function barrier", "What a function comes to over the elements walked where the walk ends."
    ) { fields in
        let kind = fields.required("function", .choice(of: TraceFunctionKind.self), "What is computed.")
        let attribute = fields.required("attribute", .marked(.label), "The network attribute that it is computed of.")
        let test = ComparisonFields(fields, what: "function")
        let condition = fields.optional("condition", ConditionSpec.shape, "Which elements take part.")
        let isLocal = fields.optional(
            "use_local_values", .boolean, default: false,
            "Whether it is computed along each way by itself, and not over all that is walked.")
        return { record in
            test(record).map { comparison, value in
                FunctionBarrierSpec(
                    kind: record[kind], attribute: record[attribute], comparison: comparison, value: value,
                    condition: record[condition], usesLocalValues: record[isLocal])
            }
        }
    }
}

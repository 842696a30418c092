import Vocabulary

/// A value that is carried from controllers outwards.
public struct PropagatorSpec: Sendable {
    public let kind: PropagatorKind
    public let attribute: Marked<String>
    public let comparison: TraceComparison
    public let value: Double
    public let substitution: Marked<String>?

    static let listShape = Shape<[PropagatorSpec]>.list(of: shape, called: "a list of propagators")

    private static let shape = Shape<PropagatorSpec>.record(
        "a propagator", "A value that is carried from controllers outwards; where it fails a test, traces end."
    ) { fields in
        let kind = fields.required(
            "function", .choice(of: PropagatorKind.self),
            "How elements combine what comes to them with their own value.")
        let attribute = fields.required("attribute", .marked(.label), "The network attribute that is carried.")
        let test = ComparisonFields(fields, what: "value")
        let substitution = fields.optional(
            "substitution_attribute", .marked(.label),
            "A network attribute that maps bits: its lowest byte is what bit 0 becomes, the next what bit 1 does.")
        return { record in
            test(record).map { comparison, value in
                PropagatorSpec(
                    kind: record[kind], attribute: record[attribute], comparison: comparison, value: value,
                    substitution: record[substitution])
            }
        }
    }
}

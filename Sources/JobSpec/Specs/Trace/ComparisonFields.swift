import Vocabulary

/// The keys of a comparison with a number, one of which is given.
struct ComparisonFields: Sendable {
    private let operands: [(TraceComparison, Field<Double?>)]

    /// - Parameter what: what is compared, such as `function`.
    init(_ fields: Fields, what: String) {
        operands = TraceComparison.allCases.map { comparison in
            let meaning = comparison.meaning.replacing("The attribute", with: "The \(what)")
                .replacing("the attribute", with: "the \(what)")
            return (comparison, fields.optional(comparison.rawValue, .number(-1e300...1e300), meaning))
        }
        fields.exactlyOne(of: TraceComparison.allCases.map(\.rawValue))
    }

    /// Nil after a mistake.
    func callAsFunction(_ record: Record) -> (TraceComparison, Double)? {
        for (comparison, field) in operands {
            if let value = record[field] { return (comparison, value) }
        }
        return nil
    }
}

import Vocabulary

extension TraceComparison {
    /// What the schema says of it.
    var meaning: String {
        switch self {
        case .equal: "The attribute is this."
        case .notEqual: "The attribute is not this."
        case .greaterThan: "The attribute is greater than this."
        case .greaterThanEqual: "The attribute is greater than this, or the same."
        case .lessThan: "The attribute is less than this."
        case .lessThanEqual: "The attribute is less than this, or the same."
        case .includesTheValues: "All bits of this are set in the attribute."
        case .doesNotIncludeTheValues: "Not all bits of this are set in the attribute."
        case .includesAny: "Some bit of this is set in the attribute."
        case .doesNotIncludeAny: "No bit of this is set in the attribute."
        }
    }
}

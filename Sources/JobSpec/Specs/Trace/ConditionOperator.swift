/// How a network attribute is compared.
public enum ConditionOperator: String, Sendable, CaseIterable {
    case equal
    case notEqual = "not_equal"
    case greaterThan = "greater_than"
    case greaterThanEqual = "greater_than_equal"
    case lessThan = "less_than"
    case lessThanEqual = "less_than_equal"
    case includesTheValues = "includes_the_values"
    case doesNotIncludeTheValues = "does_not_include_the_values"
    case includesAny = "includes_any"
    case doesNotIncludeAny = "does_not_include_any"

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

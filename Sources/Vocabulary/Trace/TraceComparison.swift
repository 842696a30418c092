/// How a network attribute `a` is compared with a value `v`. Where either is missing or null, nothing matches.
public enum TraceComparison: String, Sendable, CaseIterable {
    case equal
    case notEqual = "not_equal"
    case greaterThan = "greater_than"
    case greaterThanEqual = "greater_than_equal"
    case lessThan = "less_than"
    case lessThanEqual = "less_than_equal"
    /// `a & v == v`, on whole numbers.
    case includesTheValues = "includes_the_values"
    /// `a & v != v`
    case doesNotIncludeTheValues = "does_not_include_the_values"
    /// `a & v != 0`
    case includesAny = "includes_any"
    /// `a & v == 0`
    case doesNotIncludeAny = "does_not_include_any"
}

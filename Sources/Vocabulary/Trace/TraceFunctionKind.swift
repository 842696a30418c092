/// What is computed of an attribute over the elements of a result.
public enum TraceFunctionKind: String, Sendable, CaseIterable {
    case add, average, count, max, min
    /// The first value less all others, in the order of the result.
    case subtract
}

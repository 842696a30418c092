/// How an element combines what is propagated to it with its own value.
public enum PropagatorKind: String, Sendable, CaseIterable {
    case bitwiseAnd = "bitwise_and"
    case min, max
}

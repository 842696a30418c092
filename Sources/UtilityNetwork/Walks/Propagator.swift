import Vocabulary

/// A value that is carried from controllers outwards, and ends traces where it fails a test, such as phases.
public struct Propagator: Sendable, Equatable {
    public var kind: PropagatorKind
    public var attribute: String
    public var comparison: TraceComparison
    public var value: Double
    /// An attribute that maps bits: its lowest byte is what bit 0 becomes, the next what bit 1 does, up to bit 3.
    public var substitution: String?

    public init(
        _ kind: PropagatorKind, attribute: String, _ comparison: TraceComparison, _ value: Double,
        substitution: String? = nil
    ) {
        self.kind = kind
        self.attribute = attribute
        self.comparison = comparison
        self.value = value
        self.substitution = substitution
    }
}

import Vocabulary

/// A function barrier: a walk ends where what the function makes of the elements walked meets a condition.
public struct FunctionBarrier: Sendable, Equatable {
    public var function: TraceFunction
    public var comparison: TraceComparison
    public var value: Double
    /// Whether it is computed along each way from the starts by itself. Else over all that is walked.
    public var isLocal: Bool

    public init(_ function: TraceFunction, _ comparison: TraceComparison, _ value: Double, isLocal: Bool = false) {
        self.function = function
        self.comparison = comparison
        self.value = value
        self.isLocal = isLocal
    }
}

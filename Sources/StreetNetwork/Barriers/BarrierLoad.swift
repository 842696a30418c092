/// What a barrier does to costs, by the cost's name (`time`, `length`, a user's own).
public struct BarrierLoad: Sendable, Equatable {
    /// What people call the barrier; nil where nobody need know.
    public var name: String?
    /// Above 0; a cost that is not named is left as it is.
    public var factors: [String: Double]
    /// In milliseconds, millimetres or millionths of the cost's own unit.
    public var additions: [String: Int64]

    public init(factors: [String: Double] = [:], additions: [String: Int64] = [:]) {
        self.factors = factors
        self.additions = additions
    }
}

/// The way of a walk from one tier to another.
public struct TierPassage: Hashable, Sendable {
    /// The names of tiers whose controllers the walk passes.
    public let passed: [String]
    /// The name of the tier whose controllers supply the walk: towards controllers it ends at those of its target, and away
    /// from them it is fed by those of its own tier.
    public let supplying: String

    public init(passed: [String], supplying: String) {
        self.passed = passed
        self.supplying = supplying
    }
}

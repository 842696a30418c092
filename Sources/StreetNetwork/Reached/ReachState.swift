/// What a search looks at when it leaves a state, and how it came there. What it costs to come there stands apart, as that is
/// looked at far more often: see `ReachStates`.
struct ReachState: BitwiseCopyable {
    /// The cost of a state where nothing came.
    static let unreached = Int64.max
    private static let unknown = UInt32.max

    /// The number of the state before, or a seed's place, marked; of no meaning where nothing came.
    var before: UInt32 = 0
    /// The lowest origin that has the cost.
    var origin: Int32 = 0
    /// The cost of passing the state's edge, or `closed`; or `PassingCosts.dear`.
    let passing: UInt32
    /// What the turns' next states are counted from.
    var firstNext: UInt32 = 0
    /// The first of its turns; of no meaning before they were asked for.
    var firstTurn = unknown
    var turnCount: UInt32 = 0

    init(passing: UInt32) { self.passing = passing }

    var isCompiled: Bool { firstTurn != Self.unknown }
}

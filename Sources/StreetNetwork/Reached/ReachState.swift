/// What a search knows of a state, and what it needs to leave it, side by side: a search looks at both at once.
struct ReachState: BitwiseCopyable {
    static let unreached = Int64.max
    private static let unknown = UInt32.max

    /// The least cost at the beginning of the state's edge; `unreached` where nothing came there.
    var cost = unreached
    /// The number of the state before, or a seed's place, marked.
    var before: UInt32 = 0
    /// The lowest origin that has the cost.
    var origin: Int32 = 0
    /// The cost of passing the state's edge, or `closed`.
    let passing: UInt32
    /// What the turns' next states are counted from.
    var firstNext: UInt32 = 0
    /// The first of its turns; of no meaning before they were asked for.
    var firstTurn = unknown
    var turnCount: UInt32 = 0

    init(passing: UInt32) { self.passing = passing }

    var isCompiled: Bool { firstTurn != Self.unknown }
}

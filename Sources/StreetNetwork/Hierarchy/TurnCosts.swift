/// What single turns of a hierarchy cost: travelling the edge that is left, and turning.
struct TurnCosts {
    private let parts: HierarchySections
    private let through: UnsafeBufferPointer<UInt32>
    private let turns: UnsafeBufferPointer<UInt32>

    /// - Parameters:
    ///   - through: directed edge to the cost of passing through, or `closed`; has to outlive this value, as `turns` has.
    init(_ parts: HierarchySections, through: FlatArray<UInt32>, turns: TurnTable) {
        self.parts = parts
        self.through = through.values
        self.turns = turns.cost.values
    }

    /// The cost of a turn, or `closed`.
    @inline(__always)
    subscript(turn: Int) -> UInt32 {
        let edge = through[Int(parts.turnEdge[turn])]
        let cost = turns[Int(parts.turnPlace[turn])]
        if edge == closed || cost == closed { return closed }
        let (sum, overflow) = edge.addingReportingOverflow(cost)
        return overflow ? closed - 1 : min(sum, closed - 1)
    }
}

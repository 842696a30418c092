/// What the arcs of a hierarchy cost: the least cost of going from one end to the other by way of lower ranks
/// alone, each way.
final class HierarchyCosts: @unchecked Sendable {
    let hierarchy: Hierarchy
    /// Arc to its cost from the lower to the higher rank, or `closed`.
    let up: UnsafeMutablePointer<UInt32>
    /// Arc to its cost from the higher to the lower rank, or `closed`.
    let down: UnsafeMutablePointer<UInt32>
    /// How many arcs were looked at to find the costs: the measure of the work.
    let customised: Int

    /// The costs that follow from those of turns; nil where they may not fit into 32 bits.
    ///
    /// Complexity: O(t) for the t triangles of arcs.
    init?(_ hierarchy: Hierarchy, _ turns: TurnCosts) {
        self.hierarchy = hierarchy
        up = .allocate(capacity: hierarchy.arcCount)
        down = .allocate(capacity: hierarchy.arcCount)
        customised = hierarchy.arcCount
        let customization = Customization(hierarchy.parts, up: up, down: down)
        guard customization.run(turns) else { return nil }
    }

    /// The costs where some turns cost something else than by those known; nil where they may not fit into 32 bits.
    ///
    /// Complexity: O(n) to copy n arcs, and O(t) for the t triangles of arcs of which some cost changes.
    init?(_ plain: HierarchyCosts, _ turns: TurnCosts, insteadOf known: TurnCosts) {
        hierarchy = plain.hierarchy
        let count = hierarchy.arcCount
        up = .allocate(capacity: count)
        down = .allocate(capacity: count)
        up.initialize(from: plain.up, count: count)
        down.initialize(from: plain.down, count: count)
        var recustomization = Recustomization(hierarchy.parts, up: up, down: down)
        recustomization.markTurns(thatDifferIn: turns, from: known)
        guard let customised = recustomization.run(turns) else {
            self.customised = 0
            return nil
        }
        self.customised = customised
    }

    deinit {
        up.deallocate()
        down.deallocate()
    }

    /// What is dearer might not fit into 32 bits when it is added to its like.
    static let dearest = UInt32(1) << 31
}

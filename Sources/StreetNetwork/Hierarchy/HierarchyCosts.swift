/// What the arcs of a hierarchy cost: the least cost of going from one end to the other by way of lower ranks alone, each way.
struct HierarchyCosts: Sendable {
    let hierarchy: Hierarchy
    /// From the lower to the higher rank.
    let up: ArcCosts
    /// From the higher to the lower rank.
    let down: ArcCosts
    /// How many arcs were looked at to find the costs: the measure of the work.
    let customised: Int

    /// What is dearer might not fit into 32 bits when it is added to its like.
    private static let dearest = UInt32(1) << 31

    static func fits(_ cost: UInt32) -> Bool { cost == closed || cost < dearest }

    /// Costs that are known.
    init(_ hierarchy: Hierarchy, up: ArcCosts, down: ArcCosts, customised: Int = 0) {
        self.hierarchy = hierarchy
        self.up = up
        self.down = down
        self.customised = customised
    }

    /// The costs that follow from those of turns; nil where they may not fit into 32 bits.
    ///
    /// Complexity: O(t) for the t triangles of arcs.
    init?(_ hierarchy: Hierarchy, _ turns: TurnCosts) {
        guard let (up, down) = Customization.costs(hierarchy.parts, turns) else { return nil }
        self.init(hierarchy, up: up.adopted, down: down.adopted, customised: hierarchy.arcCount)
    }

    /// The costs where turns from some nodes cost something else than by those known; nil where they may not fit into 32 bits.
    ///
    /// - Parameter nodes: of a search; those that are not in the hierarchy are none of its business.
    /// Complexity: O(t) for the t triangles of arcs of which some cost changes; of costs that do not lie in a file also O(n) to
    /// copy n arcs.
    init?(_ known: HierarchyCosts, _ turns: TurnCosts, changedAt nodes: [UInt32]) {
        let hierarchy = known.hierarchy
        let costs = (up: known.up.changeable, down: known.down.changeable)
        let (up, down) = (costs.up.values, costs.down.values)
        let ranks = nodes.map { hierarchy.parts.rank[Int($0)] }.filter { $0 != closed }
        let above = RanksAbove(ranks, in: hierarchy.parts)
        let customised: Int?
        if ranks.count * Self.arcsForRank > above.arcCount {
            customised = Customization.mend(hierarchy.parts, up: up, down: down, turns, of: above)
        } else {
            var recustomization = Recustomization(hierarchy.parts, up: up, down: down)
            recustomization.markTurns(from: ranks)
            customised = recustomization.run(turns)
        }
        guard let customised else { return nil }
        self.init(hierarchy, up: costs.up.copy, down: costs.down.copy, customised: customised)
    }

    /// In the time that it takes to follow a change at one rank from arc to arc, so many arcs are found anew.
    private static let arcsForRank = 400
}

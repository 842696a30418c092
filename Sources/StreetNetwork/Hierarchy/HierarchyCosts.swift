/// What the arcs of a hierarchy cost: the least cost of going from one end to the other by way of lower ranks alone, each way.
struct HierarchyCosts: Sendable {
    let hierarchy: Hierarchy
    /// Arc to its cost from the lower to the higher rank, or `closed`.
    let up: FlatArray<UInt32>
    /// Arc to its cost from the higher to the lower rank, or `closed`.
    let down: FlatArray<UInt32>
    /// How many arcs were looked at to find the costs: the measure of the work.
    let customised: Int

    /// What is dearer might not fit into 32 bits when it is added to its like.
    static let dearest = UInt32(1) << 31

    /// Costs that are known.
    init(_ hierarchy: Hierarchy, up: FlatArray<UInt32>, down: FlatArray<UInt32>, customised: Int = 0) {
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
        self.init(
            hierarchy, up: FlatArray(adopting: up), down: FlatArray(adopting: down), customised: hierarchy.arcCount)
    }

    /// The costs where turns from some nodes cost something else than by those known; nil where they may not fit into 32 bits.
    ///
    /// - Parameter nodes: of a search; those that are not in the hierarchy are none of its business.
    /// Complexity: O(n) to copy n arcs, and O(t) for the t triangles of arcs of which some cost changes.
    init?(_ known: HierarchyCosts, _ turns: TurnCosts, changedAt nodes: [UInt32]) {
        let hierarchy = known.hierarchy
        // Where much changes, all costs anew are sooner there.
        guard nodes.count * 256 <= hierarchy.nodeCount + 65_536 else {
            self.init(hierarchy, turns)
            return
        }
        let (up, down) = (known.up.copy, known.down.copy)
        let costs = (up: FlatArray(adopting: up), down: FlatArray(adopting: down))
        var recustomization = Recustomization(hierarchy.parts, up: up, down: down)
        let rank = hierarchy.parts.rank
        recustomization.markTurns(from: nodes.map { rank[Int($0)] }.filter { $0 != closed })
        switch recustomization.run(turns, atMost: hierarchy.arcCount / 16 + 4096) {
        case .done(let count): self.init(hierarchy, up: costs.up, down: costs.down, customised: count)
        case .tooDear: return nil
        case .tooMuch: self.init(hierarchy, turns)
        }
    }
}

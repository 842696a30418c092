import Vocabulary

/// A network as a search sees it: travel mode, impedance, U-turn policy and barriers, compiled to weights.
///
/// Costs are whole numbers of the impedance's unit (milliseconds, millimetres, parts of a user's unit). An edge's cost up
/// to a position is rounded once at that position, and any part of the edge costs the difference of two such costs: so
/// pieces add up to wholes. Read-only and shared by all workers.
public final class Metric: Sendable {
    public let network: StreetNetwork
    public let mode: TravelMode
    public let impedance: Impedance
    public let uTurns: UTurnPolicy
    let weights: ModeWeights
    /// Whether what is avoided or preferred weighs accordingly.
    let isSteered: Bool
    /// How many millionths of a user's unit one step of the cost is; 1 for time and length, which have steps of their own.
    public let step: Int64
    /// Without barriers.
    let whole: PassingCosts
    /// With barriers.
    let through: PassingCosts
    let turns: TurnTable
    /// The turns without barriers.
    let plainTurns: TurnTable
    let chains: TurnChains
    let isDestinationOnly: FlatArray<Bool>
    let hasDestinationOnly: Bool
    public let barriers: NetworkBarriers
    /// Directed edge, as it is travelled on the ground, to its costs, where barriers change them.
    private let profiles: [UInt32: CostProfile]
    /// What makes searches for paths fast; nil where there is none.
    let hierarchy: HierarchyCosts?
    /// Whether every edge is turned round, so that a way from a place is one that leads to it.
    let isMirrored: Bool

    private init(_ draft: MetricDraft, isMirrored: Bool = false) {
        network = draft.network
        mode = draft.mode
        impedance = draft.impedance
        uTurns = draft.uTurns
        weights = draft.weights
        isSteered = draft.isSteered
        step = draft.step
        whole = draft.whole
        through = draft.through
        turns = draft.turns
        plainTurns = draft.plainTurns
        chains = draft.chains
        isDestinationOnly = draft.isDestinationOnly
        hasDestinationOnly = draft.hasDestinationOnly
        barriers = draft.barriers
        profiles = draft.profiles
        hierarchy = draft.hierarchy
        self.isMirrored = isMirrored
    }

    /// - Parameters:
    ///   - uTurns: the policy to use instead of the mode's.
    ///   - steered: whether what restrictions avoid or prefer weighs accordingly: to look for paths, and not to tell what
    ///     they cost.
    public convenience init(
        network: StreetNetwork, mode: TravelMode, weights: ModeWeights, impedance: Impedance,
        uTurns: UTurnPolicy? = nil, steered: Bool = true
    ) {
        self.init(
            MetricDraft(
                network: network, mode: mode, weights: weights, impedance: impedance, uTurns: uTurns ?? mode.uTurns,
                steered: steered))
    }

    /// The same metric with a hierarchy, which makes searches for paths fast and changes none of them.
    ///
    /// - Parameters:
    ///   - hierarchy: of this network.
    ///   - isOwn: whether it was made for this metric's mode; if not, then for a metric of which `uses(noMoreThan:)` holds.
    public func with(_ hierarchy: Hierarchy, isOwn: Bool = true) -> Metric {
        precondition(!isMirrored, "a hierarchy belongs to the streets as they are on the ground")
        var draft = MetricDraft(self)
        draft.profiles = profiles
        draft.hierarchy = hierarchy.costs(of: self, isOwn: isOwn)
        return Metric(draft)
    }

    /// Whether every street, turn and way into streets for destinations only that is open here is so by another metric, too: a
    /// hierarchy made for that one then has an arc for each.
    ///
    /// Complexity: O(n + t) for n directed edges and t turns.
    public func uses(noMoreThan other: Metric) -> Bool {
        guard chains.forbidden == other.chains.forbidden else { return false }
        return whole.steps.values.indices.allSatisfy { edge in
            whole[edge] == closed
                || other.whole[edge] != closed && isDestinationOnly[edge] == other.isDestinationOnly[edge]
        }
            && plainTurns.cost.values.indices.allSatisfy { turn in
                plainTurns.cost[turn] == closed || other.plainTurns.cost[turn] != closed
            }
    }

    /// How many arcs of its hierarchy were looked at for this metric's costs, the measure of that work; nil without a hierarchy.
    public var customisedArcs: Int? { hierarchy?.customised }

    /// The same metric with barriers instead of those that it has.
    public func with(_ barriers: NetworkBarriers) -> Metric {
        precondition(!isMirrored, "barriers come before mirrors")
        return barriers.isEmpty && self.barriers.isEmpty ? self : Metric(MetricDraft(self, barriers))
    }

    /// The metric of the network with every edge turned round: a path from A to B by it is, backwards, one from B to A by
    /// this one, at the same cost.
    public var mirrored: Metric {
        var draft = MetricDraft(self)
        draft.whole = whole.mirrored
        draft.through = through.mirrored
        draft.isDestinationOnly = Self.mirrored(isDestinationOnly)
        draft.turns = turns.mirrored(in: network)
        draft.chains = chains.mirrored(in: network)
        draft.profiles = profiles
        return Metric(draft, isMirrored: !isMirrored)
    }

    private static func mirrored<Element>(_ values: FlatArray<Element>) -> FlatArray<Element> {
        FlatArray((0..<values.count).map { values[$0 ^ 1] })
    }

    /// Whether the mode may travel a directed edge, barriers aside.
    public func isOpen(_ directed: DirectedEdge) -> Bool { whole[directed.index] != closed }

    /// Whether the mode may travel an edge in some direction, barriers aside.
    public func isUsed(_ edge: Int) -> Bool { whole[edge * 2] != closed || whole[edge * 2 + 1] != closed }

    /// The cost of travelling a stretch of an edge, or nil where the mode or a barrier does not let it.
    public func cost(of stretch: EdgeStretch) -> Int64? {
        guard isOpen(stretch.directed), isClear(stretch) else { return nil }
        // What is turned round costs what it does on the ground.
        let ground = isMirrored ? stretch.reversed : stretch
        if let profile = profiles[ground.directed.rawValue] {
            return profile.cost(upTo: travelled(ground.directed, upTo: ground.to))
                - profile.cost(upTo: travelled(ground.directed, upTo: ground.from))
        }
        let whole = whole.cost(of: stretch.directed.index)
        return cost(whole, of: ground.directed, upTo: ground.to) - cost(whole, of: ground.directed, upTo: ground.from)
    }

    /// Twice what it costs to come to the middle of a millimetre, above the mean of what it costs to come to its ends.
    func excess(ofMillimetre stretch: EdgeStretch) -> Int64 {
        let ground = isMirrored ? stretch.reversed : stretch
        guard let profile = profiles[ground.directed.rawValue] else { return 0 }
        let excess = profile.excess(inMillimetreUpTo: travelled(ground.directed, upTo: ground.to))
        return isMirrored ? -excess : excess
    }

    /// What barriers take at the very places where a stretch begins and ends: of what it costs, the part that is not paid on the
    /// way between them.
    public func paidAtEnds(of stretch: EdgeStretch) -> (beginning: Int64, end: Int64) {
        let ground = isMirrored ? stretch.reversed : stretch
        guard let profile = profiles[ground.directed.rawValue] else { return (0, 0) }
        let leaving = profile.paid(leaving: travelled(ground.directed, upTo: ground.from))
        let arriving = profile.paid(arrivingAt: travelled(ground.directed, upTo: ground.to))
        return isMirrored ? (arriving, leaving) : (leaving, arriving)
    }

    private func cost(_ whole: Int64, of directed: DirectedEdge, upTo offset: Int64) -> Int64 {
        EvenCost.rounded(whole, upTo: travelled(directed, upTo: offset), of: network.length(of: directed.edge))
    }

    private func travelled(_ directed: DirectedEdge, upTo offset: Int64) -> Int64 {
        directed.isForward ? offset : network.length(of: directed.edge) - offset
    }

    /// Whether no barrier closes any part of a stretch.
    func isClear(_ stretch: EdgeStretch) -> Bool {
        guard let barriers = barriers.edges[stretch.directed.edge] else { return true }
        return !barriers.blocks(isMirrored ? stretch.reversed : stretch)
    }

    /// The cost of turning at a junction, or nil where the turn may not be made.
    public func cost(ofTurnFrom arrival: DirectedEdge, to departure: DirectedEdge) -> Int64? {
        let cost = turns.cost(from: arrival, to: departure, in: network)
        return cost == closed ? nil : Int64(cost)
    }
}

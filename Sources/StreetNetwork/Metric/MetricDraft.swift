import Vocabulary

/// The parts of a metric while it is made.
struct MetricDraft {
    let network: StreetNetwork
    let mode: TravelMode
    let impedance: Impedance
    let uTurns: UTurnPolicy
    let weights: ModeWeights
    let isSteered: Bool
    var step: Int64
    var whole: PassingCosts
    var through: PassingCosts
    var turns: TurnTable
    let plainTurns: TurnTable
    var chains: TurnChains
    var isDestinationOnly: FlatArray<Bool>
    let hasDestinationOnly: Bool
    var barriers = NetworkBarriers()
    var profiles: [UInt32: CostProfile] = [:]
    var hierarchy: HierarchyCosts?

    init(
        network: StreetNetwork, mode: TravelMode, weights: ModeWeights, impedance: Impedance, uTurns: UTurnPolicy,
        steered: Bool
    ) {
        self.network = network
        self.mode = mode
        self.impedance = impedance
        self.uTurns = uTurns
        self.weights = weights
        isSteered = steered
        let table = weights.turns(for: uTurns, in: network, mode: mode, steered: steered)
        let uTurn = TurnTable.uTurnCost(of: impedance, mode, steered: steered)
        plainTurns = impedance == .time ? table : table.withoutCosts(butFor: uTurn, in: network)
        turns = plainTurns
        let costs = EdgeCosts(network: network, weights: weights, impedance: impedance, steered: steered)
        step = costs.step
        whole = costs.whole
        through = costs.whole
        isDestinationOnly = weights.isDestinationOnly
        hasDestinationOnly = weights.hasDestinationOnly
        let binding = network.chainRestrictions.filter { mode.obeysTurnRestrictions && $0.binds(mode.access) }
        let forbidden = ForbiddenSequences(binding, in: network) { costs.whole[$0.index] != closed }
        chains = TurnChains(forbidding: forbidden.all, in: network)
    }

    /// Those of a metric.
    init(_ base: Metric) {
        network = base.network
        mode = base.mode
        impedance = base.impedance
        uTurns = base.uTurns
        weights = base.weights
        isSteered = base.isSteered
        step = base.step
        whole = base.whole
        through = base.through
        turns = base.turns
        plainTurns = base.plainTurns
        chains = base.chains
        isDestinationOnly = base.isDestinationOnly
        hasDestinationOnly = base.hasDestinationOnly
        barriers = base.barriers
    }

    /// Those of a metric, with barriers instead of those that it has.
    init(_ base: Metric, _ barriers: NetworkBarriers) {
        self.init(base)
        self.barriers = barriers
        widenStep(for: barriers)
        let effects = BarrierCosts(barriers: barriers, impedance: impedance, step: step, mostOfAll: mostOfAll)
        (through, profiles) = effects.laid(over: whole, of: network)
        turns = effects.laid(over: plainTurns, of: base)
        hierarchy = base.hierarchy.flatMap { hierarchyCosts($0, base) }
    }

    /// What the barriers make of the costs of a hierarchy.
    private func hierarchyCosts(_ known: HierarchyCosts, _ base: Metric) -> HierarchyCosts? {
        let turnCosts = TurnCosts(known.hierarchy.parts, through: through.steps, turns: turns)
        guard step == base.step else { return HierarchyCosts(known.hierarchy, turnCosts) }
        var touched: Set<DirectedEdge> = []
        for edge in Set(barriers.edges.keys).union(base.barriers.edges.keys) {
            touched.formUnion([true, false].map { DirectedEdge(edge: edge, forward: $0) })
        }
        for junction in Set(barriers.junctions.keys).union(base.barriers.junctions.keys) {
            touched.formUnion(network.departures(of: junction).map(\.reversed))
        }
        return HierarchyCosts(known, turnCosts, changedAt: touched.sorted().flatMap(chains.nodes))
    }

    private var mostOfAll: Int64 { PassingCosts.mostOfAll(withDestinationOnly: hasDestinationOnly) }

    /// Makes the step of a user's cost so large that what barriers multiply and add can be added up, too.
    private mutating func widenStep(for barriers: NetworkBarriers) {
        guard case .attribute(let name) = impedance else { return }
        // In the order of edges: sums of fractions depend on it.
        let sum = barriers.edges.sorted { $0.key < $1.key }
            .reduce(0) { $0 + mostMillionths(of: $1.key, $1.value, barriers.loads, name) }
        var wider = step
        while sum / Double(wider) >= Double(mostOfAll), wider < 1_000_000_000_000 { wider *= 10 }
        guard wider > step else { return }
        let costs = EdgeCosts(
            network: network, weights: weights, impedance: impedance, steered: isSteered, leastStep: wider)
        (step, whole) = (costs.step, costs.whole)
    }

    /// No less than what both directions of an edge may cost together.
    private func mostMillionths(
        of edge: Int, _ touched: EdgeBarriers, _ loads: [BarrierLoad], _ name: String
    ) -> Double {
        let whole = [edge * 2, edge * 2 + 1].reduce(0.0) { sum, directed in
            self.whole[directed] == closed ? sum : sum + Double(self.whole.cost(of: directed))
        }
        let factor = touched.scalings.reduce(1.0) { $0 * max(1, loads[$1.load].factors[name] ?? 1) }
        let added = touched.additions.reduce(0.0) { $0 + Double(loads[$1.load].additions[name] ?? 0) }
        return whole * Double(step) * factor + 2 * added
    }
}

import Vocabulary

/// What barriers make of the weights of one cost.
struct BarrierCosts {
    let barriers: NetworkBarriers
    let impedance: Impedance
    let step: Int64
    /// Of a user's cost: what an edge may cost, see `PassingCosts`.
    let mostOfAll: Int64

    /// The costs of passing through edges, and those of parts of the edges that are touched.
    func laid(over whole: PassingCosts, of network: StreetNetwork) -> (
        through: PassingCosts, profiles: [UInt32: CostProfile]
    ) {
        var changes: [(directed: Int, cost: Int64?)] = []
        var profiles: [UInt32: CostProfile] = [:]
        for (edge, touched) in barriers.edges {
            let length = network.length(of: edge)
            for forward in [true, false] {
                let directed = DirectedEdge(edge: edge, forward: forward)
                guard whole[directed.index] != closed else { continue }
                var cost: Int64? = whole.cost(of: directed.index)
                if !touched.scalings.isEmpty || !touched.additions.isEmpty {
                    let profile = CostProfile(
                        of: directed, length: length, whole: whole.cost(of: directed.index), most: most, touched,
                        factor: factor, addition: addition)
                    profiles[directed.rawValue] = profile
                    cost = profile.cost(upTo: length) - profile.cost(upTo: 0)
                }
                let all = EdgeStretch(directed: directed, from: forward ? 0 : length, to: forward ? length : 0)
                changes.append((directed.index, touched.blocks(all) ? nil : cost))
            }
        }
        return (PassingCosts(whole, but: changes), profiles)
    }

    /// The costs of turns at the junctions that are touched.
    func laid(over turns: TurnTable, of metric: Metric) -> TurnTable {
        guard !barriers.junctions.isEmpty else { return turns }
        var editor = TurnEditor(turns, network: metric.network)
        let uTurn = TurnTable.uTurnCost(of: impedance, metric.mode, steered: metric.isSteered)
        let closedJunctions = Set(barriers.junctions.filter(\.value.isClosed).keys)
        for junction in closedJunctions {
            editor.close(junction: junction, uTurns: metric.uTurns, uTurnCost: uTurn)
        }
        if !closedJunctions.isEmpty { keepRules(of: metric, at: closedJunctions, &editor) }
        for (junction, touched) in barriers.junctions where impedance == .time {
            let factor = CostProfile.product(of: touched.scalings.lazy.map(factor))
            if factor != 1 { editor.scale(junction: junction, by: factor) }
        }
        return editor.table
    }

    /// Who turns back before a closed junction does it by the rules that hold there without the barrier.
    private func keepRules(of metric: Metric, at junctions: Set<Int>, _ editor: inout TurnEditor) {
        let network = metric.network
        if impedance == .time {
            editor.addDelays { $0.to == $0.from.reversed && junctions.contains(network.head(of: $0.from)) }
        }
        guard metric.mode.obeysTurnRestrictions else { return }
        let restrictions = network.turnRestrictions.filter { junctions.contains($0.via) }
        editor.apply(restrictions, metric.mode.access, isOpen: metric.isOpen)
    }

    private func factor(_ load: Int) -> Double { barriers.loads[load].factors[impedance.name] ?? 1 }

    private func addition(_ load: Int) -> Int64 {
        let whole = barriers.loads[load].additions[impedance.name] ?? 0
        return min(whole / step + (whole % step >= (step + 1) / 2 ? 1 : 0), most)
    }

    /// What an edge may cost: more need not be told apart. The step of a user's cost is so large that none costs more.
    private var most: Int64 {
        if case .attribute = impedance { return mostOfAll }
        return PassingCosts.mostOfEach
    }
}

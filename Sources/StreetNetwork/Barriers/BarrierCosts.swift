import Vocabulary

/// What barriers make of the weights of one cost.
struct BarrierCosts {
    let barriers: NetworkBarriers
    let impedance: Impedance
    let step: Int64

    /// The costs of passing through edges, and those of parts of the edges that are touched.
    func laid(
        over whole: FlatArray<UInt32>, of network: StreetNetwork
    ) -> (through: FlatArray<UInt32>, profiles: [UInt32: CostProfile]) {
        var through = whole.array
        var profiles: [UInt32: CostProfile] = [:]
        for (edge, touched) in barriers.edges {
            let length = network.length(of: edge)
            for forward in [true, false] {
                let directed = DirectedEdge(edge: edge, forward: forward)
                guard whole[directed.index] != closed else { continue }
                if !touched.scalings.isEmpty || !touched.additions.isEmpty {
                    let profile = CostProfile(
                        of: directed, length: length, whole: whole[directed.index], touched, factor: factor,
                        addition: addition)
                    profiles[directed.rawValue] = profile
                    through[directed.index] = UInt32(profile.cost(upTo: length))
                }
                let all = EdgeStretch(directed: directed, from: forward ? 0 : length, to: forward ? length : 0)
                if touched.blocks(all) { through[directed.index] = closed }
            }
        }
        return (FlatArray(through), profiles)
    }

    /// The costs of turns at the junctions that are touched.
    func laid(over turns: TurnTable, of metric: Metric) -> TurnTable {
        guard !barriers.junctions.isEmpty else { return turns }
        var editor = TurnEditor(turns, network: metric.network)
        let uTurn = impedance == .time ? turnCost(metric.mode.turnCosts.uTurn) : 0
        for (junction, touched) in barriers.junctions {
            let factor = touched.scalings.reduce(1) { $0 * self.factor($1) }
            if factor != 1 { editor.scale(junction: junction, by: factor) }
            if touched.isClosed { editor.close(junction: junction, uTurns: metric.uTurns, uTurnCost: uTurn) }
        }
        return editor.table
    }

    private func factor(_ load: Int) -> Double { barriers.loads[load].factors[impedance.name] ?? 1 }

    private func addition(_ load: Int) -> Int64 {
        let whole = barriers.loads[load].additions[impedance.name] ?? 0
        return (whole + step / 2) / step
    }
}

extension PathSearch {
    /// The state before one that the last search reached.
    mutating func state(before state: UInt32, on metric: Metric) -> UInt32 {
        let reached = SearchState(rawValue: state)
        guard climbs, !reached.isInOriginZone, let costs = metric.hierarchy else { return labels.state(before: state) }
        return self.state(before: reached, on: metric, costs)
    }

    /// In a hierarchy no state knows the one before it: it is the lowest of those from which it is reached at its cost.
    private mutating func state(before state: SearchState, on metric: Metric, _ costs: HierarchyCosts) -> UInt32 {
        let rank = costs.hierarchy.parts.rank
        let cost = hierarchy.cost(of: Int(rank[Int(state.node)]), on: costs) ?? 0
        // The way from the origin's zone, or from the origin itself.
        let own = labels.cost(of: state.rawValue) == cost ? labels.state(before: state.rawValue) : nil
        let candidates = metric.states(before: state).filter { $0.state.rawValue < own ?? .max }
        for (place, candidate) in candidates.enumerated() {
            // One of them it must be: the last one need not be looked at.
            if own == nil, place == candidates.count - 1 { return candidate.state.rawValue }
            let before = hierarchy.cost(of: Int(rank[Int(candidate.state.node)]), on: costs)
            if let before, before &+ candidate.cost == cost { return candidate.state.rawValue }
        }
        return labels.state(before: state.rawValue)
    }
}

extension Metric {
    /// The states outside the origin's zone that lead to one, ascending, and what it costs to come from them.
    fileprivate func states(before state: SearchState) -> [(state: SearchState, cost: UInt64)] {
        let directed = chains.directedEdge(of: state.node)
        let isZone = isDestinationOnly[directed.index]
        let place = Int(network.departurePlace[directed.index])
        var found: [(state: SearchState, cost: UInt64)] = []
        for departure in network.departures(of: network.tail(of: directed)) {
            let arrival = departure.reversed
            let turn = turns.cost[Int(turns.firstTurn[arrival.index]) + place]
            guard turn != closed, through[arrival.index] != closed, isZone || !isDestinationOnly[arrival.index]
            else { continue }
            let cost = UInt64(through[arrival.index]) + UInt64(turn)
            for node in chains.nodes(on: arrival) {
                let next = chains.knows(node) ? chains.node(after: node, departurePlace: place) : directed.rawValue
                if next == state.node { found.append((SearchState(node, inOriginZone: false), cost)) }
            }
        }
        return found.sorted { $0.state.rawValue < $1.state.rawValue }
    }
}

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
        waysIn.find(before: state, on: metric)
        for place in 0..<waysIn.count {
            let way = waysIn[place]
            let before = SearchState(way.node, inOriginZone: false).rawValue
            if let own, own < before { return own }
            // One of them it must be: the last one need not be looked at.
            if own == nil, place == waysIn.count - 1 { return before }
            let known = hierarchy.cost(of: Int(rank[Int(way.node)]), on: costs)
            if let known, known &+ way.cost == cost { return before }
        }
        return own ?? state.rawValue
    }
}

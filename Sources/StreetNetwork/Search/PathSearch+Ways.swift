extension PathSearch {
    /// A state of a path, and what it costs to come there.
    struct Step {
        let state: UInt32
        let cost: UInt64
    }

    /// The state before one that the last search reached.
    ///
    /// - Parameter costs: of the hierarchy that it climbed; nil where it climbed none.
    mutating func step(before step: Step, on metric: Metric, _ costs: HierarchyCosts?) -> Step {
        let state = SearchState(rawValue: step.state)
        guard let costs, !state.isInOriginZone else {
            return Step(state: labels.state(before: step.state), cost: 0)
        }
        return self.step(before: state, at: step.cost, on: metric, costs)
    }

    /// In a hierarchy no state knows the one before it: it is the lowest of those from which it is reached at its cost.
    private mutating func step(
        before state: SearchState, at cost: UInt64, on metric: Metric, _ costs: HierarchyCosts
    ) -> Step {
        let rank = costs.hierarchy.parts.rank
        // The way from the origin's zone, or from the origin itself.
        let own = labels.cost(of: state.rawValue) == cost ? labels.state(before: state.rawValue) : nil
        waysIn.find(before: state, on: metric)
        for place in 0..<waysIn.count {
            let way = waysIn[place]
            let before = SearchState(way.node, inOriginZone: false).rawValue
            if let own, own < before { break }
            guard way.cost <= cost else { continue }
            let found = Step(state: before, cost: cost &- way.cost)
            // One of them it must be: the last one need not be looked at.
            if own == nil, place == waysIn.count - 1 { return found }
            if hierarchy.cost(of: Int(rank[Int(way.node)]), on: costs) == found.cost { return found }
        }
        return Step(state: own ?? state.rawValue, cost: 0)
    }
}

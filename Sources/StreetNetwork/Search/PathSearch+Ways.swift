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

    /// Goes back as far as the search climbed, where there is only one cheapest way: appends the stretches before that of a step.
    ///
    /// - Returns: the step before all of them; nil where there may be several ways.
    mutating func takeOnlyWay(
        to step: Step, on metric: Metric, _ costs: HierarchyCosts, into stretches: inout [EdgeStretch]
    ) -> Step? {
        let state = SearchState(rawValue: step.state)
        guard !state.isInOriginZone else { return nil }
        let parts = costs.hierarchy.parts
        var unwinding = ArcUnwinding(costs)
        let ranks = hierarchy.onlyWay(to: Int(parts.rank[Int(state.node)]), &unwinding, on: costs)
        guard let ranks, let first = ranks.last else { return nil }
        stretches += ranks.dropFirst().map { metric.wholeStretch(of: parts.node[Int($0)]) }
        let origin = SearchState(parts.node[Int(first)], inOriginZone: false)
        return Step(state: labels.state(before: origin.rawValue), cost: 0)
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

extension Metric {
    /// The edge that a node of a search stands on, travelled from end to end.
    func wholeStretch(of node: UInt32) -> EdgeStretch {
        let directed = chains.directedEdge(of: node)
        let length = network.length(of: directed.edge)
        return EdgeStretch(
            directed: directed, from: directed.isForward ? 0 : length, to: directed.isForward ? length : 0)
    }
}

/// Other costs along the cheapest ways.
extension ReachSearch {
    /// What the ways to the ends of stretches cost by another metric, given the travel that each stretch is part of.
    func accumulated(
        _ metric: Metric, along travels: [EdgeTravel], of stretches: [ReachedStretch], _ seeds: [ReachSeed]
    ) -> [AccumulatedCost] {
        let entering = costsOfEntering(metric, seeds)
        return zip(travels, stretches).map { travel, reached in
            let ruler = EdgeRuler(of: travel.directed.edge, on: metric)
            let start = travel.source & ReachSeed.mark != 0 ? 0 : entering[Int(travel.source)]
            func cost(at offset: Int64) -> Int64 { start + ruler.cost(travel.directed, from: travel.start, to: offset) }
            return AccumulatedCost(from: cost(at: reached.stretch.from), to: cost(at: reached.stretch.to))
        }
    }

    /// What it costs by another metric to come to the beginning of each state's edge, by the numbers of the states.
    private func costsOfEntering(_ metric: Metric, _ seeds: [ReachSeed]) -> [Int64] {
        var costs = [Int64](repeating: 0, count: states.count)
        // A state before another is settled before it.
        for place in 0..<settled.count {
            let number = settled[place]
            let before = labels[number].before
            let passed: EdgeStretch
            var cost: Int64 = 0
            if before & ReachSeed.mark != 0 {
                passed = seeds[Int(before ^ ReachSeed.mark)].stretch
            } else {
                let directed = states.states[Int(before)].directed
                let length = network.length(of: directed.edge)
                passed = EdgeStretch(
                    directed: directed, from: directed.isForward ? 0 : length, to: directed.isForward ? length : 0)
                cost = costs[Int(before)]
            }
            cost += metric.cost(of: passed) ?? 0
            cost += metric.cost(ofTurnFrom: passed.directed, to: states.states[Int(number)].directed) ?? 0
            costs[Int(number)] = cost
        }
        return costs
    }
}

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
        var costs = [Int64](repeating: Self.unknown, count: states.count)
        var way: [UInt32] = []
        for place in 0..<settled.count {
            var number = settled[place]
            while costs[Int(number)] == Self.unknown {
                way.append(number)
                let before = states[number].before
                if before & ReachSeed.mark != 0 { break }
                number = before
            }
            while let number = way.popLast() {
                costs[Int(number)] = costOfEntering(number, metric, seeds) { costs[Int($0)] }
            }
        }
        return costs
    }

    private static var unknown: Int64 { -1 }

    /// What it costs to come to the beginning of a state's edge, given what it costs for the state before.
    private func costOfEntering(
        _ number: UInt32, _ metric: Metric, _ seeds: [ReachSeed], before known: (UInt32) -> Int64
    ) -> Int64 {
        let before = states[number].before
        let passed: EdgeStretch
        var cost: Int64 = 0
        if before & ReachSeed.mark != 0 {
            passed = seeds[Int(before ^ ReachSeed.mark)].stretch
        } else {
            let directed = states.directed(before)
            let length = network.length(of: directed.edge)
            passed = EdgeStretch(
                directed: directed, from: directed.isForward ? 0 : length, to: directed.isForward ? length : 0)
            cost = known(before)
        }
        cost += metric.cost(of: passed) ?? 0
        cost += metric.cost(ofTurnFrom: passed.directed, to: states.directed(number)) ?? 0
        return cost
    }
}

import StopOrdering
import StreetNetwork

/// What it costs to go from each way of visiting a stop to each other; nil where there is no way.
struct WayCosts {
    struct Way {
        let stop: Int
        let location: Location
        let goesOn: Bool
        let isEnd: Bool
    }

    /// Ascending by their stops.
    let ways: [Way]
    /// Of the impedance.
    var costs: [[Int64?]] = []
    /// Of the time of the ways with the least impedance; empty where nobody asks for it.
    var times: [[Int64?]] = []
    /// What a passage through streets that may only be reached counts in the costs: more than all the rest of an order.
    private(set) var passage = Path.passagePenalty

    init(ways: [Way]) { self.ways = ways }

    /// From stop to stop, as if it did not matter how stops are come to; but a way in which a stop is visited that nothing leads to, or that
    /// leads nowhere, is none.
    ///
    /// - Parameters:
    ///   - mayBegin: whether a route may begin at a stop.
    ///   - mayEnd: whether it may end there.
    func betweenStops(mayBegin: (Int) -> Bool, mayEnd: (Int) -> Bool) -> [[Int64?]] {
        let begins = ways.map { $0.isEnd && mayBegin($0.stop) }
        let ends = ways.map { $0.isEnd && mayEnd($0.stop) }
        let passed = passedWays(begins, ends)
        let rows = ways.indices.map { from in
            ways.indices.map { to in
                (passed[from] || begins[from]) && (passed[to] || ends[to]) ? costs[from][to] : nil
            }
        }
        return visitWays.least(of: rows)
    }

    /// Which ways a route may come by and go on with.
    private func passedWays(_ begins: [Bool], _ ends: [Bool]) -> [Bool] {
        var passed = ways.map(\.goesOn)
        func leads(_ from: Int, _ to: Int) -> Bool { ways[from].stop != ways[to].stop && costs[from][to] != nil }
        var hasChanged = true
        while hasChanged {
            hasChanged = false
            for way in ways.indices where passed[way] && !ways[way].isEnd {
                let isEntered = ways.indices.contains { (passed[$0] || begins[$0]) && leads($0, way) }
                let isLeft = ways.indices.contains { (passed[$0] || ends[$0]) && leads(way, $0) }
                if isEntered && isLeft { continue }
                (passed[way], hasChanged) = (false, true)
            }
        }
        return passed
    }

    /// The same of some stops, which get new numbers by their place.
    func kept(_ stops: [Int]) -> WayCosts {
        if stops.count == (ways.last?.stop ?? -1) + 1 { return self }
        let numbers = Dictionary(uniqueKeysWithValues: stops.enumerated().map { ($1, $0) })
        let kept = ways.indices.filter { numbers[ways[$0].stop] != nil }
        var costs = WayCosts(
            ways: kept.map { place in
                let way = ways[place]
                return Way(
                    stop: numbers[way.stop] ?? 0, location: way.location, goesOn: way.goesOn, isEnd: way.isEnd)
            })
        costs.passage = passage
        costs.costs = kept.map { from in kept.map { self.costs[from][$0] } }
        if !times.isEmpty { costs.times = kept.map { from in kept.map { times[from][$0] } } }
        return costs
    }

    /// Whether a cost is that of a last resort: a way through streets that may only be reached, or an order with one.
    func isLastResort(_ cost: Int64) -> Bool { cost >= passage }

    var haveLastResorts: Bool { costs.contains { $0.contains { $0.map(isLastResort) ?? false } } }

    /// The same without these ways.
    var withoutLastResorts: WayCosts {
        var costs = self
        costs.costs = self.costs.map { row in row.map { cost in cost.flatMap { isLastResort($0) ? nil : $0 } } }
        return costs
    }

    var visitWays: VisitWays {
        VisitWays(stops: ways.map(\.stop), goesOn: ways.map(\.goesOn), isEnd: ways.map(\.isEnd))
    }
}

extension WayCosts {
    /// Lets a passage count as little as it may, where a search has found last resorts: costs of many ways can be added up then, and who is
    /// measured by time has the times of all ways.
    ///
    /// - Parameters:
    ///   - metric: that of the search.
    ///   - measuresTime: whether the costs are times.
    ///   - longestWait: what waiting may add to the cost of an order.
    mutating func weighPassages(on metric: Metric, measuresTime: Bool, longestWait: Int64) {
        guard haveLastResorts else { return }
        let plain = costs.map { row in row.map { $0.map(metric.plainCost) } }
        let dearest = plain.joined().reduce(0) { max($0, $1 ?? 0) }
        let (legs, overflows) = dearest.multipliedReportingOverflow(by: Int64(costs.count + 1))
        let most = overflows ? Path.passagePenalty : min(Path.passagePenalty, legs)
        passage = min(Path.passagePenalty, most + longestWait + 1)
        for from in costs.indices {
            for to in costs.indices {
                guard let cost = costs[from][to], let own = plain[from][to] else { continue }
                costs[from][to] = own + metric.passages(in: cost) * passage
            }
        }
        if measuresTime { times = plain }
    }
}

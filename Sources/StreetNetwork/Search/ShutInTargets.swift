/// Whether targets that a search did not come to are shut in: by barriers, or on an island.
///
/// Seen from the origin that asks for all of the network; seen from the target for a few streets.
struct ShutInTargets {
    /// Directed edges that are looked at before it stays open.
    private static let most = 1000

    private let metric: Metric
    /// What leaves the origin.
    private let exits: Set<DirectedEdge>
    /// How many directed edges were looked at.
    private(set) var settled = 0

    init(seenFrom exits: [DirectedEdge], on metric: Metric) {
        self.exits = Set(exits)
        self.metric = metric
    }

    /// Whether no way at all leads from the origin to the beginning of any of these directed edges: not even one through streets
    /// that may only be reached, or along a forbidden sequence of turns.
    mutating func areAll(_ targets: [DirectedEdge]) -> Bool {
        let (network, turns) = (metric.network, metric.turns)
        var (known, waiting) = (Set(targets), Array(Set(targets)))
        while let next = waiting.popLast() {
            settled += 1
            let place = Int(network.departurePlace[next.index])
            for departure in network.departures(of: network.tail(of: next)) {
                let arrival = departure.reversed
                guard turns.cost[Int(turns.firstTurn[arrival.index]) &+ place] != closed else { continue }
                if exits.contains(arrival) { return false }
                guard metric.through[arrival.index] != closed, known.insert(arrival).inserted else { continue }
                if known.count > Self.most { return false }
                waiting.append(arrival)
            }
        }
        return true
    }
}

/// The nodes that lead to a state outside the origin's zone, ascending, and what it costs to come from them. Its memory is
/// reused.
struct WaysIn {
    private var ways: [(node: UInt32, cost: UInt64)] = []

    var count: Int { ways.count }

    subscript(place: Int) -> (node: UInt32, cost: UInt64) { ways[place] }

    mutating func find(before state: SearchState, on metric: Metric) {
        ways.removeAll(keepingCapacity: true)
        let (network, chains, turns) = (metric.network, metric.chains, metric.turns)
        let directed = chains.directedEdge(of: state.node)
        let isZone = metric.isDestinationOnly[directed.index]
        let place = Int(network.departurePlace[directed.index])
        for departure in network.departures(of: network.tail(of: directed)) {
            let arrival = departure.reversed
            let turn = turns.cost[Int(turns.firstTurn[arrival.index]) &+ place]
            guard turn != closed, metric.through[arrival.index] != closed,
                isZone || !metric.isDestinationOnly[arrival.index]
            else { continue }
            let cost = UInt64(bitPattern: metric.through.cost(of: arrival.index)) &+ UInt64(turn)
            func take(_ node: UInt32) {
                let next = chains.knows(node) ? chains.node(after: node, departurePlace: place) : directed.rawValue
                if next == state.node { insert(node, cost) }
            }
            take(arrival.rawValue)
            for node in chains.states(on: arrival) { take(node) }
        }
    }

    private mutating func insert(_ node: UInt32, _ cost: UInt64) {
        var place = ways.count
        while place > 0, ways[place - 1].node > node { place -= 1 }
        ways.insert((node, cost), at: place)
    }
}

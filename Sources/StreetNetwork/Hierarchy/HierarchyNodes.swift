/// The nodes of searches (see `TurnChains`) in the order in which a hierarchy takes them: their *ranks*.
struct HierarchyNodes {
    /// Rank to node.
    let node: [UInt32]
    /// Node to rank, or `closed` where nothing uses it.
    let rank: [UInt32]

    /// - Parameter edges: in their order.
    init(_ metric: Metric, edges: [UInt32]) {
        let (network, chains) = (metric.network, metric.chains)
        let count = network.directedEdgeCount
        var order: [UInt32] = []
        order.reserveCapacity(edges.count * 2 + chains.stateCount)
        for edge in edges {
            for directed in [edge * 2, edge * 2 + 1] where metric.whole[Int(directed)] != closed {
                order.append(directed)
                order.append(contentsOf: chains.states(on: DirectedEdge(rawValue: directed)))
            }
        }
        var rank = [UInt32](repeating: closed, count: count + chains.stateCount)
        for (place, node) in order.enumerated() { rank[Int(node)] = UInt32(place) }
        (node, self.rank) = (order, rank)
    }
}

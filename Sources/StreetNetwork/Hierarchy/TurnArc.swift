/// A turn as an arc between ranks: from a node to one that begins where the first ends.
struct TurnArc {
    let from: UInt32
    let to: UInt32
    /// The directed edge that is left.
    let edge: UInt32
    /// The turn's place in a `TurnTable`.
    let turn: UInt32
}

extension TurnArc {
    /// All turns that may be open, whatever barriers and policies there are.
    ///
    /// A turn that the mode's own table closes stays closed under every barrier, but for those back along the same edge.
    static func all(of metric: Metric, _ nodes: HierarchyNodes) -> [TurnArc] {
        let (network, chains, turns) = (metric.network, metric.chains, metric.plainTurns)
        var arcs: [TurnArc] = []
        arcs.reserveCapacity(nodes.node.count * 3)
        for (rank, node) in nodes.node.enumerated() {
            let directed = chains.directedEdge(of: node)
            let first = Int(turns.firstTurn[directed.index])
            for (place, next) in network.departures(of: network.head(of: directed)).enumerated() {
                let isPossible = next == directed.reversed || turns.cost[first + place] != closed
                guard isPossible, metric.whole[next.index] != closed else { continue }
                if metric.isDestinationOnly[directed.index], !metric.isDestinationOnly[next.index] { continue }
                var target = next.rawValue
                if chains.knows(node) {
                    guard let node = chains.node(after: node, departurePlace: place) else { continue }
                    target = node
                }
                let to = nodes.rank[Int(target)]
                guard to != rank, to != closed else { continue }
                arcs.append(
                    TurnArc(from: UInt32(rank), to: to, edge: directed.rawValue, turn: UInt32(first + place)))
            }
        }
        return arcs
    }
}

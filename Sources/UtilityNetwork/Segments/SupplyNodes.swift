/// Vertices that supply reaches together: joined by links that are passed both ways. Filter barriers are alone.
struct SupplyNodes {
    static let none = UInt32.max

    /// Vertex to its node; `none` where it is blocked.
    let nodeOfVertex: [UInt32]
    /// Nodes of ordinary vertices come first.
    let ordinaryCount: Int
    let count: Int
    /// Node `ordinaryCount + i` to the vertex that is this filter barrier.
    let filters: [UInt32]

    init(_ plan: TracePlan) {
        let (states, links, graph) = (plan.vertexStates.values, plan.linkStates.values, plan.graph)
        var node = [UInt32](repeating: Self.none, count: plan.vertexCount)
        var pending: [UInt32] = []
        var count: UInt32 = 0
        let closed: LinkState = [.blocked, .filter, .replaced]
        node.withUnsafeMutableBufferPointer { node in
            for root in 0..<plan.vertexCount where node[root] == Self.none {
                if !states[root].isDisjoint(with: [.blocked, .filter]) { continue }
                node[root] = count
                pending.append(UInt32(root))
                while let vertex = pending.popLast() {
                    graph.forEachArc(Int(vertex)) { arc in
                        let target = Int(arc.target)
                        guard arc.leaves, arc.enters, node[target] == Self.none,
                            states[target].isDisjoint(with: [.blocked, .filter])
                        else { return }
                        if states[target].contains(.special),
                            !links[arc.link].isDisjoint(with: closed)
                                || plan.isBehindController(arc.link, states[Int(vertex)], states[target])
                        {
                            return
                        }
                        node[target] = count
                        pending.append(arc.target)
                    }
                }
                count += 1
            }
        }
        ordinaryCount = Int(count)
        var filters: [UInt32] = []
        for vertex in 0..<plan.vertexCount where states[vertex].contains(.filter) {
            node[vertex] = count + UInt32(filters.count)
            filters.append(UInt32(vertex))
        }
        nodeOfVertex = node
        self.filters = filters
        self.count = Int(count) + filters.count
    }
}

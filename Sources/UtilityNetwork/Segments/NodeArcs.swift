/// The arcs at each node, in one direction.
struct NodeArcs {
    /// Node to its first place in the other arrays; one more than nodes.
    let start: [UInt32]
    /// The node at the other end.
    let node: [UInt32]
    let arc: [UInt32]

    init(nodeCount: Int, from: [UInt32], to: [UInt32]) {
        var start = [UInt32](repeating: 0, count: nodeCount + 1)
        for node in from { start[Int(node) + 1] += 1 }
        for node in 0..<nodeCount { start[node + 1] += start[node] }
        var next = start
        var targets = [UInt32](repeating: 0, count: from.count)
        var arcs = targets
        for arc in from.indices {
            let place = Int(next[Int(from[arc])])
            next[Int(from[arc])] += 1
            targets[place] = to[arc]
            arcs[place] = UInt32(arc)
        }
        self.start = start
        node = targets
        self.arc = arcs
    }

    func range(_ node: Int) -> Range<Int> { Int(start[node])..<Int(start[node + 1]) }
}

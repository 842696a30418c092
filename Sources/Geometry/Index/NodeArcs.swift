/// The arcs at each node of a directed graph, in one direction.
public struct NodeArcs: Sendable {
    /// Node to its first place in the other arrays; one more than nodes.
    public let start: [UInt32]
    /// The node at the other end.
    public let node: [UInt32]
    /// The number of the arc among those given.
    public let arc: [UInt32]

    /// - Complexity: O(nodes + arcs).
    public init(nodeCount: Int, from: [UInt32], to: [UInt32]) {
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

    /// The places of a node's arcs in the other arrays.
    @inlinable public func range(_ node: Int) -> Range<Int> { Int(start[node])..<Int(start[node + 1]) }
}

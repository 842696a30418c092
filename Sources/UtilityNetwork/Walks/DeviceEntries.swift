/// Tells terminals to which supply comes from elsewhere from those to which it comes through their device alone: at once, or on a
/// way that leaves the device by one of its terminals and comes back.
struct DeviceEntries {
    private let tree: DominatorTree
    private let predecessors: NodeArcs
    private let successors: NodeArcs
    private let isThroughDevice: (Int) -> Bool

    /// - Parameters:
    ///   - predecessors: of each vertex, those from which supply may come to it; the root is the last node.
    ///   - isThroughDevice: whether an arc is a way through a device.
    init(
        tree: DominatorTree, predecessors: NodeArcs, successors: NodeArcs, _ isThroughDevice: @escaping (Int) -> Bool
    ) {
        (self.tree, self.predecessors, self.successors) = (tree, predecessors, successors)
        self.isThroughDevice = isThroughDevice
    }

    /// - Parameter vertex: one to which supply comes from several sides.
    /// - Complexity: O(arcs at the vertex × terminals of its device).
    func isEntered(_ vertex: Int) -> Bool {
        let ways = predecessors.range(vertex).lazy.filter { place in
            let from = Int(predecessors.node[place])
            return tree.isReached(from) && !tree.dominates(vertex, from)
        }
        guard ways.contains(where: { isThroughDevice(Int(predecessors.arc[$0])) }) else { return true }
        let others = terminals(besides: vertex).filter(tree.isReached)
        return ways.contains { place in
            !isThroughDevice(Int(predecessors.arc[place]))
                && !others.contains { tree.dominates($0, Int(predecessors.node[place])) }
        }
    }

    /// The other terminals that ways through the device join with one.
    private func terminals(besides vertex: Int) -> [Int] {
        var found = [vertex]
        var next = 0
        while next < found.count {
            let vertex = found[next]
            next += 1
            for arcs in [predecessors, successors] {
                for place in arcs.range(vertex) where isThroughDevice(Int(arcs.arc[place])) {
                    let other = Int(arcs.node[place])
                    if !found.contains(other) { found.append(other) }
                }
            }
        }
        return Array(found.dropFirst())
    }
}

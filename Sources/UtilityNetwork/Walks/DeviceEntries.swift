/// Tells terminals to which supply comes from elsewhere from those to which it comes through their device alone: at once, or on a
/// way that leaves the device by one of its terminals and comes back.
struct DeviceEntries {
    private let tree: DominatorTree
    private let devices: DeviceWays

    init(_ tree: DominatorTree, _ devices: DeviceWays) {
        (self.tree, self.devices) = (tree, devices)
    }

    /// - Parameter vertex: one to which supply comes from several sides.
    /// - Complexity: O(arcs at the vertex × terminals of its device).
    func isEntered(_ vertex: Int) -> Bool {
        let (predecessors, isThroughDevice) = (devices.predecessors, devices.isThroughDevice)
        let ways = predecessors.range(vertex).lazy.filter { place in
            let from = Int(predecessors.node[place])
            return tree.isReached(from) && !tree.dominates(vertex, from)
        }
        guard ways.contains(where: { isThroughDevice(Int(predecessors.arc[$0])) }) else { return true }
        let others = devices.terminals(besides: vertex).filter(tree.isReached)
        return ways.contains { place in
            !isThroughDevice(Int(predecessors.arc[place]))
                && !others.contains { tree.dominates($0, Int(predecessors.node[place])) }
        }
    }
}

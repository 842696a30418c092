import Geometry

/// What loses supply when several nodes and ways are closed together.
///
/// A breadth-first tree of supply shows at once what keeps it: all that does not hang on what is closed. Of what hangs on
/// it, the nodes that supply reaches by other ways are found one by one.
struct LostSupply {
    private enum State: UInt8 {
        case supplied, orphan, closed
    }

    private let graph: SupplyGraph
    private let successors: NodeArcs
    private let predecessors: NodeArcs
    /// Node to the arc by which the tree reaches it; `none` for the root and what is not reached.
    private let treeArc: [UInt32]
    private let isReached: [Bool]
    private let arcsOfDevice: [UInt32: [UInt32]]
    private var state: [State]

    init(_ graph: SupplyGraph, successors: NodeArcs, predecessors: NodeArcs) {
        self.graph = graph
        self.successors = successors
        self.predecessors = predecessors
        var treeArc = [UInt32](repeating: SupplyGraph.none, count: graph.nodeCount)
        var isReached = [Bool](repeating: false, count: graph.nodeCount)
        isReached[graph.root] = true
        var queue = [graph.root]
        var next = 0
        while next < queue.count {
            for place in successors.range(queue[next]) {
                let target = Int(successors.node[place])
                if isReached[target] { continue }
                isReached[target] = true
                treeArc[target] = successors.arc[place]
                queue.append(target)
            }
            next += 1
        }
        self.treeArc = treeArc
        self.isReached = isReached
        let throughDevices = graph.devices.indices.filter { graph.devices[$0] != SupplyGraph.none }.map { UInt32($0) }
        arcsOfDevice = Dictionary(grouping: throughDevices) { graph.devices[Int($0)] }
        state = [State](repeating: .supplied, count: graph.nodeCount)
    }

    /// The nodes, other than those closed, that supply no longer reaches.
    ///
    /// Complexity: O(what hangs on what is closed).
    mutating func lost(closing nodes: [Int], devices: Set<UInt32> = []) -> [Int] {
        var orphans: [Int] = []
        for node in nodes where isReached[node] { state[node] = .closed }
        for node in nodes where isReached[node] { collectChildren(of: node, &orphans) }
        for device in devices.sorted() {
            for arc in arcsOfDevice[device] ?? [] {
                let head = Int(graph.heads[Int(arc)])
                if treeArc[head] == arc { orphan(head, &orphans) }
            }
        }
        var pending = orphans.filter { isFed($0, devices) }
        for node in pending { state[node] = .supplied }
        while let node = pending.popLast() {
            for place in successors.range(node) {
                let target = Int(successors.node[place])
                guard state[target] == .orphan, isOpen(successors.arc[place], devices) else { continue }
                state[target] = .supplied
                pending.append(target)
            }
        }
        let lost = orphans.filter { state[$0] == .orphan }
        for node in orphans { state[node] = .supplied }
        for node in nodes { state[node] = .supplied }
        return lost
    }

    private func isOpen(_ arc: UInt32, _ closed: Set<UInt32>) -> Bool {
        closed.isEmpty || !closed.contains(graph.devices[Int(arc)])
    }

    private func isFed(_ node: Int, _ closed: Set<UInt32>) -> Bool {
        predecessors.range(node).contains { place in
            let from = Int(predecessors.node[place])
            return isReached[from] && state[from] == .supplied && isOpen(predecessors.arc[place], closed)
        }
    }

    private mutating func orphan(_ root: Int, _ orphans: inout [Int]) {
        guard state[root] == .supplied else { return }
        state[root] = .orphan
        orphans.append(root)
        collectChildren(of: root, &orphans)
    }

    private mutating func collectChildren(of root: Int, _ orphans: inout [Int]) {
        var pending = [root]
        while let node = pending.popLast() {
            for place in successors.range(node) {
                let target = Int(successors.node[place])
                guard treeArc[target] == successors.arc[place], state[target] == .supplied else { continue }
                state[target] = .orphan
                orphans.append(target)
                pending.append(target)
            }
        }
    }
}

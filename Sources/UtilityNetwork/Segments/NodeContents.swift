import Geometry

/// The features in the nodes of a supply graph.
struct NodeContents {
    /// Node to its first place in `feature`; one more than nodes.
    let start: [UInt32]
    /// Rising within a node, each once.
    let feature: [UInt32]
    /// Node to the length of the lines in it, thousandths of a unit.
    let length: [Int64]

    init(_ graph: SupplyGraph, _ plan: TracePlan) {
        var (nodes, features): ([UInt32], [UInt32]) = ([], [])
        nodes.reserveCapacity(plan.network.featureCount + plan.network.featureCount / 4)
        features.reserveCapacity(nodes.capacity)
        var length = [Int64](repeating: 0, count: graph.nodeCount)
        for vertex in 0..<plan.network.vertexCount {
            let (node, feature) = (graph.nodes.nodeOfVertex[vertex], plan.network.sections.vertexFeature[vertex])
            if node == SupplyGraph.none || feature == NetworkConnections.none { continue }
            nodes.append(node)
            features.append(feature)
        }
        for link in 0..<plan.linkCount {
            guard let node = graph.node(suppliedWith: link, plan), let element = plan.element(ofLink: link) else {
                continue
            }
            nodes.append(node)
            features.append(UInt32(element.feature))
            length[Int(node)] += plan.network.length(of: element)
        }
        let entries = NodeArcs(nodeCount: graph.nodeCount, from: nodes, to: features)
        (start, feature) = Self.distinct(entries, nodeCount: graph.nodeCount)
        self.length = length
    }

    private static func distinct(_ entries: NodeArcs, nodeCount: Int) -> (start: [UInt32], feature: [UInt32]) {
        var start: [UInt32] = [0]
        var feature: [UInt32] = []
        start.reserveCapacity(nodeCount + 1)
        feature.reserveCapacity(entries.node.count)
        var all = entries.node
        for node in 0..<nodeCount {
            let range = entries.range(node)
            if range.count > 1 { all[range].sort() }
            for number in all[range] where feature.count == Int(start[node]) || feature.last != number {
                feature.append(number)
            }
            start.append(UInt32(feature.count))
        }
        return (start, feature)
    }

    func features(_ node: Int) -> ArraySlice<UInt32> { feature[Int(start[node])..<Int(start[node + 1])] }
}

extension SupplyGraph {
    /// The node with which a link has and loses supply; nil where none can come to it, and where it is no piece of a line.
    func node(suppliedWith link: Int, _ plan: TracePlan) -> UInt32? {
        if let own = node(ofLink: link) { return own }
        guard plan.linkStates.values[link].isDisjoint(with: [.blocked, .replaced, .filter]) else { return nil }
        let (ends, passes) = (plan.ends(ofLink: link), plan.passes(link))
        let (tail, head) = (nodes.nodeOfVertex[ends.tail], nodes.nodeOfVertex[ends.head])
        if passes.fromTail, Int(tail) < nodes.ordinaryCount { return tail }
        return passes.fromHead && Int(head) < nodes.ordinaryCount ? head : nil
    }
}

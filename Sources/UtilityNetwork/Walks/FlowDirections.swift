/// Which ways supply may flow through a network with its barriers, found once for all traces on a plan.
///
/// Supply may pass from an element to its neighbour where it can come from a controller to the first without passing the
/// second. Where supply can enter an element from more than one side, as on a cycle or between two controllers, its
/// flow is indeterminate. On networks without one-way elements that is so for all that is no bridge between a controller
/// and the rest. In networks whose controllers are sinks all of this is about the way back from them.
struct FlowDirections: Sendable {
    private static let several = UInt32.max
    private static let controller = UInt32.max - 1
    private static let notYet = UInt32.max - 2

    private let plan: TracePlan
    private let tree: DominatorTree
    /// Vertex to the only link by which supply comes to it.
    private let onlySupply: [UInt32]
    private let isController: [Bool]

    /// Complexity: nearly O(vertices + links).
    init(_ plan: TracePlan, _ states: ElementStates) {
        let root = plan.vertexCount
        let arcs = SupplyArcs(plan, states)
        let successors = NodeArcs(nodeCount: root + 1, from: arcs.tails, to: arcs.heads)
        let predecessors = NodeArcs(nodeCount: root + 1, from: arcs.heads, to: arcs.tails)
        let tree = DominatorTree(root: root, successors: successors, predecessors: predecessors)
        var onlySupply = [UInt32](repeating: Self.notYet, count: root)
        for vertex in 0..<root where tree.isReached(vertex) {
            for place in predecessors.range(vertex) {
                let from = Int(predecessors.node[place])
                guard tree.isReached(from), !tree.dominates(vertex, from) else { continue }
                let link = from == root ? Self.controller : arcs.links[Int(predecessors.arc[place])]
                if onlySupply[vertex] == Self.notYet {
                    onlySupply[vertex] = link
                } else if onlySupply[vertex] != link {
                    onlySupply[vertex] = Self.several
                }
            }
        }
        self.plan = plan
        self.tree = tree
        self.onlySupply = onlySupply
        isController = (0..<root).map { vertex in
            states.vertex[vertex].contains(.controller) && !states.vertex[vertex].contains(.blocked)
        }
    }

    /// Whether supply may enter a link, which it may pass that way, from one of its ends.
    func mayEnter(_ link: Int, from vertex: Int) -> Bool {
        tree.isReached(vertex) && onlySupply[vertex] != UInt32(link)
            && !(isController[vertex] && plan.device(ofLink: link) != nil)
    }

    /// Whether supply that enters a link at one end may leave it at the other.
    func mayPass(_ link: Int, from vertex: Int, to other: Int) -> Bool {
        mayEnter(link, from: vertex) && tree.isReached(other) && !tree.dominates(other, vertex)
    }

    /// Whether supply may come to a vertex by several links.
    func isIndeterminate(_ vertex: Int) -> Bool { onlySupply[vertex] == Self.several }
}

/// The ways of supply from vertex to vertex, and from a root, the vertex after the last, to controllers.
private struct SupplyArcs {
    private(set) var tails: [UInt32] = []
    private(set) var heads: [UInt32] = []
    private(set) var links: [UInt32] = []

    init(_ plan: TracePlan, _ states: ElementStates) {
        tails.reserveCapacity(2 * plan.linkCount)
        heads.reserveCapacity(2 * plan.linkCount)
        links.reserveCapacity(2 * plan.linkCount)
        let (vertexStates, linkStates) = (states.vertex, states.link)
        for vertex in 0..<plan.vertexCount where !vertexStates[vertex].contains(.blocked) {
            plan.graph.forEachArc(vertex) { arc in
                guard plan.graph.leaves(arc), linkStates[arc.link].isDisjoint(with: [.blocked, .replaced]),
                    !vertexStates[Int(arc.target)].contains(.blocked),
                    !plan.leadsBehindController(arc.link, from: vertexStates[vertex])
                else { return }
                add(UInt32(vertex), arc.target, UInt32(arc.link))
            }
        }
        for vertex in Set(plan.controllers.vertices).sorted() {
            let state = vertexStates[Int(vertex)]
            if state.contains(.controller), !state.contains(.blocked) {
                add(UInt32(plan.vertexCount), vertex, SupplyGraph.none)
            }
        }
    }

    private mutating func add(_ tail: UInt32, _ head: UInt32, _ link: UInt32) {
        tails.append(tail)
        heads.append(head)
        links.append(link)
    }
}

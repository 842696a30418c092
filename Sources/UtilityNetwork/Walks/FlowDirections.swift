import Geometry

/// Which ways supply may flow through a network with its barriers, found once for all traces on a plan.
///
/// Supply may pass from an element to its neighbour where it can come from a controller to the first without passing the
/// second. Where supply can enter an element from more than one side, as on a cycle or between two controllers, its
/// flow is indeterminate. All ways through a device to one of its terminals are one side: a device that joins three
/// terminals is no cycle. Where supply goes on within a device, `DeviceSteps` says.
/// On networks without one-way elements that is so for all that is no bridge between a controller
/// and the rest. In networks whose controllers are sinks all of this is about the way back from them.
struct FlowDirections: Sendable {
    private static let several = UInt32.max
    private static let controller = UInt32.max - 1
    fileprivate static let notYet = UInt32.max - 2

    private let plan: any SupplyNetwork
    private let tree: DominatorTree
    private let sides: SupplySides
    /// Vertex to the only side from which supply comes to it.
    private let onlySupply: [UInt32]
    /// Vertex to whether supply comes to it that has not passed its device before.
    private let isEntered: [Bool]
    private let steps: DeviceSteps
    private let isController: [Bool]

    /// Complexity: nearly O(vertices + links).
    init(_ plan: some SupplyNetwork, _ states: ElementStates) {
        let root = states.vertex.count
        let sides = SupplySides(linkCount: states.link.count)
        let arcs = SupplyArcs(plan, states)
        let successors = NodeArcs(nodeCount: root + 1, from: arcs.tails, to: arcs.heads)
        let predecessors = NodeArcs(nodeCount: root + 1, from: arcs.heads, to: arcs.tails)
        let tree = DominatorTree(root: root, successors: successors, predecessors: predecessors)
        var onlySupply = [UInt32](repeating: Self.notYet, count: root)
        for vertex in 0..<root where tree.isReached(vertex) {
            for place in predecessors.range(vertex) {
                let from = Int(predecessors.node[place])
                guard tree.isReached(from), !tree.dominates(vertex, from) else { continue }
                let side =
                    from == root
                    ? Self.controller : sides.side(of: Int(arcs.links[Int(predecessors.arc[place])]), plan)
                if onlySupply[vertex] == Self.notYet {
                    onlySupply[vertex] = side
                } else if onlySupply[vertex] != side {
                    onlySupply[vertex] = Self.several
                }
            }
        }
        (self.plan, self.tree, self.sides) = (plan, tree, sides)
        self.onlySupply = onlySupply
        let devices = DeviceWays(successors: successors, predecessors: predecessors) { arc in
            arcs.links[arc] != SupplyGraph.none && plan.device(ofLink: Int(arcs.links[arc])) != nil
        }
        let entries = DeviceEntries(tree, devices)
        isEntered = (0..<root).map { vertex in
            onlySupply[vertex] == Self.several
                ? entries.isEntered(vertex) : onlySupply[vertex] != Self.notYet && !sides.isOfDevice(onlySupply[vertex])
        }
        steps = DeviceSteps(devices, from: isEntered, isReached: tree.isReached)
        isController = (0..<root).map { vertex in
            states.vertex[vertex].contains(.controller) && !states.vertex[vertex].contains(.blocked)
        }
    }

    /// Whether supply may enter a link, which it may pass that way, from one of its ends.
    func mayEnter(_ link: Int, from vertex: Int, to other: Int) -> Bool {
        tree.isReached(vertex) && !isOnlySupply(link, of: vertex, to: other)
            && !(isController[vertex] && plan.device(ofLink: link) != nil)
    }

    private func isOnlySupply(_ link: Int, of vertex: Int, to other: Int) -> Bool {
        let only = onlySupply[vertex]
        if only == UInt32(link) { return true }
        return plan.device(ofLink: link) != nil && !isEntered[vertex] && !steps.leadsOn(from: vertex, to: other)
    }

    /// Whether supply that enters a link at one end may leave it at the other.
    func mayPass(_ link: Int, from vertex: Int, to other: Int) -> Bool {
        mayEnter(link, from: vertex, to: other) && tree.isReached(other) && !tree.dominates(other, vertex)
    }

    /// Whether supply may come to a vertex from several sides.
    func isIndeterminate(_ vertex: Int) -> Bool { onlySupply[vertex] == Self.several }
}

/// The sides of a vertex: each link is one, but for the ways through a device, which are one together.
private struct SupplySides {
    let linkCount: Int

    func side(of link: Int, _ plan: some SupplyNetwork) -> UInt32 {
        UInt32(plan.device(ofLink: link).map { linkCount + $0 } ?? link)
    }

    /// Whether a side is that of a device, and no word such as `several`.
    func isOfDevice(_ side: UInt32) -> Bool { side >= linkCount && side < FlowDirections.notYet }
}

/// The ways of supply from vertex to vertex, and from a root, the vertex after the last, to controllers.
private struct SupplyArcs {
    private(set) var tails: [UInt32] = []
    private(set) var heads: [UInt32] = []
    private(set) var links: [UInt32] = []

    init(_ plan: some SupplyNetwork, _ states: ElementStates) {
        let (vertexStates, linkStates) = (states.vertex, states.link)
        tails.reserveCapacity(2 * linkStates.count)
        heads.reserveCapacity(2 * linkStates.count)
        links.reserveCapacity(2 * linkStates.count)
        for vertex in 0..<vertexStates.count where !vertexStates[vertex].contains(.blocked) {
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
                add(UInt32(vertexStates.count), vertex, SupplyGraph.none)
            }
        }
    }

    private mutating func add(_ tail: UInt32, _ head: UInt32, _ link: UInt32) {
        tails.append(tail)
        heads.append(head)
        links.append(link)
    }
}

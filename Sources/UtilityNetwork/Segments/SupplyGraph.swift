import Geometry

/// A network as supply sees it: nodes that are supplied together, and ways from one to another, some of which the ways
/// through a device with terminals are.
///
/// Only what is mutually reachable is one node, so that one-way links inside a segment stay one-way. Node `root` stands
/// above all controllers.
struct SupplyGraph {
    static let none = UInt32.max

    private(set) var nodes: SupplyNodes
    private(set) var nodeCount: Int
    /// Links with a node of their own: between filter barriers, filter barriers themselves, and those that supply enters
    /// from a filter barrier alone.
    private var nodeOfLink: [UInt32]
    /// Node `nodes.count + i` to the link that it is; the root is none.
    private(set) var ownLinks: [UInt32] = []
    /// Node to whether it is a filter barrier.
    private(set) var isValve: [Bool]
    /// Node to its segment; `none` for filter barriers and the root.
    private(set) var segment: [UInt32] = []
    private(set) var segmentCount = 0
    private(set) var tails: [UInt32] = []
    private(set) var heads: [UInt32] = []
    /// The device that an arc leads through; `none` for others.
    private(set) var devices: [UInt32] = []
    /// Links with ends of one segment, to be united.
    private var joined: [(UInt32, UInt32)] = []

    var root: Int { nodeCount - 1 }

    init(_ plan: TracePlan) {
        nodes = SupplyNodes(plan)
        nodeCount = nodes.count
        nodeOfLink = [UInt32](repeating: Self.none, count: plan.linkCount)
        isValve = (0..<nodes.count).map { [ordinary = nodes.ordinaryCount] in $0 >= ordinary }
        for link in 0..<plan.linkCount { add(link, plan) }
        nodeCount += 1
        isValve.append(false)
        addControllers(plan)
        numberSegments()
    }

    /// The node that a link alone is; nil for most.
    func node(ofLink link: Int) -> UInt32? { nodeOfLink[link] == Self.none ? nil : nodeOfLink[link] }

    private mutating func makeNode(isValve: Bool) -> UInt32 {
        nodeCount += 1
        self.isValve.append(isValve)
        return UInt32(nodeCount - 1)
    }

    private mutating func addArc(_ tail: UInt32, _ head: UInt32, through device: UInt32 = none) {
        if tail == Self.none || head == Self.none || tail == head && device == Self.none { return }
        tails.append(tail)
        heads.append(head)
        devices.append(device)
    }

    private func isOrdinary(_ node: UInt32) -> Bool { Int(node) < nodes.ordinaryCount }

    private mutating func add(_ link: Int, _ plan: TracePlan) {
        let state = plan.linkStates.values[link]
        if !state.isDisjoint(with: [.blocked, .replaced]) { return }
        let ends = plan.ends(ofLink: link)
        let states = (plan.vertexStates.values[ends.tail], plan.vertexStates.values[ends.head])
        if plan.isBehindController(link, states.0, states.1) { return }
        let (tail, head) = (nodes.nodeOfVertex[ends.tail], nodes.nodeOfVertex[ends.head])
        // Most links lie within one node.
        if tail == head, isOrdinary(tail), state.isEmpty { return }
        let passes = plan.passes(link)
        if state.contains(.filter) {
            addBarrier(link, tail, head, passes, plan)
        } else if passes.fromTail || passes.fromHead {
            addPassage(link, tail, head, passes, plan)
        }
    }

    /// Which ways a link is passed.
    private typealias Passes = (fromTail: Bool, fromHead: Bool)

    /// A filter barrier, or a way through a device that is one.
    private mutating func addBarrier(
        _ link: Int, _ tail: UInt32, _ head: UInt32, _ passes: Passes, _ plan: TracePlan
    ) {
        if let device = plan.device(ofLink: link) {
            addArcs(tail, head, passes, through: UInt32(device))
        } else {
            addNode(of: link, tail, head, passes, isValve: true)
        }
    }

    /// What supply passes. A piece of a line between filter barriers, or entered from one alone, is a node.
    private mutating func addPassage(
        _ link: Int, _ tail: UInt32, _ head: UInt32, _ passes: Passes, _ plan: TracePlan
    ) {
        let isPiece = link >= plan.network.linkCount || plan.network.sections.linkFlags[link].isPiece
        let (isTailOrdinary, isHeadOrdinary) = (isOrdinary(tail), isOrdinary(head))
        let isEnteredFromBarrier =
            isTailOrdinary && !isHeadOrdinary && !passes.fromTail
            || isHeadOrdinary && !isTailOrdinary && !passes.fromHead
        if isPiece, isEnteredFromBarrier || !isTailOrdinary && !isHeadOrdinary {
            let node = addNode(of: link, tail, head, passes, isValve: false)
            if isTailOrdinary { joined.append((tail, node)) }
            if isHeadOrdinary { joined.append((head, node)) }
        } else {
            addArcs(tail, head, passes)
            if isTailOrdinary, isHeadOrdinary { joined.append((tail, head)) }
        }
    }

    private mutating func addArcs(_ tail: UInt32, _ head: UInt32, _ passes: Passes, through device: UInt32 = none) {
        if passes.fromTail { addArc(tail, head, through: device) }
        if passes.fromHead { addArc(head, tail, through: device) }
    }

    @discardableResult
    private mutating func addNode(
        of link: Int, _ tail: UInt32, _ head: UInt32, _ passes: Passes, isValve: Bool
    ) -> UInt32 {
        let node = makeNode(isValve: isValve)
        nodeOfLink[link] = node
        ownLinks.append(UInt32(link))
        // Flow in a link that is passed one way comes from one end.
        if passes.fromTail {
            addArc(tail, node)
            addArc(node, head)
        }
        if passes.fromHead {
            addArc(head, node)
            addArc(node, tail)
        }
        return node
    }

    private mutating func addControllers(_ plan: TracePlan) {
        for vertex in Set(plan.controllers.vertices).sorted().map(Int.init) {
            let state = plan.vertexStates.values[vertex]
            guard state.contains(.controller), !state.contains(.blocked) else { continue }
            let device = state.contains(.filterTerminal) ? plan.network.sections.vertexFeature[vertex] : Self.none
            addArc(UInt32(root), nodes.nodeOfVertex[vertex], through: device)
        }
    }

    private mutating func numberSegments() {
        var sets = DisjointSets(count: nodeCount)
        for (one, other) in joined { sets.unite(Int(one), Int(other)) }
        joined = []
        segment = [UInt32](repeating: Self.none, count: nodeCount)
        var numbers = 0
        for node in 0..<root where !isValve[node] {
            let lowest = sets.lowest(of: node)
            if lowest == node {
                segment[node] = UInt32(numbers)
                numbers += 1
            } else {
                segment[node] = segment[lowest]
            }
        }
        segmentCount = numbers
    }
}

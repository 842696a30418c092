/// The beginnings of forbidden sequences of directed edges as a tree, with the way back from each to its longest end that
/// is a beginning, too.
///
/// Source: A. Aho and M. Corasick, "Efficient string matching", doi:10.1145/360825.360855.
struct ChainTree {
    /// A beginning of a sequence.
    private struct Node {
        /// Its last one.
        let edge: DirectedEdge
        /// What it is without that.
        let parent: Int
        /// The state that who has travelled it is in; nil for one edge, and where only whole sequences end.
        var state: UInt32?
        /// Whether it or an end of it is forbidden.
        var isForbidden = false
        /// Its longest shorter end that is a beginning, too.
        var end = root
    }

    private struct Step: Hashable {
        let node: Int
        let edge: DirectedEdge
    }

    /// What no edge has been travelled of.
    private static let root = 0
    private static let nowhere = DirectedEdge(rawValue: .max)

    private var nodes = [Node(edge: nowhere, parent: root)]
    private var children: [Step: Int] = [:]
    /// State to its node.
    private var nodeOfState: [Int] = []

    /// O(n) for n edges of all sequences.
    ///
    /// - Parameter forbidden: sequences of three or more edges. Their beginnings of two or more are states, in this order.
    init(_ forbidden: [[DirectedEdge]]) {
        for sequence in forbidden { add(sequence) }
        let longer = Dictionary(grouping: nodes.indices.dropFirst()) { nodes[$0].parent }
        var places = [Self.root]
        while !places.isEmpty {
            places = places.flatMap { longer[$0] ?? [] }
            for place in places { findEnd(of: place) }
        }
    }

    private mutating func add(_ sequence: [DirectedEdge]) {
        var place = Self.root
        for (number, edge) in sequence.enumerated() {
            place = child(of: place, by: edge)
            if number > 0, number < sequence.count - 1, nodes[place].state == nil {
                nodes[place].state = UInt32(nodeOfState.count)
                nodeOfState.append(place)
            }
        }
        nodes[place].isForbidden = true
    }

    private mutating func child(of place: Int, by edge: DirectedEdge) -> Int {
        let step = Step(node: place, edge: edge)
        if let known = children[step] { return known }
        children[step] = nodes.count
        nodes.append(Node(edge: edge, parent: place))
        return nodes.count - 1
    }

    /// Ends are found for shorter beginnings first.
    private mutating func findEnd(of place: Int) {
        let (parent, edge) = (nodes[place].parent, nodes[place].edge)
        if parent != Self.root { nodes[place].end = node(after: nodes[parent].end, by: edge) }
        if nodes[nodes[place].end].isForbidden { nodes[place].isForbidden = true }
    }

    /// The longest beginning that who has travelled one has travelled behind another edge.
    private func node(after place: Int, by edge: DirectedEdge) -> Int {
        var place = place
        while true {
            if let child = children[Step(node: place, edge: edge)] { return child }
            if place == Self.root { return Self.root }
            place = nodes[place].end
        }
    }
}

extension ChainTree {
    var stateCount: Int { nodeOfState.count }

    /// The edge that a state stands on.
    func edge(of state: Int) -> DirectedEdge { nodes[nodeOfState[state]].edge }

    /// Where somebody gets.
    enum Target: Hashable {
        /// Nowhere: a sequence would be completed.
        case closed
        case state(UInt32)
        /// To the edge as anybody else.
        case edge
    }

    /// O(1) where sequences do not repeat themselves.
    func target(afterState state: Int, by edge: DirectedEdge) -> Target {
        target(node(after: nodeOfState[state], by: edge))
    }

    /// - Parameter first: what a sequence begins with.
    func target(afterFirst first: DirectedEdge, by edge: DirectedEdge) -> Target {
        target(node(after: node(after: Self.root, by: first), by: edge))
    }

    private func target(_ place: Int) -> Target {
        if nodes[place].isForbidden { return .closed }
        return nodes[place].state.map(Target.state) ?? .edge
    }
}

/// Finds the lowest common dominator of two nodes, over one long jump a node.
///
/// By E. W. Myers, "An applicative random-access stack", 1983.
struct TreeAncestors: Sendable {
    private let tree: DominatorTree
    private var depth: [Int32]
    private var jump: [Int32]

    init(_ tree: DominatorTree, nodeCount: Int) {
        self.tree = tree
        depth = [Int32](repeating: 0, count: nodeCount)
        jump = [Int32](repeating: 0, count: nodeCount)
        for (number, node) in tree.nodes.enumerated() {
            let above = tree.dominator(of: Int(node))
            if number == 0 {
                jump[Int(node)] = node
                continue
            }
            depth[Int(node)] = depth[above] + 1
            let (far, farther) = (Int(jump[above]), Int(jump[Int(jump[above])]))
            jump[Int(node)] = depth[above] - depth[far] == depth[far] - depth[farther] ? Int32(farther) : Int32(above)
        }
    }

    /// Complexity: O(log n).
    func lowestCommon(_ one: Int, _ other: Int) -> Int {
        var node = one
        while !tree.dominates(node, other) {
            let far = Int(jump[node])
            node = tree.dominates(far, other) ? tree.dominator(of: node) : far
        }
        return node
    }
}

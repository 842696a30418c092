/// Tours, each as two neighbours a node, and what they cost.
struct Population: ~Copyable {
    let size: Int
    var costs: [Int64]
    private let nodeCount: Int
    private let base: UnsafeMutablePointer<Int32>

    init(nodeCount: Int, size: Int) {
        self.nodeCount = nodeCount
        self.size = size
        costs = [Int64](repeating: 0, count: size)
        base = .allocate(capacity: 2 * nodeCount * size)
    }

    deinit { base.deallocate() }

    /// Two neighbours a node: those of node v in slots 2v and 2v + 1.
    func links(of tour: Int) -> UnsafeMutablePointer<Int32> { base + 2 * nodeCount * tour }

    /// The cheapest tour, the first of several.
    var best: Int { costs.indices.min { costs[$0] < costs[$1] } ?? 0 }

    var least: Int64 { costs[best] }

    /// Whether all tours cost the same.
    var isUniform: Bool { costs.allSatisfy { $0 == costs[0] } }
}

/// A search in depth for knots of nodes: from each of a knot ways lead to all others. They are numbered, those behind first.
///
/// The strongly connected components by R. E. Tarjan, "Depth-first search and linear graph algorithms", 1972
/// (https://doi.org/10.1137/0201010).
public struct KnotSearch {
    private let ways: NodeArcs
    private var order: [Int32]
    private var low: [Int32]
    private var next: [UInt32]
    private var open: [Int] = []
    private var path: [Int] = []
    private var seen: Int32 = 0
    /// Node to its knot; -1 where no search came.
    public private(set) var knot: [Int32]
    /// Of knots.
    public private(set) var count = 0

    public init(_ ways: NodeArcs) {
        self.ways = ways
        order = [Int32](repeating: -1, count: ways.start.count - 1)
        low = order
        knot = order
        next = Array(ways.start.dropLast())
    }

    /// Finds the knots of all nodes that a way leads to from one.
    ///
    /// - Complexity: O(nodes + arcs) for all searches together.
    public mutating func search(from root: Int) {
        guard order[root] < 0 else { return }
        visit(root)
        while let node = path.last {
            if next[node] < ways.start[node + 1] {
                let target = Int(ways.node[Int(next[node])])
                next[node] += 1
                if order[target] < 0 {
                    visit(target)
                } else if knot[target] < 0 {
                    low[node] = min(low[node], order[target])
                }
                continue
            }
            path.removeLast()
            if let above = path.last { low[above] = min(low[above], low[node]) }
            if low[node] == order[node] { close(node) }
        }
    }

    private mutating func visit(_ node: Int) {
        (order[node], low[node]) = (seen, seen)
        seen += 1
        open.append(node)
        path.append(node)
    }

    private mutating func close(_ first: Int) {
        while let node = open.popLast() {
            knot[node] = Int32(count)
            if node == first { break }
        }
        count += 1
    }
}

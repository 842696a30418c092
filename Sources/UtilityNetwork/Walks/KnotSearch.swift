/// A search in depth for knots of nodes: from each of a knot ways lead to all others. They are numbered, those behind first.
///
/// The strongly connected components by R. E. Tarjan, "Depth-first search and linear graph algorithms", 1972
/// (https://doi.org/10.1137/0201010).
struct KnotSearch {
    private let ways: NodeArcs
    private var order: [Int32]
    private var low: [Int32]
    private var next: [UInt32]
    private var open: [Int] = []
    private var path: [Int] = []
    private var seen: Int32 = 0
    private(set) var knot: [Int32]
    private(set) var count = 0

    init(_ ways: NodeArcs, _ vertexCount: Int) {
        self.ways = ways
        order = [Int32](repeating: -1, count: vertexCount)
        low = order
        knot = order
        next = Array(ways.start.dropLast())
    }

    mutating func search(from root: Int) {
        guard order[root] < 0 else { return }
        visit(root)
        while let vertex = path.last {
            if next[vertex] < ways.start[vertex + 1] {
                let target = Int(ways.node[Int(next[vertex])])
                next[vertex] += 1
                if order[target] < 0 {
                    visit(target)
                } else if knot[target] < 0 {
                    low[vertex] = min(low[vertex], order[target])
                }
                continue
            }
            path.removeLast()
            if let above = path.last { low[above] = min(low[above], low[vertex]) }
            if low[vertex] == order[vertex] { close(vertex) }
        }
    }

    private mutating func visit(_ vertex: Int) {
        order[vertex] = seen
        low[vertex] = seen
        seen += 1
        open.append(vertex)
        path.append(vertex)
    }

    private mutating func close(_ first: Int) {
        while let vertex = open.popLast() {
            knot[vertex] = Int32(count)
            if vertex == first { break }
        }
        count += 1
    }
}

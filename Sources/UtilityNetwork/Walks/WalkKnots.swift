/// Knots of vertices: from each of a knot a walk comes to all others. Behind a knot are those to which walks go on from it.
///
/// The strongly connected components of the steps of walks, by R. E. Tarjan, "Depth-first search and linear graph
/// algorithms", 1972 (https://doi.org/10.1137/0201010).
struct WalkKnots {
    static let none: Int32 = -1
    /// Behind a knot are several others side by side.
    static let several: Int32 = -2

    /// Vertex to its knot; none for barriers. What is behind a knot has lower numbers.
    private(set) var ofVertex: [Int32]
    private(set) var count = 0
    /// Knot to the one behind it.
    private(set) var behind: [Int32] = []

    /// Complexity: O(vertices + links).
    init(_ steps: WalkSteps, vertexCount: Int) {
        ofVertex = [Int32](repeating: Self.none, count: vertexCount)
        let (tails, heads) = Self.ways(steps, vertexCount)
        let ways = NodeArcs(nodeCount: vertexCount, from: tails, to: heads)
        var search = KnotSearch(ways, vertexCount)
        for vertex in 0..<vertexCount where steps.isOpen(vertex) { search.search(from: vertex) }
        (ofVertex, count) = (search.knot, search.count)
        behind = [Int32](repeating: Self.none, count: count)
        for place in tails.indices {
            let (from, to) = (Int(ofVertex[Int(tails[place])]), ofVertex[Int(heads[place])])
            if from == Int(to) || behind[from] == to { continue }
            behind[from] = behind[from] == Self.none ? to : Self.several
        }
    }

    private static func ways(_ steps: WalkSteps, _ vertexCount: Int) -> (tails: [UInt32], heads: [UInt32]) {
        var (tails, heads): ([UInt32], [UInt32]) = ([], [])
        for vertex in 0..<vertexCount where steps.isOpen(vertex) {
            steps.forEach(at: vertex) { step in
                guard step.reaches, steps.isOpen(step.target) else { return }
                tails.append(UInt32(vertex))
                heads.append(UInt32(step.target))
            }
        }
        return (tails, heads)
    }
}

/// A search in depth that numbers knots, those behind first.
private struct KnotSearch {
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

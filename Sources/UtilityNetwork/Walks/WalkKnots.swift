import Geometry

/// Knots of vertices: from each of a knot a walk comes to all others. Behind a knot are those to which walks go on from it.
///
/// The strongly connected components of the steps of walks, by R. E. Tarjan, "Depth-first search and linear graph
/// algorithms", 1972 (https://doi.org/10.1137/0201010).
struct WalkKnots: Sendable {
    static let none: Int32 = -1
    /// Behind a knot are several others side by side.
    static let several: Int32 = -2

    /// Vertex to its knot; none for barriers. What is behind a knot has lower numbers.
    private(set) var ofVertex: [Int32]
    private(set) var count = 0
    /// Knot to the one behind it.
    private(set) var behind: [Int32] = []
    /// Knot to all right behind it; some of them several times.
    let next: NodeArcs

    /// Complexity: O(vertices + links).
    init(_ steps: WalkSteps, vertexCount: Int) {
        ofVertex = [Int32](repeating: Self.none, count: vertexCount)
        let (tails, heads) = Self.ways(steps, vertexCount)
        var search = KnotSearch(NodeArcs(nodeCount: vertexCount, from: tails, to: heads))
        for vertex in 0..<vertexCount where steps.isOpen(vertex) { search.search(from: vertex) }
        (ofVertex, count) = (search.knot, search.count)
        behind = [Int32](repeating: Self.none, count: count)
        var (fronts, backs): ([UInt32], [UInt32]) = ([], [])
        for place in tails.indices {
            let (from, to) = (Int(ofVertex[Int(tails[place])]), ofVertex[Int(heads[place])])
            if from == Int(to) || behind[from] == to { continue }
            behind[from] = behind[from] == Self.none ? to : Self.several
            fronts.append(UInt32(from))
            backs.append(UInt32(to))
        }
        next = NodeArcs(nodeCount: count, from: fronts, to: backs)
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

/// Where the nodes of a forest stand in a walk from its roots: a node before all that is below it, and these in one row.
struct ForestWalk: Sendable {
    private let first: [Int32]
    private let end: [Int32]

    /// - Parameter above: node to the one above it, which has a lower number; below zero for roots.
    /// - Complexity: O(nodes).
    init(_ above: [Int32]) {
        var size = [Int32](repeating: 1, count: above.count)
        for node in above.indices.reversed() where above[node] >= 0 { size[Int(above[node])] += size[node] }
        var first = size
        var next = size
        var root: Int32 = 0
        for node in above.indices {
            if above[node] >= 0 {
                first[node] = next[Int(above[node])]
                next[Int(above[node])] += size[node]
            } else {
                first[node] = root
                root += size[node]
            }
            next[node] = first[node] + 1
        }
        (self.first, end) = (first, zip(first, size).map { $0 + $1 })
    }

    /// Where a node stands.
    func place(_ node: Int) -> Int { Int(first[node]) }

    /// Where it stands, and all below it.
    func places(_ node: Int) -> Range<Int> { Int(first[node])..<Int(end[node]) }

    /// Whether a node is another one, or above it. O(1).
    func isAbove(_ node: Int, _ other: Int) -> Bool { first[node] <= first[other] && first[other] < end[node] }
}

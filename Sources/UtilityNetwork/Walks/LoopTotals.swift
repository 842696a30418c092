/// What traces of loops come to, counted for each part of a network: wherever in such a part they start, they find the same.
struct LoopTotals: Sendable {
    private static let none: Int32 = -1

    /// Vertex to its part; none for barriers and controllers.
    private let partOfVertex: [Int32]
    private let totals: [WalkTotal]

    /// Complexity: O(n log n) for n vertices and links.
    init(_ plan: TracePlan) {
        var search = LoopSearch(plan, ElementStates(plan))
        var partOfVertex = [Int32](repeating: Self.none, count: plan.vertexCount)
        search.search(from: 0..<plan.vertexCount, where: nil) { partOfVertex[$0] = Int32($1) }
        self.partOfVertex = partOfVertex
        totals = search.parts.map { part in
            let elements =
                part.links.compactMap(plan.element(ofLink:)) + part.vertices.compactMap(plan.terminal(ofVertex:))
            return WalkTotal(elements.sorted(), in: plan.network)
        }
    }

    /// The part of a vertex; nil for one that is no part of any.
    func part(of vertex: Int) -> Int? { partOfVertex[vertex] == Self.none ? nil : Int(partOfVertex[vertex]) }

    subscript(part: Int) -> WalkTotal { totals[part] }
}

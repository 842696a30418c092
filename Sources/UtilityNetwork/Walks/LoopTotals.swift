/// What traces of loops come to, counted for each part of a network: wherever in such a part they start, they find the same.
struct LoopTotals: Sendable {
    /// Features that lie in the same parts, of which there are several.
    private struct Shared {
        let parts: [Int]
        var total = WalkTotal()
    }

    private static let none: Int32 = -1

    /// Vertex to its part; none for barriers and controllers.
    private let partOfVertex: [Int32]
    private let totals: [WalkTotal]
    private let shared: [Shared]
    /// Part to the places of those that lie in it.
    private let sharedOfPart: [Int: [Int]]

    /// Complexity: O(n log n) for n vertices and links.
    init(_ plan: TracePlan) {
        var search = LoopSearch(plan, ElementStates(plan))
        var partOfVertex = [Int32](repeating: Self.none, count: plan.vertexCount)
        search.search(from: 0..<plan.vertexCount, where: nil) { partOfVertex[$0] = Int32($1) }
        self.partOfVertex = partOfVertex
        var partsOfFeature: [Int: [Int]] = [:]
        totals = search.parts.enumerated().map { number, part in
            let elements =
                part.links.compactMap(plan.element(ofLink:)) + part.vertices.compactMap(plan.terminal(ofVertex:))
            for element in elements where partsOfFeature[element.feature]?.last != number {
                partsOfFeature[element.feature, default: []].append(number)
            }
            return WalkTotal(elements.sorted(), in: plan.network)
        }
        let byParts = Dictionary(grouping: partsOfFeature.filter { $0.value.count > 1 }.map(\.key)) {
            partsOfFeature[$0] ?? []
        }
        shared = byParts.map { parts, features in
            features.reduce(into: Shared(parts: parts)) { $0.total.add(feature: $1, plan.network) }
        }
        sharedOfPart = shared.enumerated().reduce(into: [:]) { places, entry in
            for part in entry.element.parts { places[part, default: []].append(entry.offset) }
        }
    }

    /// The part of a vertex; nil for one that is no part of any.
    func part(of vertex: Int) -> Int? { partOfVertex[vertex] == Self.none ? nil : Int(partOfVertex[vertex]) }

    /// What several parts come to, in which a feature counts once.
    subscript(parts: Set<Int>) -> WalkTotal {
        var total = parts.reduce(WalkTotal()) { $0 + totals[$1] }
        // What lies in several of the parts is found without looking at the one that has most to look at.
        let lists = parts.map { sharedOfPart[$0] ?? [] }.sorted { $0.count < $1.count }
        for place in Set(lists.dropLast().joined()) {
            let repeated = shared[place].parts.count(where: parts.contains) - 1
            total.featureCount -= max(0, repeated) * shared[place].total.featureCount
            total.customers -= max(0, repeated) * shared[place].total.customers
        }
        return total
    }
}

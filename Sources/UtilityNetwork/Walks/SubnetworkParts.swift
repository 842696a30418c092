/// What traces of subnetworks came to, known again by what they walked: wherever between filter barriers such a trace starts, it
/// finds the same.
struct SubnetworkParts {
    private struct Part {
        /// Of the start.
        let controllers: [Int]
        let total: WalkTotal
    }

    private static let unknown = UInt32.max

    private var parts: [Part] = []
    /// Vertex and link to the last part that was walked there from its own controllers.
    private var partOfVertex: [UInt32] = []
    private var partOfLink: [UInt32] = []

    /// What a trace comes to that some others have come to; nil where none has walked there.
    func total(of fed: FedStarts) -> WalkTotal? {
        if parts.isEmpty { return nil }
        let walked = Set(fed.vertices.map { partOfVertex[$0] } + fed.links.map { partOfLink[$0] })
        guard let number = walked.first, walked.count == 1, number != Self.unknown else { return nil }
        let part = parts[Int(number)]
        return part.controllers == fed.controllers ? part.total : nil
    }

    /// O(what was walked), and once as many numbers as there are vertices and links.
    mutating func note(
        _ total: WalkTotal, of controllers: [Int], walked: (vertices: [Int], links: [Int]),
        _ regions: SubnetworkRegions, _ plan: TracePlan
    ) {
        if parts.isEmpty {
            partOfVertex = [UInt32](repeating: Self.unknown, count: plan.vertexCount)
            partOfLink = [UInt32](repeating: Self.unknown, count: plan.linkCount)
        }
        let number = UInt32(parts.count)
        parts.append(Part(controllers: controllers, total: total))
        // What others feed, too, is a matter of traces from there.
        for vertex in walked.vertices where regions.controllers(ofVertex: vertex) == controllers {
            partOfVertex[vertex] = number
        }
        for link in walked.links where regions.controllers(ofLink: link) == controllers { partOfLink[link] = number }
    }
}

/// Starts that have controllers, and these.
struct FedStarts {
    var vertices: [Int]
    var links: [Int]
    /// Rising; none where none were asked for.
    var controllers: [Int] = []
}

/// What traces of subnetworks came to, known again by their controllers, or, where filter barriers divide subnetworks, by what they
/// walked: wherever between these such a trace starts, it finds the same.
struct SubnetworkParts {
    private struct Part {
        /// Of the start.
        let controllers: [Int]
        let total: WalkTotal
    }

    private static let unknown = UInt32.max

    /// Controllers to all that they feed.
    private var wholes: [[Int]: WalkTotal] = [:]
    private var parts: [Part] = []
    /// Vertex and link to the last part that was walked there from its own controllers.
    private var partOfVertex: [UInt32] = []
    private var partOfLink: [UInt32] = []

    /// What a trace comes to that some others have come to; nil where none has walked there.
    func total(of fed: FedStarts) -> WalkTotal? {
        if let whole = wholes[fed.controllers] { return whole }
        if parts.isEmpty { return nil }
        let walked = Set(fed.vertices.map { partOfVertex[$0] } + fed.links.map { partOfLink[$0] })
        guard let number = walked.first, walked.count == 1, number != Self.unknown else { return nil }
        let part = parts[Int(number)]
        return part.controllers == fed.controllers ? part.total : nil
    }

    /// O(what was walked), and once as many numbers as there are vertices and links.
    mutating func note(
        _ total: WalkTotal, of fed: FedStarts, walked: (vertices: [Int], links: [Int]), _ regions: SubnetworkRegions,
        _ plan: TracePlan
    ) {
        let controllers = fed.controllers
        if controllers.isEmpty { return }
        if !plan.hasFilterBarriers {
            wholes[controllers] = total
            return
        }
        guard plan.isOnePlace(fed), plan.isSameFromAllOf(walked.links) else { return }
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

extension TracePlan {
    /// Whether starts are one, which is no barrier, and no controller that may be opened where a trace starts: several may lie apart from
    /// each other.
    fileprivate func isOnePlace(_ starts: FedStarts) -> Bool {
        guard starts.vertices.count + starts.links.count == 1 else { return false }
        return starts.links.allSatisfy { linkStates.values[$0].isEmpty }
            && starts.vertices.allSatisfy { vertex in
                vertexStates.values[vertex].isDisjoint(with: [.blocked, .filter, .controller, .filterTerminal])
                    && controllers.numbers(at: vertex).isEmpty
            }
    }

    /// Whether what was walked is found from all of it: not from beyond the device of a controller, through which nothing leads back.
    fileprivate func isSameFromAllOf(_ links: [Int]) -> Bool {
        let states = vertexStates.values
        return links.allSatisfy { link in
            let ends = ends(ofLink: link)
            return !isBehindController(link, states[ends.tail], states[ends.head])
        }
    }
}

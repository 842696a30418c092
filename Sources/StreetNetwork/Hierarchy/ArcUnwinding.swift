/// Unwinds arcs of a hierarchy into the ranks that they lead by, from the end of each back to its beginning.
///
/// An arc stands for a turn, or for two arcs by way of a lower rank, its middle. Where several of these cost what the arc does,
/// there may be more than one cheapest way, and somebody else has to choose: then unwinding gives up.
struct ArcUnwinding {
    /// One way of an arc.
    struct Way {
        let arc: Int
        let lower: Int
        let upper: Int
        let leadsUp: Bool
    }

    private enum Meaning {
        case turn
        /// The ways before and behind a lower rank.
        case ways(before: Way, behind: Way)
        case several
    }

    private let metric: Metric
    private let costs: HierarchyCosts
    private var waiting: [Way] = []

    init(_ costs: HierarchyCosts, on metric: Metric) { (self.costs, self.metric) = (costs, metric) }

    /// Appends the ranks between the ends of a way, the last first, and then the one where it begins.
    ///
    /// - Returns: whether there is only one such way; if not, `ranks` may have a part of one.
    /// - Complexity: O(n log d) for n ranks with d arcs each.
    mutating func unwind(_ way: Way, into ranks: inout [UInt32]) -> Bool {
        waiting.removeAll(keepingCapacity: true)
        waiting.append(way)
        while let way = waiting.popLast() {
            switch meaning(of: way) {
            case .turn:
                // Costs of nothing, in a file that lies, would lead on without end.
                guard ranks.count < costs.hierarchy.nodeCount else { return false }
                ranks.append(UInt32(way.leadsUp ? way.lower : way.upper))
            case .ways(let before, let behind):
                waiting.append(before)
                waiting.append(behind)
            case .several: return false
            }
        }
        return true
    }

    /// - Returns: `several`, too, where the middle lies: a hierarchy may come from a file.
    private func meaning(of way: Way) -> Meaning {
        let parts = costs.hierarchy.parts
        let (there, back) = way.leadsUp ? (costs.up, costs.down) : (costs.down, costs.up)
        let (cost, middle) = (there[way.arc], there.middle[way.arc])
        if middle == .turn {
            let (from, to) = way.leadsUp ? (way.lower, way.upper) : (way.upper, way.lower)
            return metric.cost(ofPassing: parts.node[from], into: parts.node[to]) == cost ? .turn : .several
        }
        let lowers = Int(parts.firstDown[way.lower])..<Int(parts.firstDown[way.lower + 1])
        guard let number = middle.place, number < lowers.count else { return .several }
        let place = lowers.lowerBound + number
        let (first, lowest) = (Int(parts.downArc[place]), Int(parts.downLower[place]))
        let others = (first + 1)..<Int(parts.firstUp[lowest + 1])
        guard let second = parts.arc(among: others, to: UInt32(way.upper)),
            UInt64(back[first]) + UInt64(there[second]) == UInt64(cost)
        else { return .several }
        let low = Way(arc: first, lower: lowest, upper: way.lower, leadsUp: !way.leadsUp)
        let high = Way(arc: second, lower: lowest, upper: way.upper, leadsUp: way.leadsUp)
        return way.leadsUp ? .ways(before: low, behind: high) : .ways(before: high, behind: low)
    }
}

extension Metric {
    /// What it costs to travel the edge of a node of a search and to turn into that of another one; `closed` where no turn leads
    /// there outside the origin's zone.
    @inline(__always)
    fileprivate func cost(ofPassing node: UInt32, into next: UInt32) -> UInt32 {
        let (directed, target) = (chains.directedEdge(of: node), chains.directedEdge(of: next))
        guard network.head(of: directed) == network.tail(of: target),
            isDestinationOnly[target.index] || !isDestinationOnly[directed.index]
        else { return closed }
        let place = Int(network.parts.departurePlace[target.index])
        let (through, turn) = (self.through[directed.index], turns.cost[Int(turns.firstTurn[directed.index]) &+ place])
        guard through != closed, turn != closed else { return closed }
        let reached = chains.knows(node) ? chains.node(after: node, departurePlace: place) : target.rawValue
        return reached == next ? through &+ turn : closed
    }
}

/// Unwinds arcs of a hierarchy into the ranks that they lead by, from the end of each back to its beginning.
///
/// An arc stands for a turn, or for two arcs by way of a lower rank, its middle. Where several of these cost what the arc does,
/// there may be more than one cheapest way, and somebody else has to choose: then unwinding gives up.
struct ArcUnwinding {
    /// One way of an arc.
    struct Way {
        let lower: Int
        let upper: Int
        let leadsUp: Bool
        fileprivate let cost: UInt32
        /// What its cost comes from: fetched before it is asked for, as memory is far away.
        fileprivate let middle: ArcMiddle

        init(arc: Int, lower: Int, upper: Int, leadsUp: Bool, on costs: HierarchyCosts) {
            (self.lower, self.upper, self.leadsUp) = (lower, upper, leadsUp)
            let cost = leadsUp ? costs.up.cost.values : costs.down.cost.values
            let middle = leadsUp ? costs.up.middle.values : costs.down.middle.values
            (self.cost, self.middle) = (cost[arc], middle[arc])
        }
    }

    private enum Meaning {
        case turn
        /// The ways before and behind a lower rank.
        case ways(before: Way, behind: Way)
        case several
    }

    private let costs: HierarchyCosts
    private var waiting: [Way] = []

    init(_ costs: HierarchyCosts) { self.costs = costs }

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

    /// - Returns: `several`, too, where a middle names a rank that it cannot be: a hierarchy may come from a file. That the cost is
    ///   the turn's alone is believed.
    private func meaning(of way: Way) -> Meaning {
        if way.middle == .turn { return .turn }
        let parts = costs.hierarchy.parts
        let lowers = Int(parts.firstDown[way.lower])..<Int(parts.firstDown[way.lower + 1])
        guard let number = way.middle.place, number < lowers.count else { return .several }
        let place = lowers.lowerBound + number
        let (first, lowest) = (Int(parts.downArc[place]), Int(parts.downLower[place]))
        let others = (first + 1)..<Int(parts.firstUp[lowest + 1])
        guard let second = parts.arc(among: others, to: UInt32(way.upper)) else { return .several }
        let low = Way(arc: first, lower: lowest, upper: way.lower, leadsUp: !way.leadsUp, on: costs)
        let high = Way(arc: second, lower: lowest, upper: way.upper, leadsUp: way.leadsUp, on: costs)
        guard UInt64(low.cost) + UInt64(high.cost) == UInt64(way.cost) else { return .several }
        return way.leadsUp ? .ways(before: low, behind: high) : .ways(before: high, behind: low)
    }
}

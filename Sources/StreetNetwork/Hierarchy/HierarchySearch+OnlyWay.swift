extension HierarchySearch {
    /// What is before a rank on the cheapest way to it.
    private enum Step {
        case way(ArcUnwinding.Way)
        /// No higher rank; and where the way leads up, no lower one, too: it begins there.
        case none
        case several
    }

    /// The ranks of the only cheapest way to a target whose cost was asked for, from the target back to the rank that it begins
    /// with; nil where there may be several.
    ///
    /// - Complexity: O(n log d) for n ranks with d arcs each, beside the arcs of the ranks that the search climbed by.
    func onlyWay(to target: Int, _ unwinding: inout ArcUnwinding, on costs: HierarchyCosts) -> [UInt32]? {
        var (rank, ranks, climbs) = (target, [UInt32(target)], false)
        while true {
            switch climbs ? stepUp(to: rank, on: costs) : stepDown(to: rank, on: costs) {
            case .way(let way):
                guard unwinding.unwind(way, into: &ranks) else { return nil }
                rank = way.leadsUp ? way.lower : way.upper
            case .none:
                if climbs { return ranks }
                climbs = true
            case .several: return nil
            }
        }
    }

    private func stepDown(to rank: Int, on costs: HierarchyCosts) -> Step {
        let parts = costs.hierarchy.parts
        let cost = total[rank]
        var found: Step? = upwards.known(rank) == cost ? Step.none : nil
        for arc in Int(parts.firstUp[rank])..<Int(parts.firstUp[rank + 1]) {
            let upper = Int(parts.upper[arc])
            guard total[upper] &+ HierarchyLabels.length(costs.down[arc]) == cost else { continue }
            if found != nil { return .several }
            found = .way(ArcUnwinding.Way(arc: arc, lower: rank, upper: upper, leadsUp: false, on: costs))
        }
        return found ?? .several
    }

    private func stepUp(to rank: Int, on costs: HierarchyCosts) -> Step {
        let parts = costs.hierarchy.parts
        let cost = upwards[rank]
        var found: Step? = seeds.contains { Int($0.rank) == rank && $0.cost == cost } ? Step.none : nil
        for place in Int(parts.firstDown[rank])..<Int(parts.firstDown[rank + 1]) {
            let lower = Int(parts.downLower[place])
            guard upwards.has(lower) else { continue }
            let arc = Int(parts.downArc[place])
            guard upwards[lower] &+ HierarchyLabels.length(costs.up[arc]) == cost else { continue }
            if found != nil { return .several }
            found = .way(ArcUnwinding.Way(arc: arc, lower: lower, upper: rank, leadsUp: true, on: costs))
        }
        return found ?? .several
    }
}

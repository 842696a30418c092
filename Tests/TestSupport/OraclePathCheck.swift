import StreetNetwork

/// Whether a path is one that a traveller could follow.
extension OraclePaths {
    /// What is wrong with a path, in words; nil where it is connected, obeys all rules and costs what it says.
    public func fault(in path: Path, from origin: Location, to target: Location) -> String? {
        guard let first = path.stretches.first, let last = path.stretches.last else {
            let isThere = origin.positions.contains { target.positions.contains($0) }
            return isThere && path.cost == 0 ? nil : "it does not move"
        }
        if !isAt(origin, first.directed, first.from) { return "it does not begin at its origin" }
        if !isAt(target, last.directed, last.to) { return "it does not end at its target" }
        if let fault = path.stretches.lazy.compactMap(fault).first { return fault }
        guard let cost = cost(of: path) else { return "it makes a turn it may not" }
        if !obeysDestinationRule(path) { return "it passes through streets for destinations only" }
        return cost == path.cost ? nil : "it costs \(cost), not \(path.cost)"
    }

    /// What a path costs; nil where it goes where nobody may.
    public func cost(of path: Path) -> Int64? {
        let chains = OracleChains(rules)
        var cost: Int64 = 0
        for (index, stretch) in path.stretches.enumerated() {
            guard let own = rules.cost(stretch.directed, from: stretch.from, to: stretch.to) else { return nil }
            cost += own
            guard index > 0 else { continue }
            let travelled = path.stretches[..<index].map(\.directed)
            guard let turn = turn(path.stretches[index - 1], stretch), chains.allows(travelled, stretch.directed) else {
                return nil
            }
            cost += turn
        }
        return cost
    }

    private func isAt(_ location: Location, _ way: DirectedEdge, _ offset: Int64) -> Bool {
        location.standings.contains {
            $0.position == EdgePosition(edge: way.edge, offset: offset)
                && $0.directions.contains(way.isForward ? .forward : .backward)
        }
    }

    private func fault(in stretch: EdgeStretch) -> String? {
        let way = stretch.directed
        if !rules.isOpen(way) { return "it uses a closed way" }
        if way.isForward ? stretch.to < stretch.from : stretch.to > stretch.from { return "it goes backwards" }
        return rules.cost(way, from: stretch.from, to: stretch.to) == nil ? "it crosses a barrier" : nil
    }

    private func turn(_ before: EdgeStretch, _ next: EdgeStretch) -> Int64? {
        guard before.to == rules.end(before.directed), next.from == rules.start(next.directed) else { return nil }
        return rules.turn(before.directed, next.directed)
    }

    private func obeysDestinationRule(_ path: Path) -> Bool {
        let marks = path.stretches.map { rules.isDestinationOnly($0.directed) ? "d" : "-" }.joined()
        return marks.wholeMatch(of: /d*-*d*/) != nil
    }
}

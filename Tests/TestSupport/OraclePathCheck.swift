import StreetNetwork

/// Whether a path is one that a traveller could follow.
extension OraclePaths {
    /// What is wrong with a path, in words; nil where it is connected, obeys all rules and costs what it says.
    public func fault(in path: Path, from origin: Location, to target: Location) -> String? {
        guard let first = path.stretches.first, let last = path.stretches.last else {
            let isThere = origin.positions.contains { target.positions.contains($0) }
            return isThere && path.cost == 0 ? nil : "it does not move"
        }
        if !origin.positions.contains(EdgePosition(edge: first.directed.edge, offset: first.from)) {
            return "it does not begin at its origin"
        }
        if !target.positions.contains(EdgePosition(edge: last.directed.edge, offset: last.to)) {
            return "it does not end at its target"
        }
        if let fault = path.stretches.lazy.compactMap(fault).first { return fault }
        var cost: Int64 = 0
        for (index, stretch) in path.stretches.enumerated() {
            cost += rules.cost(stretch.directed, upTo: stretch.to) - rules.cost(stretch.directed, upTo: stretch.from)
            guard index > 0 else { continue }
            guard let turn = turn(path.stretches[index - 1], stretch) else { return "it makes a turn it may not" }
            cost += turn
        }
        if !obeysDestinationRule(path) { return "it passes through streets for destinations only" }
        return cost == path.cost ? nil : "it costs \(cost), not \(path.cost)"
    }

    private func fault(in stretch: EdgeStretch) -> String? {
        let way = stretch.directed
        if !rules.isOpen(way) { return "it uses a closed way" }
        if way.isForward ? stretch.to < stretch.from : stretch.to > stretch.from { return "it goes backwards" }
        let (low, high) = (min(stretch.from, stretch.to), max(stretch.from, stretch.to))
        let closed = closures[way.edge] ?? []
        return closed.contains { $0.from < high && low < $0.to } ? "it crosses a barrier" : nil
    }

    private func turn(_ before: EdgeStretch, _ next: EdgeStretch) -> Int64? {
        guard before.to == (before.directed.isForward ? rules.length(before.directed.edge) : 0),
            next.from == (next.directed.isForward ? 0 : rules.length(next.directed.edge))
        else { return nil }
        return rules.turn(before.directed, next.directed)
    }

    private func obeysDestinationRule(_ path: Path) -> Bool {
        let marks = path.stretches.map { rules.isDestinationOnly($0.directed) ? "d" : "-" }.joined()
        return marks.wholeMatch(of: /d*-*d*/) != nil
    }
}

/// Tells streets that lead on from islands: a few edges that cannot be left, or cannot be reached.
struct Reach {
    /// How many edges, its own among them, a location must be connected with to lead somewhere. (Valhalla asks for as many by default.)
    static let enough = 50

    let metric: Metric

    /// Whether travel from a location gets to enough edges, turns and barriers considered.
    func leadsOut(of location: Location) -> Bool {
        let exits = location.standings.flatMap { metric.exits(at: $0).map(\.stretch.directed) }
        return isEnough(from: exits) { directed, visit in
            // What a barrier closes of an exit's edge lies behind the location.
            guard metric.through[directed.index] != closed || exits.contains(directed) else { return }
            metric.visitEdges(after: directed, visit)
        }
    }

    /// Whether travel from enough edges gets to a location.
    func leadsTo(_ location: Location) -> Bool {
        let entries = location.standings.flatMap { metric.entries(at: $0).map(\.stretch.directed) }
        return isEnough(from: entries, next: metric.visitEdges(before:_:))
    }

    private func isEnough(
        from seeds: [DirectedEdge], next: (DirectedEdge, (DirectedEdge) -> Void) -> Void
    ) -> Bool {
        var met = MetEdges()
        var queue: [DirectedEdge] = []
        for seed in seeds where met.insert(seed) { queue.append(seed) }
        while met.edgeCount < Self.enough, let directed = queue.popLast() {
            next(directed) { if met.insert($0) { queue.append($0) } }
        }
        return met.edgeCount >= Self.enough
    }
}

/// Directed edges that were met, up to `Reach.enough` edges: a table in which each lies behind the place that its edge is hashed to.
private struct MetEdges {
    private static let bits = 8
    /// 1 more than a directed edge's number; 0 is free.
    private var slots = [UInt32](repeating: 0, count: 1 << bits)
    /// How many edges they are, whichever way they are travelled.
    private(set) var edgeCount = 0

    /// Whether it was not there yet; those beyond are not taken in.
    mutating func insert(_ directed: DirectedEdge) -> Bool {
        guard edgeCount < Reach.enough else { return false }
        let (own, reversed) = (directed.rawValue + 1, directed.reversed.rawValue + 1)
        var place = Int((UInt32(directed.edge) &* 2_654_435_769) >> UInt32(32 - Self.bits))
        var isNewEdge = true
        while slots[place] != 0 {
            if slots[place] == own { return false }
            if slots[place] == reversed { isNewEdge = false }
            place = (place + 1) & (slots.count - 1)
        }
        slots[place] = own
        if isNewEdge { edgeCount += 1 }
        return true
    }
}

extension Metric {
    /// The directed edges that travel may go on to from the end of another.
    fileprivate func visitEdges(after directed: DirectedEdge, _ visit: (DirectedEdge) -> Void) {
        for next in network.departures(of: network.head(of: directed))
        where isOpen(next) && turns.cost(from: directed, to: next, in: network) != closed { visit(next) }
    }

    /// The directed edges from whose end travel may go on to another.
    fileprivate func visitEdges(before directed: DirectedEdge, _ visit: (DirectedEdge) -> Void) {
        for departure in network.departures(of: network.tail(of: directed)) {
            let before = departure.reversed
            if through[before.index] != closed, turns.cost(from: before, to: directed, in: network) != closed {
                visit(before)
            }
        }
    }
}

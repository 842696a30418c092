import StreetNetwork

/// Least costs straight from the definitions, by Bellman and Ford (doi:10.1090/qam/102435): every edge is cut at all
/// stops and at the ends of all closures, and each cut, direction and phase of the journey is a node of its own.
///
/// The phases are the rule of streets for destinations only: a journey may use them in a run at its beginning and in a
/// run at its end, and nowhere between.
public final class OraclePaths {
    enum Phase: Int, CaseIterable {
        /// On streets for destinations only since the origin.
        case leaving
        case underway
        /// On streets for destinations only up to the target.
        case arriving
    }

    struct Arc {
        let head: Int
        let cost: Int64
    }

    public let rules: OracleRules
    let closures: [Int: [ClosedStretch]]
    /// Edge to its cuts, ascending.
    private let cuts: [[Int64]]
    /// Way to its first node; a way has one for each phase and cut.
    private var firstNode: [Int] = []
    private var arcs: [[Arc]] = []
    private let ways: [DirectedEdge]

    /// - Parameter positions: every place that will be asked about.
    public init(_ rules: OracleRules, closures: [Int: [ClosedStretch]], positions: [EdgePosition]) {
        self.rules = rules
        self.closures = closures
        ways = (0..<(rules.parts.edgeTail.count * 2)).map { DirectedEdge(rawValue: UInt32($0)) }
        var cuts = rules.parts.edgeTail.indices.map { Set([0, rules.length($0)]) }
        for position in positions { cuts[position.edge].insert(position.offset) }
        for (edge, stretches) in closures {
            for stretch in stretches { cuts[edge].formUnion([stretch.from, stretch.to]) }
        }
        self.cuts = cuts.map { $0.sorted() }
        for way in ways {
            firstNode.append(arcs.count)
            arcs += Array(repeating: [], count: self.cuts[way.edge].count * Phase.allCases.count)
        }
        for way in ways where rules.isOpen(way) {
            let turns = ways.filter { rules.tail($0) == rules.head(way) && rules.isOpen($0) }.compactMap { next in
                rules.turn(way, next).map { (next, $0) }
            }
            for phase in Phase.allCases { connect(way, phase, turns) }
        }
    }

    private func node(_ way: DirectedEdge, _ phase: Phase, _ offset: Int64) -> Int {
        let cuts = cuts[way.edge]
        return firstNode[way.index] + phase.rawValue * cuts.count + cuts.firstIndex(of: offset)!
    }

    private func connect(_ way: DirectedEdge, _ phase: Phase, _ turns: [(next: DirectedEdge, cost: Int64)]) {
        guard rules.isDestinationOnly(way) == (phase != .underway) else { return }
        for (low, high) in zip(cuts[way.edge], cuts[way.edge].dropFirst()) {
            let isClosed = closures[way.edge]?.contains { $0.from <= low && high <= $0.to } ?? false
            if isClosed { continue }
            let (from, to) = way.isForward ? (low, high) : (high, low)
            let cost = rules.cost(way, upTo: to) - rules.cost(way, upTo: from)
            arcs[node(way, phase, from)].append(Arc(head: node(way, phase, to), cost: cost))
        }
        let end = way.isForward ? rules.length(way.edge) : 0
        for (next, cost) in turns {
            guard let following = self.phase(after: phase, on: next) else { continue }
            let start = next.isForward ? 0 : rules.length(next.edge)
            arcs[node(way, phase, end)].append(Arc(head: node(next, following, start), cost: cost))
        }
    }

    private func phase(after phase: Phase, on next: DirectedEdge) -> Phase? {
        switch (phase, rules.isDestinationOnly(next)) {
        case (.leaving, true): .leaving
        case (.leaving, false), (.underway, false): .underway
        case (.underway, true), (.arriving, true): .arriving
        case (.arriving, false): nil
        }
    }
}

extension OraclePaths {
    /// The least cost of each node from any of the origin's positions.
    private func costs(from origin: Location) -> [Int64?] {
        var costs = [Int64?](repeating: nil, count: arcs.count)
        var waiting: [Int] = []
        for position in origin.positions {
            for forward in [true, false] {
                let way = DirectedEdge(edge: position.edge, forward: forward)
                guard rules.isOpen(way) else { continue }
                let start = node(way, rules.isDestinationOnly(way) ? .leaving : .underway, position.offset)
                costs[start] = 0
                waiting.append(start)
            }
        }
        var next = 0
        while next < waiting.count {
            let tail = waiting[next]
            next += 1
            guard let reached = costs[tail] else { continue }
            for arc in arcs[tail] {
                let cost = reached + arc.cost
                if let known = costs[arc.head], known <= cost { continue }
                costs[arc.head] = cost
                waiting.append(arc.head)
            }
        }
        return costs
    }

    private func least(_ costs: [Int64?], at way: DirectedEdge, _ offset: Int64) -> Int64? {
        Phase.allCases.compactMap { costs[node(way, $0, offset)] }.min()
    }

    /// The least cost from one location to each of others; nil where there is no way.
    public func costs(from origin: Location, to targets: [Location]) -> [Int64?] {
        let costs = costs(from: origin)
        return targets.map { target in
            target.positions.flatMap { position in
                [true, false].compactMap { forward in
                    least(costs, at: DirectedEdge(edge: position.edge, forward: forward), position.offset)
                }
            }.min()
        }
    }

    /// Millimetres of road reached within a limit, each once, from whichever end and in whichever direction.
    public func reachedLength(from origin: Location, within limit: Int64) -> Int64 {
        let costs = costs(from: origin)
        return cuts.indices.reduce(0) { total, edge in
            zip(cuts[edge], cuts[edge].dropFirst()).reduce(total) { total, piece in
                total + reached(edge, piece.0, piece.1, costs, limit)
            }
        }
    }

    /// Millimetres of one piece between two cuts that are reached.
    private func reached(_ edge: Int, _ low: Int64, _ high: Int64, _ costs: [Int64?], _ limit: Int64) -> Int64 {
        let isClosed = closures[edge]?.contains { $0.from <= low && high <= $0.to } ?? false
        if isClosed { return 0 }
        let forward = DirectedEdge(edge: edge, forward: true)
        let ahead = farthest(forward, from: low, to: high, least(costs, at: forward, low), limit)
        let back = farthest(forward.reversed, from: high, to: low, least(costs, at: forward.reversed, high), limit)
        return min(high - low, ahead + back)
    }

    /// How many millimetres can be travelled from a cut reached at a cost.
    private func farthest(
        _ way: DirectedEdge, from start: Int64, to end: Int64, _ cost: Int64?, _ limit: Int64
    ) -> Int64 {
        guard let cost, cost <= limit else { return 0 }
        let step: Int64 = way.isForward ? 1 : -1
        var (within, beyond) = (Int64(0), abs(end - start) + 1)
        while beyond - within > 1 {
            let middle = (within + beyond) / 2
            let spent = rules.cost(way, upTo: start + step * middle) - rules.cost(way, upTo: start)
            if cost + spent <= limit { within = middle } else { beyond = middle }
        }
        return within
    }
}

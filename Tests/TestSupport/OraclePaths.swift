import StreetNetwork

/// Least costs straight from the definitions, by Bellman and Ford (doi:10.1090/qam/102435): whoever sets out on a street is
/// told apart by the street, the phase of the journey, and all the streets before it that a turn restriction speaks of.
///
/// The phases are the rule of streets for destinations only: a journey may use them in a run at its beginning and in a
/// run at its end, and nowhere between.
public final class OraclePaths {
    enum Phase: Int {
        /// On streets for destinations only since the origin.
        case leaving
        case underway
        /// On streets for destinations only up to the target.
        case arriving
    }

    /// Somebody at the beginning of a way.
    struct Traveller: Hashable {
        let way: DirectedEdge
        let phase: Phase
        /// The ways before it, the last one last.
        let history: [DirectedEdge]
    }

    private struct Arc {
        let head: Int
        let cost: Int64
    }

    public let rules: OracleRules
    private let chains: OracleChains
    private var numbers: [Traveller: Int] = [:]
    private var travellers: [Traveller] = []
    /// Traveller to what may be set out on from the end of his way, and what the way costs; nil where it is not known yet.
    private var turns: [[Arc]?] = []
    private var through: [Int64?] = []
    private var passing: [DirectedEdge: Int64?] = [:]

    public init(_ rules: OracleRules) {
        self.rules = rules
        chains = OracleChains(rules)
    }

    private func number(_ traveller: Traveller) -> Int {
        if let known = numbers[traveller] { return known }
        numbers[traveller] = travellers.count
        travellers.append(traveller)
        turns.append(nil)
        let way = traveller.way
        let cost = passing[way] ?? rules.cost(way, from: rules.start(way), to: rules.end(way))
        passing[way] = .some(cost)
        through.append(cost)
        return travellers.count - 1
    }

    /// The turns from the end of a traveller's way.
    private func turns(from number: Int) -> [Arc] {
        if let known = turns[number] { return known }
        let traveller = travellers[number]
        let travelled = traveller.history + [traveller.way]
        let arcs = rules.ways(from: rules.head(traveller.way)).compactMap { next -> Arc? in
            guard rules.isOpen(next), let cost = rules.turn(traveller.way, next), chains.allows(travelled, next),
                let phase = phase(after: traveller.phase, on: next)
            else { return nil }
            let following = Traveller(way: next, phase: phase, history: chains.remembered(of: travelled))
            return Arc(head: self.number(following), cost: cost)
        }
        turns[number] = arcs
        return arcs
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
    /// The ways on which a location may be left or come to, each with its place.
    func ways(at location: Location) -> [(way: DirectedEdge, offset: Int64)] {
        location.standings.flatMap { standing in
            [true, false].filter { standing.directions.contains($0 ? .forward : .backward) }.map {
                (DirectedEdge(edge: standing.position.edge, forward: $0), standing.position.offset)
            }
        }.filter { rules.isOpen($0.0) }
    }

    /// The ways on which a location may be left, each with its place; whoever may turn round on the spot also leaves by the way
    /// that is come by.
    private func waysOn(from location: Location) -> [(way: DirectedEdge, offset: Int64)] {
        let ahead = ways(at: location)
        guard location.onward == .byTurnOrBack else { return ahead }
        return ahead + ahead.map { ($0.way.reversed, $0.offset) }.filter { rules.isOpen($0.0) }
    }

    /// Whether who has just come to a location may turn from the end of a way into another.
    private func mayTurn(at location: Location, from way: DirectedEdge, into next: DirectedEdge) -> Bool {
        let isBack = next == way.reversed && ways(at: location).contains { $0.way == way }
        return !isBack || location.onward == .freely || location.onward == .byTurn
    }

    /// The least cost at which each traveller begins his way.
    private func costs(from origin: Location) -> [(traveller: Traveller, cost: Int64)] {
        var costs: [Int: Int64] = [:]
        var waiting: [Int] = []
        func reach(_ arc: Arc, _ before: Int64) {
            if let known = costs[arc.head], known <= before + arc.cost { return }
            costs[arc.head] = before + arc.cost
            waiting.append(arc.head)
        }
        for (way, offset) in waysOn(from: origin) {
            guard let cost = rules.cost(way, from: offset, to: rules.end(way)) else { continue }
            let phase: Phase = rules.isDestinationOnly(way) ? .leaving : .underway
            for arc in turns(from: number(Traveller(way: way, phase: phase, history: [])))
            where mayTurn(at: origin, from: way, into: travellers[arc.head].way) { reach(arc, cost) }
        }
        var next = 0
        while next < waiting.count {
            let tail = waiting[next]
            next += 1
            guard let reached = costs[tail], let cost = through[tail] else { continue }
            for arc in turns(from: tail) { reach(arc, reached + cost) }
        }
        return costs.map { (travellers[$0.key], $0.value) }
    }

    /// The least cost at which each way is begun.
    func beginnings(from origin: Location) -> [DirectedEdge: Int64] {
        Dictionary(costs(from: origin).map { ($0.traveller.way, $0.cost) }, uniquingKeysWith: min)
    }

    /// The least cost from one location to each of others; nil where there is no way.
    public func costs(from origin: Location, to targets: [Location]) -> [Int64?] {
        let beginnings = beginnings(from: origin)
        return targets.map { target in
            ways(at: target).flatMap { way, offset -> [Int64] in
                var costs: [Int64] = []
                if let begun = beginnings[way], let cost = rules.cost(way, from: rules.start(way), to: offset) {
                    costs.append(begun + cost)
                }
                for (own, start) in waysOn(from: origin) where own == way {
                    let isAhead = way.isForward ? start <= offset : offset <= start
                    if isAhead, let cost = rules.cost(way, from: start, to: offset) { costs.append(cost) }
                }
                return costs
            }.min()
        }
    }
}

extension OracleRules {
    func start(_ way: DirectedEdge) -> Int64 { way.isForward ? 0 : length(way.edge) }
    func end(_ way: DirectedEdge) -> Int64 { way.isForward ? length(way.edge) : 0 }
}

/// A way to leave a position: the rest of an edge up to the junction at its end. There is nothing left of it for who stands
/// there already, and goes on by a turn.
struct Exit {
    let stretch: EdgeStretch
    let cost: Int64
    /// Whether the turn back into the edge may follow, where the U-turn policy lets it.
    var mayTurnBack = true
}

/// A way to come to a position: the edge's beginning, up to there.
struct Entry {
    let stretch: EdgeStretch
    let cost: Int64
}

extension Metric {
    /// The ways to leave a location.
    func exits(of location: Location) -> [Exit] {
        switch location.onward {
        case .freely: location.standings.flatMap { exits(at: $0) }
        case .byTurn: turns(at: location, mayTurnBack: true)
        case .byTurnAside: turns(at: location, mayTurnBack: false)
        case .byTurnOrBack:
            turns(at: location, mayTurnBack: false)
                + location.standings.flatMap { exits(at: $0.travelled(in: .both)) }
        }
    }

    /// The ends of edges from which only turns lead on.
    private func turns(at location: Location, mayTurnBack: Bool) -> [Exit] {
        location.standings.map { standing in
            let end = standing.position
            let arrival = DirectedEdge(edge: end.edge, forward: end.offset > 0)
            let stretch = EdgeStretch(directed: arrival, from: end.offset, to: end.offset)
            return Exit(stretch: stretch, cost: 0, mayTurnBack: mayTurnBack)
        }
    }

    /// The ways to leave a standing that the mode and the barriers leave open.
    func exits(at standing: Standing) -> [Exit] {
        let position = standing.position
        return directions(of: position.edge, standing.directions).compactMap { directed in
            let end = directed.isForward ? network.length(of: position.edge) : 0
            let stretch = EdgeStretch(directed: directed, from: position.offset, to: end)
            guard stretch.length > 0, let cost = cost(of: stretch) else { return nil }
            return Exit(stretch: stretch, cost: cost)
        }
    }

    /// The ways to come to a standing that the mode and the barriers leave open.
    func entries(at standing: Standing) -> [Entry] {
        let position = standing.position
        return directions(of: position.edge, standing.directions).compactMap { directed in
            let start = directed.isForward ? 0 : network.length(of: position.edge)
            let stretch = EdgeStretch(directed: directed, from: start, to: position.offset)
            guard stretch.length > 0, let cost = cost(of: stretch) else { return nil }
            return Entry(stretch: stretch, cost: cost)
        }
    }

    /// The ways to go from one position to another on one edge without leaving it.
    func directStretches(
        from origin: EdgePosition, to target: EdgePosition, directions allowed: Directions
    ) -> [EdgeStretch] {
        guard origin.edge == target.edge else { return [] }
        return directions(of: origin.edge, allowed).compactMap { directed in
            let isAhead = directed.isForward ? target.offset >= origin.offset : target.offset <= origin.offset
            let stretch = EdgeStretch(directed: directed, from: origin.offset, to: target.offset)
            return isAhead && isOpen(directed) && isClear(stretch) ? stretch : nil
        }
    }

    private func directions(of edge: Int, _ allowed: Directions) -> [DirectedEdge] {
        [DirectedEdge(edge: edge, forward: true), DirectedEdge(edge: edge, forward: false)]
            .filter { allowed.contains(Directions(of: $0)) }
    }
}

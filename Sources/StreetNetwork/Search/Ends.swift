/// A way to leave a position: the rest of an edge up to the junction at its end.
struct Exit {
    let stretch: EdgeStretch
    let cost: Int64
}

/// A way to come to a position: the edge's beginning, up to there.
struct Entry {
    let stretch: EdgeStretch
    let cost: Int64
}

extension Metric {
    /// The ways to leave a position that the mode and the barriers leave open.
    ///
    /// - Parameter directions: those of the ways that count.
    func exits(at position: EdgePosition, directions allowed: Directions) -> [Exit] {
        directions(of: position.edge, allowed).compactMap { directed in
            let end = directed.isForward ? network.length(of: position.edge) : 0
            let stretch = EdgeStretch(directed: directed, from: position.offset, to: end)
            guard stretch.length > 0, let cost = cost(of: stretch) else { return nil }
            return Exit(stretch: stretch, cost: cost)
        }
    }

    /// The ways to come to a position that the mode and the barriers leave open.
    ///
    /// - Parameter directions: those of the ways that count.
    func entries(at position: EdgePosition, directions allowed: Directions) -> [Entry] {
        directions(of: position.edge, allowed).compactMap { directed in
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

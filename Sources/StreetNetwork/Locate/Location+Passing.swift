/// Ways of coming to a location and going on from it.
extension Metric {
    /// The ways of visiting a location on the way to somewhere else: one, or, where a barrier closes the very place, one for
    /// each side of it, and where the vehicle may not turn round there, one for each direction. At a junction there is one for
    /// each street to come by where the vehicle does not stop, as the turns from it count then, or may not turn round. Who comes
    /// to one of these locations goes on from it, and from none of the others.
    public func passings(
        of location: Location, turningRound mayTurnRound: Bool, stopping stops: Bool = true
    ) -> [Location] {
        let sides = sides(of: location)
        if mayTurnRound, stops { return sides }
        return sides.flatMap { mayTurnRound ? passings(of: $0) : passingsStraightOn(of: $0) }
    }

    /// Nobody passes what is closed: who comes to it goes back on the side from which he came.
    private func sides(of location: Location) -> [Location] {
        guard let first = location.positions.first else { return [] }
        if isEnd(first) {
            return isClosed(junctionAt: first)
                ? location.positions.map { location.moved(to: $0, directions: .both) } : [location]
        }
        guard isCut(at: first) else { return [location] }
        return [first.offset - 1, first.offset + 1].map {
            location.moved(to: EdgePosition(edge: first.edge, offset: $0), directions: location.directions)
        }
    }

    /// Nobody needs a turn to turn round, be it at a dead end.
    private func passings(of location: Location) -> [Location] {
        location.positions.count == 1 ? [location] : arrivals(at: location, onward: .byTurnOrBack)
    }

    /// Who comes to a dead end goes on as any vehicle does there.
    private func passingsStraightOn(of location: Location) -> [Location] {
        guard location.directions == .both else { return [location] }
        guard isEnd(location.positions[0]) else {
            return [location.travelled(in: .forward), location.travelled(in: .backward)]
        }
        return arrivals(at: location, onward: location.positions.count == 1 ? .byTurn : .byTurnAside)
    }

    /// A junction, by each street to come by.
    private func arrivals(at junction: Location, onward: Onward) -> [Location] {
        junction.positions.compactMap { end in
            let arriving = DirectedEdge(edge: end.edge, forward: end.offset > 0)
            let before = end.offset > 0 ? end.offset - 1 : min(1, network.length(of: end.edge))
            let last = EdgeStretch(directed: arriving, from: before, to: end.offset)
            return isOpen(arriving) && isClear(last)
                ? junction.moved(to: end, directions: Directions(of: arriving), onward: onward) : nil
        }
    }

    private func isEnd(_ position: EdgePosition) -> Bool {
        position.offset == 0 || position.offset == network.length(of: position.edge)
    }

    /// Whether a place along an edge is closed, and what lies on either side of it is not.
    private func isCut(at position: EdgePosition) -> Bool {
        barriers.edges[position.edge]?.closures.contains { $0.from == position.offset && $0.to == position.offset }
            ?? false
    }

    /// Whether nobody may pass the junction at an edge's end.
    private func isClosed(junctionAt end: EdgePosition) -> Bool {
        let junction = network.tail(of: DirectedEdge(edge: end.edge, forward: end.offset == 0))
        if barriers.junctions[junction]?.isClosed ?? false { return true }
        return mode.passage(of: network.tagSets[network.parts.junctionTags[junction]]) == .closed
    }
}

extension Location {
    /// The same place, standing at one position.
    fileprivate func moved(to position: EdgePosition, directions: Directions, onward: Onward = .freely) -> Location {
        Location(
            positions: [position], coordinate: coordinate, distance: distance,
            side: position.edge == positions[0].edge ? side : .on, directions: directions, onward: onward)
    }
}

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
        let first = location.standings[0]
        if first.directions == .both, let junction = network.junction(at: first.position) {
            return isClosed(junction) ? location.standings.map { location.standing($0) } : [location]
        }
        return location.standings.flatMap(sides).map { location.standing($0) }
    }

    private func sides(of standing: Standing) -> [Standing] {
        isCut(at: standing.position) ? [standing.moved(by: -1), standing.moved(by: 1)] : [standing]
    }

    /// Nobody needs a turn to turn round, be it at a dead end.
    private func passings(of location: Location) -> [Location] {
        location.standings.count == 1 ? [location] : arrivals(at: location, onward: .byTurnOrBack)
    }

    /// Who comes to a dead end goes on as any vehicle does there.
    private func passingsStraightOn(of location: Location) -> [Location] {
        let first = location.standings[0]
        guard first.directions == .both else { return [location] }
        guard network.junction(at: first.position) != nil else {
            return [.forward, .backward].map { location.standing(first.travelled(in: $0)) }
        }
        return arrivals(at: location, onward: location.standings.count == 1 ? .byTurn : .byTurnAside)
    }

    /// A junction, by each street to come by.
    private func arrivals(at junction: Location, onward: Onward) -> [Location] {
        junction.standings.compactMap { standing in
            let end = standing.position
            let arriving = DirectedEdge(edge: end.edge, forward: end.offset > 0)
            let before = end.offset > 0 ? end.offset - 1 : min(1, network.length(of: end.edge))
            let last = EdgeStretch(directed: arriving, from: before, to: end.offset)
            return isOpen(arriving) && isClear(last)
                ? junction.standing(standing.travelled(in: Directions(of: arriving)), onward: onward) : nil
        }
    }

    /// Whether a place along an edge is closed, and what lies on either side of it is not.
    private func isCut(at position: EdgePosition) -> Bool {
        barriers.edges[position.edge]?.closures.contains { $0.from == position.offset && $0.to == position.offset }
            ?? false
    }

    /// Whether nobody may pass a junction.
    private func isClosed(_ junction: Int) -> Bool {
        if barriers.junctions[junction]?.isClosed ?? false { return true }
        return mode.passage(of: network.tagSets[network.parts.junctionTags[junction]]) == .closed
    }
}

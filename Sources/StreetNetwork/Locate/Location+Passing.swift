/// Ways of coming to a location and going on from it.
extension Metric {
    /// The ways of visiting a location on the way to somewhere else: one, or, where a barrier closes the very place, one for
    /// each side of it, and where the vehicle may not turn round there, one for each direction or, at a junction, for each
    /// street to come by. Who comes to one of these locations goes on from it, and from none of the others.
    public func passings(of location: Location, turningRound mayTurnRound: Bool) -> [Location] {
        let sides = sides(of: location)
        return mayTurnRound ? sides : sides.flatMap(onward)
    }

    /// Nobody passes what is closed: who comes to it goes back on the side from which he came.
    private func sides(of location: Location) -> [Location] {
        guard let first = location.positions.first else { return [] }
        if isEnd(first) {
            return isClosed(junctionAt: first)
                ? location.positions.map { location.moved(to: justBefore($0), directions: .both) } : [location]
        }
        guard isCut(at: first) else { return [location] }
        return [first.offset - 1, first.offset + 1].map {
            location.moved(to: EdgePosition(edge: first.edge, offset: $0), directions: location.directions)
        }
    }

    /// Who comes to a dead end goes on as any vehicle does there.
    private func onward(from location: Location) -> [Location] {
        guard location.directions == .both else { return [location] }
        guard isEnd(location.positions[0]) else {
            return [location.travelled(in: .forward), location.travelled(in: .backward)]
        }
        return location.positions.map { position in
            location.moved(
                to: justBefore(position), directions: position.offset == 0 ? .backward : .forward,
                mayTurnBack: location.positions.count == 1)
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

    /// A millimetre before an edge's end: there is some way left to come by, and some to go on.
    private func justBefore(_ end: EdgePosition) -> EdgePosition {
        let length = network.length(of: end.edge)
        return EdgePosition(edge: end.edge, offset: end.offset == 0 ? min(1, length) : max(0, length - 1))
    }
}

extension Location {
    /// The same place, standing at one position.
    fileprivate func moved(to position: EdgePosition, directions: Directions, mayTurnBack: Bool = true) -> Location {
        Location(
            positions: [position], coordinate: coordinate, distance: distance,
            side: position.edge == positions[0].edge ? side : .on, directions: directions, mayTurnBack: mayTurnBack)
    }
}

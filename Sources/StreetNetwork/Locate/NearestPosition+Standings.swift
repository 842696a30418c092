import Geometry
import Vocabulary

/// How somebody stands at the position that was found.
extension NearestPosition {
    func standings(at found: Found, on edge: Int) -> [Standing] {
        let position = EdgePosition(edge: edge, offset: found.offset)
        guard let junction = metric.network.junction(at: position) else {
            return [standing(at: position, side: found.place.side)]
        }
        let streets = metric.network.departures(of: junction).filter { metric.isUsed($0.edge) }
        let standings = standings(on: streets, found, position)
        return onOneSide(standings, of: streets) ?? inAllDirections(standings, first: position)
    }

    /// One at the junction's end of each of its streets.
    private func standings(on streets: [DirectedEdge], _ found: Found, _ position: EdgePosition) -> [Standing] {
        let corner = found.place.isOnLine ? nil : corner(of: streets)
        return streets.map { street in
            let end = metric.network.start(of: street)
            let side = corner?.side(leavingBy: street).seen(travelling: street)
            return standing(at: end, side: side ?? (end == position ? found.place.side : .on))
        }
    }

    private func corner(of streets: [DirectedEdge]) -> Corner? {
        let candidates = streets.filter { mayBeTaken($0.edge, at: metric.network.start(of: $0).offset) }
        return Corner(of: candidates, round: place, in: metric.network)
    }

    /// Those of a place that is to be approached on one side: on the street that leads up to the junction so, which is the first,
    /// and on the one that leads on. Nil where it lies on no side.
    private func onOneSide(_ standings: [Standing], of streets: [DirectedEdge]) -> [Standing]? {
        let before = zip(standings, streets).filter { $0.directions == Directions(of: $1.reversed) }.map(\.0)
        let behind = zip(standings, streets).filter { $0.directions == Directions(of: $1) }.map(\.0)
        let all = before + behind
        let open = all.filter { !metric.isTouchedByClosure($0.position) }
        return all.isEmpty ? nil : open.isEmpty ? all : open
    }

    private func inAllDirections(_ standings: [Standing], first position: EdgePosition) -> [Standing] {
        let own = standings.filter { $0.position == position }
        return own + standings.filter { $0.position != position && !metric.isTouchedByClosure($0.position) }
    }

    private func standing(at position: EdgePosition, side: NearestPlace.Side) -> Standing {
        let directions = directions(side: side)
        guard directions != .both else { return Standing(at: position, side: side) }
        // Who is approached on one side is so on the street, be it next to its end: at the very end he could not be come
        // to from there, or not go on.
        let length = metric.network.length(of: position.edge)
        let offset = max(min(1, length), min(position.offset, length - 1))
        return Standing(at: EdgePosition(edge: position.edge, offset: offset), directions: directions, side: side)
    }

    /// The directions in which the place lies on the side that is asked for. What lies on the street itself lies on both.
    private func directions(side: NearestPlace.Side) -> Directions {
        switch (approach, side) {
        case (.either, _), (.noUTurn, _), (_, .on): .both
        case (.right, .right), (.left, .left): .forward
        case (.right, .left), (.left, .right): .backward
        }
    }
}

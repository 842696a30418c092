import Geometry
import StreetNetwork

/// A stretch of a route with what it costs and looks like.
struct TravelledStretch {
    let stretch: EdgeStretch
    /// Milliseconds of the turn into it, and of travelling it.
    let turnTime: Int64
    let time: Int64
    /// In the direction of travel.
    let line: [Coordinate]
}

extension RouteMetrics {
    /// The stretches of a path with their times.
    func travelled(_ path: Path) -> [TravelledStretch] {
        let costs = time.stepCosts(of: path) ?? []
        return zip(path.stretches, costs).map { stretch, cost in
            let edge = stretch.directed.edge
            let line = network.slice(
                of: edge, from: min(stretch.from, stretch.to), to: max(stretch.from, stretch.to))
            return TravelledStretch(
                stretch: stretch, turnTime: cost.turn, time: cost.stretch,
                line: stretch.directed.isForward ? line : line.reversed())
        }
    }
}

import StreetNetwork

/// A stretch of a route with what it costs and looks like.
struct TravelledStretch {
    let stretch: EdgeStretch
    /// Milliseconds of the turn into it, and of travelling it.
    let turnTime: Int64
    let time: Int64
}

extension RouteMetrics {
    /// The stretches of a path with their times.
    func travelled(_ path: Path) -> [TravelledStretch] {
        let costs = time.stepCosts(of: path) ?? []
        return zip(path.stretches, costs).map { TravelledStretch(stretch: $0, turnTime: $1.turn, time: $1.stretch) }
    }
}

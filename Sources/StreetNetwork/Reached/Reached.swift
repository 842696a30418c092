/// What a search reached.
public struct Reached: Sendable {
    /// Every place of every edge that is reached, at most once, at its least cost over all directions and origins; of equal
    /// ones that from the lowest origin, and then that in the digitised direction, decided millimetre by millimetre.
    /// Ascending by edge, then along the edge's digitised direction. None is without extent.
    public let stretches: [ReachedStretch]
    private let accumulated: [[AccumulatedCost]]
    /// Whether a junction is reached where the source's data ends and the world goes on.
    public let reachesEdgeOfData: Bool

    init(stretches: [ReachedStretch], accumulated: [[AccumulatedCost]], reachesEdgeOfData: Bool) {
        self.stretches = stretches
        self.accumulated = accumulated
        self.reachesEdgeOfData = reachesEdgeOfData
    }

    /// What the way to the ends of each stretch costs by a metric that was added up.
    ///
    /// - Parameter metric: its place among those of the search.
    /// - Returns: one for each of `stretches`.
    public func accumulated(by metric: Int) -> [AccumulatedCost] { accumulated[metric] }
}

/// What the cheapest way to the ends of a stretch costs by another metric than that it is the cheapest by, turns included.
/// Nothing is used up at the origin.
public struct AccumulatedCost: Sendable, Equatable {
    public let from: Int64
    public let to: Int64

    public init(from: Int64, to: Int64) {
        self.from = from
        self.to = to
    }
}

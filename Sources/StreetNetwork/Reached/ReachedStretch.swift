/// A part of an edge that is reached, and what it costs to come to its ends.
///
/// It is travelled away from the origin, and costs rise on the way. On a mirrored metric, where every edge is turned round,
/// it is a stretch on the way *to* the origin: on the ground it is travelled as `reversed` says, and the costs are what is
/// left to be spent from its ends on.
public struct ReachedStretch: Sendable, Equatable {
    public let stretch: EdgeStretch
    /// The cost at the stretch's `from` and at its `to`, what was used up at the origin included.
    public let fromCost: Int64
    public let toCost: Int64
    /// The place of the origin among those of the search.
    public let origin: Int32

    public init(_ stretch: EdgeStretch, fromCost: Int64, toCost: Int64, origin: Int32) {
        self.stretch = stretch
        self.fromCost = fromCost
        self.toCost = toCost
        self.origin = origin
    }

    /// The same part of the edge, travelled the other way: what a stretch of a mirrored metric is on the ground. Its costs fall.
    public var reversed: ReachedStretch {
        ReachedStretch(stretch.reversed, fromCost: toCost, toCost: fromCost, origin: origin)
    }

    /// The lower and the higher end, in millimetres of the digitised direction.
    public var low: Int64 { min(stretch.from, stretch.to) }
    public var high: Int64 { max(stretch.from, stretch.to) }
}

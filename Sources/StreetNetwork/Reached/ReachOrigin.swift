/// A place from which streets are reached, and the cost that is used up there.
public struct ReachOrigin: Sendable, Equatable {
    public var location: Location
    /// In the metric's steps, not below 0.
    public var cost: Int64

    public init(_ location: Location, cost: Int64 = 0) {
        self.location = location
        self.cost = max(0, cost)
    }
}

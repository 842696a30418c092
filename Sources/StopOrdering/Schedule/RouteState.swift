/// How far a route has come, and at what price.
struct RouteState: Equatable {
    /// When it leaves the stop where it is.
    var time: Int64 = 0
    /// Legs that no way leads along.
    var missing: Int64 = 0
    /// By how much it was late, at all stops together.
    var violation: Int64 = 0
    /// The cost of its legs, with its waiting where that counts.
    var cost: Int64 = 0
    /// What decides between equal costs: the cost of the legs alone where waiting counts as cost, else how long it waited.
    var tie: Int64 = 0

    /// Whether the price is lower: fewest missing legs, then least violation, cost, and what decides between equal costs.
    @inline(__always) func isCheaper(than other: RouteState) -> Bool {
        if missing != other.missing { return missing < other.missing }
        if violation != other.violation { return violation < other.violation }
        if cost != other.cost { return cost < other.cost }
        return tie < other.tie
    }

    /// Whether nothing that comes can make the other one cheaper. Who is there earlier is nowhere later, and may have to wait for as
    /// much longer.
    @inline(__always) func isNeverDearer(than other: RouteState, countsWaiting: Bool) -> Bool {
        guard time <= other.time else { return false }
        let longer = other.time &- time
        var own = self
        if countsWaiting { own.cost &+= longer } else { own.tie &+= longer }
        return !other.isCheaper(than: own)
    }

    @inline(__always) func costsTheSame(as other: RouteState) -> Bool {
        missing == other.missing && violation == other.violation && cost == other.cost && tie == other.tie
    }
}

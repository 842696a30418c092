import StreetNetwork

/// How far a route has come when it leaves a stop, and at what price.
struct VisitProgress {
    /// Milliseconds on the clock from the route's start.
    private var time: Int64 = 0
    /// How often it passed through streets that may only be reached: a last resort, and none for being less late.
    private var passages: Int64 = 0
    /// By how many milliseconds it was late, at all stops together.
    private var violation: Int64 = 0
    /// Of its paths, with its waiting where that counts.
    private(set) var cost: Int64 = 0
    /// Milliseconds of waiting that does not count as cost; where it counts, the cost of the paths alone.
    private var tie: Int64 = 0
    /// The costs at which it came to its stops, added up: a stop that is passed twice is visited the first time.
    private var arrivals: Int64 = 0

    /// Goes along a path.
    mutating func travel(_ cost: Int64, _ milliseconds: Int64, passages: Int64, countsWaiting: Bool) {
        self.cost += cost
        self.passages += passages
        if countsWaiting { tie += cost }
        arrivals.addSaturating(self.cost)
        time += milliseconds
    }

    /// Waits until the stop's window opens, and does what is to be done there.
    mutating func stay(at stop: RouteStop, countsWaiting: Bool) {
        if let window = stop.window {
            violation += window.violation(at: time)
            let wait = window.wait(at: time)
            if countsWaiting { cost += wait } else { tie += wait }
            time += wait
        }
        time += stop.service
    }

    /// Whether the price is lower: fewest passages, then least violation, then cost, then waiting or, where that counts as cost,
    /// travelling, and then the one that comes to its stops earlier.
    func isCheaper(than other: VisitProgress) -> Bool {
        (passages, violation, cost, tie, arrivals)
            < (other.passages, other.violation, other.cost, other.tie, other.arrivals)
    }

    /// Whether nothing that comes can make the other one cheaper. Who is there earlier is nowhere later, and may have to wait
    /// for as much longer.
    func isNeverDearer(than other: VisitProgress, countsWaiting: Bool) -> Bool {
        guard time <= other.time else { return false }
        let longer = other.time - time
        let (waiting, idling) = countsWaiting ? (longer, 0) : (0, longer)
        return (passages, violation, cost + waiting, tie + idling, arrivals)
            <= (other.passages, other.violation, other.cost, other.tie, other.arrivals)
    }
}

/// Where two ways of travelling an edge meet that come in at both of its ends, no barrier being on it: each millimetre
/// belongs to the one that costs least in its middle; of equal ones to that of the lower origin, and then to the forward one.
struct EvenMeeting {
    private let forward: EvenCost
    private let backward: EvenCost
    /// Twice the costs of coming to the edge, backward less forward, and 1 more where the forward way has precedence.
    private let lead: Int64
    private let guess: Int64

    init(_ forward: EdgeEntry, _ ahead: EvenCost, _ backward: EdgeEntry, _ behind: EvenCost) {
        (self.forward, self.backward) = (ahead, behind)
        lead = 2 * (backward.cost - forward.cost) + (forward.origin <= backward.origin ? 1 : 0)
        // Were costs not rounded, they would meet here.
        let sum = Double(ahead.whole + behind.whole)
        let share = Double(backward.cost - forward.cost + behind.whole) / max(1, sum)
        guess = Int64(share * Double(ahead.length))
    }

    /// Up to where the forward way is the cheaper one, between two offsets: looked for in growing steps from the guess on, and
    /// then by bisection.
    func offset(between low: Int64, and high: Int64) -> Int64 {
        var (within, beyond) = (low, high + 1)
        var (place, step) = (min(max(guess, low + 1), high), Int64(1))
        while beyond - within > 1 {
            let isAhead = isForward(before: place)
            if isAhead { within = place } else { beyond = place }
            if isAhead, beyond > high {
                place = min(place + step, high)
            } else if !isAhead, within == low {
                place = max(place - step, low + 1)
            } else {
                place = (within + beyond) / 2
            }
            step *= 2
        }
        return within
    }

    /// Whether the millimetre before an offset belongs to the forward way.
    @inline(__always)
    private func isForward(before offset: Int64) -> Bool {
        let ahead = forward.cost(ofFirst: offset - 1) + forward.cost(ofFirst: offset)
        let rest = backward.length - offset
        let behind = backward.cost(ofFirst: rest + 1) + backward.cost(ofFirst: rest)
        return ahead < behind + lead
    }
}

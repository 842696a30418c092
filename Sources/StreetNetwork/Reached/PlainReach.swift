/// What is reached of an edge that no barrier touches and no origin stands on: it is entered at its ends alone, and so no
/// more than two ways of travelling it share it.
extension ReachCollector {
    mutating func addPlain(_ edge: Int, forward: EdgeEntry?, backward: EdgeEntry?) {
        switch (forward, backward) {
        case (let forward?, let backward?): addMeeting(edge, forward, backward)
        case (let entry?, nil): addLone(DirectedEdge(edge: edge, forward: true), entry)
        case (nil, let entry?): addLone(DirectedEdge(edge: edge, forward: false), entry)
        case (nil, nil): break
        }
    }

    private mutating func addLone(_ directed: DirectedEdge, _ entry: EdgeEntry) {
        let costs = EvenCost(directed, on: metric)
        append(directed, entry, costs, upTo: costs.farthest(within: limit - entry.cost))
    }

    private mutating func addMeeting(_ edge: Int, _ forward: EdgeEntry, _ backward: EdgeEntry) {
        let (there, back) = (DirectedEdge(edge: edge, forward: true), DirectedEdge(edge: edge, forward: false))
        let (ahead, behind) = (EvenCost(there, on: metric), EvenCost(back, on: metric))
        // Who comes through in full before the other begins has the edge alone: few are divided.
        if wins(forward, ahead, over: backward, handicap: 0) {
            return append(there, forward, ahead, upTo: ahead.length)
        }
        if wins(backward, behind, over: forward, handicap: 1) {
            return append(back, backward, behind, upTo: behind.length)
        }
        let high = ahead.farthest(within: limit - forward.cost)
        let low = behind.length - behind.farthest(within: limit - backward.cost)
        var (end, start) = (high, low)
        if low < high {
            end = EvenMeeting(forward, ahead, backward, behind).offset(between: low, and: high)
            start = end
        }
        append(there, forward, ahead, upTo: end)
        append(back, backward, behind, upTo: behind.length - start)
    }

    /// Whether travel is the cheaper one everywhere, even at its very end, and comes there.
    ///
    /// - Parameter handicap: 1 where the other one has precedence of equal costs from one origin.
    @inline(__always)
    private func wins(_ entry: EdgeEntry, _ costs: EvenCost, over other: EdgeEntry, handicap: Int32) -> Bool {
        let end = entry.cost + costs.whole
        guard end <= limit else { return false }
        return end < other.cost || end == other.cost && entry.origin + handicap <= other.origin
    }

    /// The first millimetres of an edge.
    @inline(__always)
    private mutating func append(_ directed: DirectedEdge, _ entry: EdgeEntry, _ costs: EvenCost, upTo distance: Int64)
    {
        guard distance > 0 else { return }
        let from = directed.isForward ? 0 : costs.length
        let to = directed.isForward ? distance : costs.length - distance
        let endCost = entry.cost + (distance == costs.length ? costs.whole : costs.cost(ofFirst: distance))
        append(
            EdgeTravel(
                directed: directed, start: from, end: to, cost: entry.cost, origin: entry.origin, source: entry.state),
            endCost: endCost)
    }
}

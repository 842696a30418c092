/// What is reached of an edge that no barrier touches and no origin stands on: it is entered at its ends alone, and so no
/// more than two ways of travelling it share it.
extension ReachCollector {
    @inline(__always)
    mutating func addPlain(_ entries: EdgeEntries) {
        let (forward, backward) = (entries.forward, entries.backward)
        let there = DirectedEdge(edge: entries.edge, forward: true)
        let (ahead, behind) = (evenCost(there), evenCost(there.reversed))
        // Who comes through in full before the other begins has the edge alone: few are divided.
        if wins(forward, ahead, over: backward, handicap: 0) {
            append(there, forward, ahead, upTo: ahead.length)
        } else if wins(backward, behind, over: forward, handicap: 1) {
            append(there.reversed, backward, behind, upTo: behind.length)
        } else {
            addDivided(there, forward, ahead, backward, behind)
        }
    }

    /// An edge that is entered at one end and not travelled in full, or entered at both.
    @inline(never)
    private mutating func addDivided(
        _ there: DirectedEdge, _ forward: EdgeEntry, _ ahead: EvenCost, _ backward: EdgeEntry, _ behind: EvenCost
    ) {
        let high = forward.exists ? ahead.farthest(within: limit - forward.cost) : 0
        let low = behind.length - (backward.exists ? behind.farthest(within: limit - backward.cost) : 0)
        var (end, start) = (high, low)
        if low < high {
            end = EvenMeeting(forward, ahead, backward, behind).offset(between: low, and: high)
            start = end
        }
        append(there, forward, ahead, upTo: end)
        append(there.reversed, backward, behind, upTo: behind.length - start)
    }

    /// Whether travel is the cheaper one everywhere, even at its very end, and comes there.
    ///
    /// - Parameter handicap: 1 where the other one has precedence of equal costs from one origin.
    @inline(__always)
    private func wins(_ entry: EdgeEntry, _ costs: EvenCost, over other: EdgeEntry, handicap: Int32) -> Bool {
        guard entry.cost <= limit - costs.whole else { return false }
        let end = entry.cost + costs.whole
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

/// One way of reaching places on an edge: from somewhere on it, in one direction, as far as the limit and barriers let it.
struct EdgeTravel {
    let directed: DirectedEdge
    /// The offsets where it begins and ends.
    let start: Int64
    let end: Int64
    /// At the start.
    let cost: Int64
    let origin: Int32
    /// The state in which the edge was entered, or the seed that sets out on it: see `ReachStates`.
    let source: UInt32

    var low: Int64 { directed.isForward ? start : end }
    var high: Int64 { directed.isForward ? end : start }

    /// Twice what it costs to come to the middle of the millimetre that is travelled between two offsets.
    func twiceCost(from: Int64, to: Int64, _ ruler: EdgeRuler) -> Int64 {
        cost(at: from, ruler) + cost(at: to, ruler) + ruler.excess(directed, from: from, to: to)
    }

    func cost(at offset: Int64, _ ruler: EdgeRuler) -> Int64 {
        cost + ruler.cost(directed, from: start, to: offset)
    }
}

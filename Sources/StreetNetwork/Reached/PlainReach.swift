/// What is reached of an edge that no barrier touches and no origin stands on, entered at its ends: almost all of them are
/// reached in full by the one direction that no place of it is cheaper in the other, and need no division.
extension ReachCollector {
    mutating func addPlain(_ edge: Int, forward: EdgeEntry?, backward: EdgeEntry?) {
        let length = metric.network.length(of: edge)
        let ahead = forward.map { $0.cost + Int64(metric.whole.values[edge * 2]) } ?? .max
        let behind = backward.map { $0.cost + Int64(metric.whole.values[edge * 2 + 1]) } ?? .max
        if let forward, ahead <= limit, Self.wins(ahead, forward.origin, over: backward, 0) {
            let all = EdgeStretch(directed: DirectedEdge(edge: edge, forward: true), from: 0, to: length)
            append(all, forward, ahead)
        } else if let backward, behind <= limit, Self.wins(behind, backward.origin, over: forward, 1) {
            let all = EdgeStretch(directed: DirectedEdge(edge: edge, forward: false), from: length, to: 0)
            append(all, backward, behind)
        } else {
            addDivided(edge, forward: forward, backward: backward, isTouched: false)
        }
    }

    /// Whether travel that costs so much at its very end is the cheaper one everywhere.
    ///
    /// - Parameter handicap: 1 where the other one has precedence of equal costs from one origin.
    private static func wins(_ cost: Int64, _ origin: Int32, over other: EdgeEntry?, _ handicap: Int32) -> Bool {
        guard let other else { return true }
        return cost < other.cost || cost == other.cost && origin + handicap <= other.origin
    }
}

extension Metric {
    /// The edge on which one goes on where a directed edge ends and the mode uses one other edge there: what is stored as two
    /// is one street to who travels it. Nil at the end of a street, and where more edges meet that the mode uses.
    public func continuation(of directed: DirectedEdge) -> DirectedEdge? {
        network.continuation(of: directed) { isUsed($0.edge) }
    }
}

extension StreetNetwork {
    /// The same of the edges that count, told of each in its direction away from the end.
    func continuation(of directed: DirectedEdge, counting counts: (DirectedEdge) -> Bool) -> DirectedEdge? {
        let onward = departures(of: head(of: directed)).filter { $0 != directed.reversed && counts($0) }
        guard onward.count == 1, let next = onward.first, next.edge != directed.edge else { return nil }
        return next
    }
}

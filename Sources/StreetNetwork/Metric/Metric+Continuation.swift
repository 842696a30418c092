extension Metric {
    /// The edge on which one goes on where a directed edge ends and the mode uses one other edge there: what is stored as two
    /// is one street to who travels it. Nil at the end of a street, and where more edges meet that the mode uses.
    public func continuation(of directed: DirectedEdge) -> DirectedEdge? {
        let onward = network.departures(of: network.head(of: directed)).filter {
            $0 != directed.reversed && isUsed($0.edge)
        }
        guard onward.count == 1, let next = onward.first, next.edge != directed.edge else { return nil }
        return next
    }
}

extension StreetNetwork {
    /// The edges of a street between two junctions of streets, among them this one, each in its direction. An edge ends also where
    /// the street alone has something, such as a gate or traffic lights.
    ///
    /// - Complexity: O(n) for n edges of the piece.
    func piece(around directed: DirectedEdge) -> [DirectedEdge] {
        let behind = pieceBehind(directed)
        if behind.last == directed { return behind }
        return pieceBehind(directed.reversed).reversed().map(\.reversed) + [directed] + behind
    }

    /// The edges behind one; of a street that leads round and meets no other, all, that one last.
    private func pieceBehind(_ directed: DirectedEdge) -> [DirectedEdge] {
        var behind: [DirectedEdge] = []
        while behind.last != directed, let next = only(after: behind.last ?? directed) { behind.append(next) }
        return behind
    }

    /// The edge of the same street that goes on where no other street meets it.
    private func only(after directed: DirectedEdge) -> DirectedEdge? {
        let departures = departures(of: head(of: directed))
        guard departures.count == 2, let next = departures.first(where: { $0.edge != directed.edge }),
            parts.edgeStreet[next.edge] == parts.edgeStreet[directed.edge]
        else { return nil }
        return next
    }
}

/// What barriers close for those who look for a place on a street.
extension Metric {
    /// The stretches of an edge, in order, that are closed in every direction that the mode may travel there.
    func closedStretches(of edge: Int) -> [ClosedStretch] {
        guard let closures = barriers.edges[edge]?.closures.filter({ $0.from < $0.to }), !closures.isEmpty else {
            return []
        }
        return used(edge).map { direction in
            ClosedStretch.joined(
                closures.filter { $0.directions.isSuperset(of: direction) }
                    .map { ClosedStretch(from: $0.from, to: $0.to) })
        }.reduce([ClosedStretch(from: 0, to: network.length(of: edge))], common)
    }

    /// Whether a position lies in what is closed, or at its end.
    func isTouchedByClosure(_ position: EdgePosition) -> Bool {
        closedStretches(of: position.edge).contains { $0.from <= position.offset && position.offset <= $0.to }
    }

    /// The directions that the mode may travel, as they are on the ground.
    private func used(_ edge: Int) -> [Directions] {
        [DirectedEdge(edge: edge, forward: true), DirectedEdge(edge: edge, forward: false)]
            .filter { isOpen(isMirrored ? $0.reversed : $0) }.map(Directions.init)
    }

    /// What two lists of stretches have in common, in order.
    private func common(_ some: [ClosedStretch], _ others: [ClosedStretch]) -> [ClosedStretch] {
        some.flatMap { one in
            others.compactMap { other in
                let (from, to) = (max(one.from, other.from), min(one.to, other.to))
                return from < to ? ClosedStretch(from: from, to: to) : nil
            }
        }
    }
}

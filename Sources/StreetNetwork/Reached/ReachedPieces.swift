extension ReachedStretch {
    /// A part of a stretch, and the first of the breaks that it lies within.
    public typealias Piece = (piece: ReachedStretch, breakIndex: Int)

    /// The stretch cut where breaks fall: a place is within a break when it costs no more. What costs more than the last
    /// break is left out, and so are pieces without extent.
    ///
    /// - Parameters:
    ///   - breaks: ascending costs.
    ///   - metric: the one that the stretch was found on.
    /// - Returns: pieces in the order of travel.
    ///
    /// Complexity: O(b) for b breaks, times one bisection for each that falls on the edge where barriers touch it.
    public func pieces(at breaks: [Int64], on metric: Metric) -> [Piece] {
        var pieces: [Piece] = []
        var (place, cost) = (stretch.from, fromCost)
        let ruler = EdgeRuler(of: stretch.directed.edge, on: metric)
        for (index, limit) in breaks.enumerated() where fromCost <= limit && place != stretch.to {
            let end =
                toCost <= limit ? stretch.to : ruler.farthest(on: stretch, within: limit - fromCost)
            guard end != place else { continue }
            let endCost = fromCost + ruler.cost(stretch.directed, from: stretch.from, to: end)
            let piece = EdgeStretch(directed: stretch.directed, from: place, to: end)
            pieces.append((ReachedStretch(piece, fromCost: cost, toCost: endCost, origin: origin), index))
            (place, cost) = (end, endCost)
        }
        return pieces
    }
}

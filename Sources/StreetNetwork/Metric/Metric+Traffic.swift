extension Metric {
    /// Whether the mode may travel a directed edge with its traffic, barriers aside: an edge is none that a vehicle is walked along against
    /// a one-way, nor one of a one-way that is travelled the wrong way if need be.
    public func isOpenWithTraffic(_ directed: DirectedEdge) -> Bool {
        guard isOpen(directed) else { return false }
        guard mode.mayGoAgainstOneWays else { return true }
        let tags = network.tagSets[network.parts.streetTags[Int(network.parts.edgeStreet[directed.edge])]]
        return mode.oneWay(tags).opens(directed.isForward ? .forward : .backward)
    }
}

extension TravelMode {
    fileprivate var mayGoAgainstOneWays: Bool { againstOneWays != nil || usage(of: .oneWay) != .prohibit }
}

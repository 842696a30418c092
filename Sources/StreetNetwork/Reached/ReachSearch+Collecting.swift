/// From the labels of a search to what it reached.
extension ReachSearch {
    /// Hands over the travel on every edge, in ascending order.
    ///
    /// - Returns: whether travel comes to a junction where the data ends.
    func collect(into collector: inout ReachCollector) -> Bool {
        for place in 0..<settled.count { marks.mark(states.directed(settled[place]).edge) }
        let reachesEnd = collector.seedReachesEdgeOfData || reachesEdgeOfData(collector.limit, collector.metric)
        for edge in collector.seededEdges { marks.mark(edge) }
        marks.drain { edge in
            let forward = states.entry(by: DirectedEdge(edge: edge, forward: true))
            let backward = states.entry(by: DirectedEdge(edge: edge, forward: false))
            collector.add(edge, forward: forward, backward: backward)
        }
        return reachesEnd
    }

    /// Whether an origin stands at a junction at the edge of the data.
    func standsAtEdgeOfData(_ origins: [ReachOrigin], limit: Int64) -> Bool {
        origins.contains { origin in
            origin.cost <= limit
                && origin.location.positions.contains { position in
                    guard position.offset == 0 || position.offset == network.length(of: position.edge) else {
                        return false
                    }
                    let end = DirectedEdge(edge: position.edge, forward: position.offset == 0)
                    return network.isEdgeOfData(network.tail(of: end))
                }
        }
    }

    /// Whether an edge that was entered is travelled up to where the data ends.
    private func reachesEdgeOfData(_ limit: Int64, _ metric: Metric) -> Bool {
        network.parts.edgeOfData.contains { junction in
            network.departures(of: Int(junction)).contains { departure in
                let passing = metric.through[departure.reversed.index]
                guard passing != closed, let entry = states.entry(by: departure.reversed) else { return false }
                return entry.cost + Int64(passing) <= limit
            }
        }
    }
}

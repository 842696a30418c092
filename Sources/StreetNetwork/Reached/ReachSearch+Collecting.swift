/// From the labels of a search to what it reached.
extension ReachSearch {
    /// Hands over the travel on every edge, in ascending order.
    ///
    /// - Returns: whether travel comes to a junction where the data ends.
    func collect(into collector: inout ReachCollector) -> Bool {
        for place in 0..<settled.count { marks.mark(states.directed(settled[place]).edge) }
        let reachesEnd = collector.seedReachesEdgeOfData || reachesEdgeOfData(collector.limit, collector.metric)
        for edge in collector.seededEdges { marks.mark(edge) }
        withUnsafeTemporaryAllocation(of: EdgeEntries.self, capacity: 64) { entries in
            marks.drain { first, marks in
                // Read before any is looked at, as then none waits for the memory of another.
                var (rest, count) = (marks, 0)
                while rest != 0 {
                    entries[count] = states.entries(of: first | rest.trailingZeroBitCount)
                    rest &= rest - 1
                    count += 1
                }
                for place in 0..<count { collector.add(entries[place]) }
            }
        }
        return reachesEnd
    }

    /// Whether an origin stands at a junction at the edge of the data.
    func standsAtEdgeOfData(_ origins: [ReachOrigin], limit: Int64) -> Bool {
        origins.contains { origin in
            origin.cost <= limit
                && origin.location.positions.contains {
                    network.junction(at: $0).map(network.isEdgeOfData) ?? false
                }
        }
    }

    /// Whether an edge that was entered is travelled up to where the data ends.
    private func reachesEdgeOfData(_ limit: Int64, _ metric: Metric) -> Bool {
        network.parts.edgeOfData.contains { junction in
            network.departures(of: Int(junction)).contains { departure in
                let arrival = departure.reversed
                let entry = states.entry(by: arrival)
                return metric.through[arrival.index] != closed && entry.exists
                    && entry.cost + metric.through.cost(of: arrival.index) <= limit
            }
        }
    }
}

import StreetNetwork

/// The streets that a search found from facilities, ascending by edge and position; every place once.
struct FoundStreets {
    let metrics: ServiceAreaMetrics
    let facilities: [LocatedFacility]
    /// By the metric that searches.
    let reached: Reached
    /// The largest break, in told steps.
    let limit: Int64
    /// Whether accumulated costs were asked for.
    let accumulates: Bool

    /// Whether a junction is reached where the network's data ends.
    var reachesEdgeOfData: Bool { reached.reachesEdgeOfData }

    /// The streets with told costs; their origins are of no meaning. Free of cost where nothing steers.
    var stretches: [ReachedStretch] { metrics.isSteered ? streets.map(\.reached) : reached.stretches }

    /// The streets with all that is known of them. Complexity: O(n) for n streets.
    var streets: [ReachedStreet] {
        let first = metrics.isSteered ? 1 : 0
        let tables = accumulates ? metrics.accumulated.indices.map { reached.accumulated(by: first + $0) } : []
        let told = metrics.isSteered ? reached.accumulated(by: 0) : []
        let streets = reached.stretches.enumerated().map { place, stretch in
            let facility = facilities[Int(stretch.origin)]
            let own = metrics.isSteered ? told[place].adding(metrics.usedUp(at: facility)) : stretch.costs
            return ReachedStreet(
                reached: ReachedStretch(
                    stretch.stretch, fromCost: own.from, toCost: own.to, origin: Int32(facility.place)),
                accumulated: accumulates ? tables.map { $0[place] } : [])
        }
        return metrics.isSteered ? streets.flatMap(withinLimit) : streets
    }

    /// A steered search goes farther than the told cost lets it.
    private func withinLimit(_ street: ReachedStreet) -> [ReachedStreet] {
        var parts: [ReachedStreet] = []
        metrics.cut(street, at: [limit]) { part, _ in parts.append(part) }
        return parts
    }
}

extension ReachedStretch {
    fileprivate var costs: AccumulatedCost { AccumulatedCost(from: fromCost, to: toCost) }
}

extension AccumulatedCost {
    fileprivate func adding(_ cost: Int64) -> AccumulatedCost { AccumulatedCost(from: from + cost, to: to + cost) }
}

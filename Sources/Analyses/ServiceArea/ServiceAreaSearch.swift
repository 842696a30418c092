import StreetNetwork
import Vocabulary

/// Finds the streets that facilities reach.
struct ServiceAreaSearch {
    /// The streets reached, ascending by edge and position; every place once.
    struct Found {
        var streets: [ReachedStreet]
        /// Whether a junction is reached where the network's data ends.
        var reachesEdgeOfData: Bool
    }

    let metrics: ServiceAreaMetrics
    let context: RunContext

    /// The streets that facilities reach within the largest break, each place from the facility of least cost.
    ///
    /// - Parameters:
    ///   - facilities: with the same breaks.
    ///   - accumulates: whether accumulated costs are needed.
    /// - Throws: `Cancelled`.
    func streets(
        from facilities: [LocatedFacility], accumulates: Bool, _ search: inout ReachSearch
    ) throws -> Found {
        let limit = metrics.steps(within: facilities.first?.breaks.last ?? 0)
        let origins = facilities.compactMap { facility in
            facility.location.map {
                ReachOrigin(metrics.origin($0), cost: metrics.searchSteps(of: metrics.usedUp(at: facility)))
            }
        }
        let first = metrics.isSteered ? 1 : 0
        let reached = try search.explore(
            from: origins, limit: metrics.searchLimit(for: limit), on: metrics.search,
            accumulating: (metrics.isSteered ? [metrics.told] : []) + (accumulates ? metrics.accumulated : []),
            context: context)
        let tables = metrics.accumulated.indices.map { accumulates ? reached.accumulated(by: first + $0) : [] }
        let told = metrics.isSteered ? reached.accumulated(by: 0) : []
        let streets = reached.stretches.enumerated().map { place, stretch in
            let facility = facilities[Int(stretch.origin)]
            let own = metrics.isSteered ? told[place].adding(metrics.usedUp(at: facility)) : stretch.costs
            return ReachedStreet(
                reached: ReachedStretch(
                    stretch.stretch, fromCost: own.from, toCost: own.to, origin: Int32(facility.place)),
                accumulated: accumulates ? tables.map { $0[place] } : [])
        }
        return Found(
            streets: metrics.isSteered ? streets.flatMap { within(limit, $0) } : streets,
            reachesEdgeOfData: reached.reachesEdgeOfData)
    }

    /// A steered search goes farther than the told cost lets it.
    private func within(_ limit: Int64, _ street: ReachedStreet) -> [ReachedStreet] {
        var parts: [ReachedStreet] = []
        metrics.cut(street, at: [limit]) { part, _ in parts.append(part) }
        return parts
    }
}

extension ServiceAreaMetrics {
    /// What a facility uses up before travel sets out, in told steps, rounded up.
    func usedUp(at facility: LocatedFacility) -> Int64 { (facility.facility.cost + told.step - 1) / told.step }
}

extension ReachedStretch {
    fileprivate var costs: AccumulatedCost { AccumulatedCost(from: fromCost, to: toCost) }
}

extension AccumulatedCost {
    fileprivate func adding(_ cost: Int64) -> AccumulatedCost { AccumulatedCost(from: from + cost, to: to + cost) }
}

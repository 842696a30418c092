import StreetNetwork
import Vocabulary

/// Finds the streets that facilities reach.
struct ServiceAreaSearch {
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
    ) throws -> FoundStreets {
        let limit = metrics.steps(within: facilities.first?.breaks.last ?? 0)
        let origins = facilities.compactMap { facility in
            facility.location.map {
                ReachOrigin(metrics.origin($0), cost: metrics.searchSteps(of: metrics.usedUp(at: facility)))
            }
        }
        let reached = try search.explore(
            from: origins, limit: metrics.searchLimit(for: limit), on: metrics.search,
            accumulating: (metrics.isSteered ? [metrics.told] : []) + (accumulates ? metrics.accumulated : []),
            context: context)
        return FoundStreets(
            metrics: metrics, facilities: facilities, reached: reached, limit: limit, accumulates: accumulates)
    }
}

extension ServiceAreaMetrics {
    /// What a facility uses up before travel sets out, in told steps, rounded up.
    func usedUp(at facility: LocatedFacility) -> Int64 { (facility.facility.cost + told.step - 1) / told.step }
}

import Analyses
import JobSpec
import StreetNetwork
import Vocabulary

/// What service areas need of a network beside its metrics: each made once, and shared.
extension NetworkStore {
    struct AreaKey: Hashable {
        let travel: BarrierKey
        let travelsToFacility: Bool
    }

    struct AreaMetrics: Sendable {
        let metrics: ServiceAreaMetrics
        let effects: BarrierEffects?
    }

    struct SurfaceKey: Hashable {
        let weights: WeightsKey
        let excludedClasses: [String]
        let trim: Int64
    }

    /// The network as a service area job sees it, and what its barriers do.
    ///
    /// - Throws: as `network(_:context:)`.
    public func metrics(
        for area: PreparedServiceArea, context: RunContext
    ) throws -> (metrics: ServiceAreaMetrics, effects: BarrierEffects?) {
        let toFacility = area.parameters.travelsToFacility
        let key = AreaKey(travel: BarrierKey(area.travel), travelsToFacility: toFacility)
        let base = try baseMetrics(for: area.travel, context: context)
        let made = try areaMetrics.value(for: key, context: context) {
            // The first of the reported costs is the impedance, as it is told.
            let told = base.costs.first.flatMap { $0 === base.search ? nil : $0 }
            let plain = ServiceAreaMetrics(
                search: base.search, told: told, accumulated: Array(base.costs.dropFirst()))
            let effects =
                area.travel.barriers.isEmpty
                ? nil : BarrierEffects(of: area.travel.barriers, on: base.time, tolerance: area.travel.tolerance)
            let barred = effects.map { plain.with($0.barriers) } ?? plain
            return AreaMetrics(metrics: toFacility ? barred.travellingToFacility : barred, effects: effects)
        }
        return (made.metrics, made.effects)
    }

    /// The surface that a job's areas are drawn on; nil for a job without any.
    ///
    /// - Throws: as `network(_:context:)`.
    public func surface(for area: PreparedServiceArea, context: RunContext) throws -> Surface? {
        guard area.parameters.needsSurface else { return nil }
        let classes = (area.parameters.polygons?.excludedClasses ?? []).sorted()
        let trim = area.parameters.drawnAreas.trim
        let key = SurfaceKey(
            weights: BarrierKey(area.travel).search.weights, excludedClasses: classes, trim: trim)
        let network = try network(area.travel.network, context: context)
        let weights = try weights(for: area.travel, context: context)
        if CountedStreets.isAtPole(network.streets) {
            context.warn("at_pole", "streets of \(network.name) within 11 km of a pole make no area")
        }
        return try surfaces.value(for: key, context: context) {
            try SurfaceLoader(network: network, cache: self.cache)
                .load(weights, of: area.travel.mode.name, excludedClasses: Set(classes), trim: trim, context: context)
        }
    }
}

import Analyses
import ImageFile
import StreetNetwork
import Vocabulary

/// What routes need of a network: metrics with hierarchies, each made once, and shared.
extension NetworkStore {
    /// The network as a route job sees it, and what its barriers do.
    ///
    /// - Throws: as `network(_:context:)`.
    public func metrics(
        for job: TravelRequest, context: RunContext
    ) throws -> (metrics: RouteMetrics, effects: BarrierEffects?) {
        let key = BarrierKey(job)
        let base = try routeMetrics(for: job, context: context)
        guard !job.barriers.isEmpty else { return (base, nil) }
        let barred = try barrierMetrics.value(for: key, context: context) {
            let effects = BarrierEffects(
                of: job.barriers, on: base.time, tolerance: job.tolerance)
            return BarrierMetrics(metrics: base.with(effects.barriers), effects: effects)
        }
        return (barred.metrics, barred.effects)
    }

    /// Makes the metrics of a job before anything else of it is known, where its network was compiled before: else its mistakes
    /// would be told late. What is to be said of them, and what fails, is said when they are asked for.
    ///
    /// - Returns: the network; nil where there is nothing to be ready with.
    public func makeReady(for job: TravelRequest, _ context: RunContext) -> LoadedNetwork? {
        guard holdsStreets(of: job.network) else { return nil }
        let silent = RunContext(cancellation: context.cancellation, progress: context.progress)
        _ = try? metrics(for: job, context: silent)
        return try? network(job.network, context: silent)
    }

    /// The metrics of a route job without barriers.
    private func routeMetrics(for job: TravelRequest, context: RunContext) throws -> RouteMetrics {
        let base = try baseMetrics(for: job, context: context)
        let key = BarrierKey(job).search
        let network = try network(job.network, context: context)
        let search = try routeMetrics.value(for: key, context: context) {
            try self.ranked(base.search, of: job, on: network, context: context)
        }
        func known(_ metric: Metric) -> Metric { metric === base.search ? search : metric }
        return RouteMetrics(search: search, time: known(base.time), costs: base.costs.map(known))
    }

    /// A metric with the hierarchy of its mode, or of the project's mode of that name where the job's own restrictions close
    /// more than that one does; without any where making one for a single run is not worth it.
    private func ranked(
        _ metric: Metric, of job: TravelRequest, on network: LoadedNetwork, context: RunContext
    ) throws -> Metric {
        let weightsKey = BarrierKey(job).search.weights
        if network.keeps(job.mode, of: project) || network.streets.edgeCount <= Self.smallNetwork {
            let weights = try weights(for: job, context: context)
            return metric.with(
                try hierarchy(job.mode, weights, key: weightsKey, on: network, context: context))
        }
        guard let named = project.travelModes[job.mode.name], network.keeps(named, of: project) else { return metric }
        let key = WeightsKey(network: job.network, mode: Digest(of: named.canonicalText))
        let weights = try self.weights.value(for: key, context: context) {
            try ModeLoader(network: network, cache: self.cache, project: self.project).load(named, context: context)
        }
        let whole = Metric(
            network: network.streets, mode: named, weights: weights, impedance: .time, uTurns: job.uTurns)
        guard metric.uses(noMoreThan: whole) else { return metric }
        return metric.with(
            try hierarchy(named, weights, key: key, on: network, context: context), isOwn: false)
    }

    private func hierarchy(
        _ mode: TravelMode, _ weights: ModeWeights, key: WeightsKey, on network: LoadedNetwork, context: RunContext
    ) throws -> Hierarchy {
        try hierarchies.value(for: key, context: context) {
            try HierarchyLoader(network: network, cache: self.cache, project: self.project)
                .load(mode, weights, context: context)
        }
    }

    /// Edges of a network whose hierarchy is made in a moment, so that it need not be kept.
    private static let smallNetwork = 5000
}

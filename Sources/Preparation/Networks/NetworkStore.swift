import Analyses
import JobSpec
import StreetNetwork
import Synchronization
import Vocabulary

/// Opens networks and compiles metrics: each once, however many workers ask, and shared by all of them.
public final class NetworkStore: Sendable {
    let project: Project
    let cache: NetworkCache?
    private let networks = OnceMap<String, LoadedNetwork>(keeping: .max)
    private let utilities = OnceMap<String, LoadedUtilityNetwork>(keeping: .max)
    private let weights = OnceMap<WeightsKey, ModeWeights>(keeping: 64)
    private let baseMetrics = OnceMap<BaseKey, Metric>(keeping: 64)
    private let hierarchies = OnceMap<WeightsKey, Hierarchy>(keeping: 64)
    /// With hierarchies.
    private let routeMetrics = OnceMap<BaseKey, Metric>(keeping: 64)
    /// Metrics with barriers are as large as those without, and there can be one a job: only a few are kept.
    private let barrierMetrics = OnceMap<BarrierKey, BarrierMetrics>(keeping: 16)
    let areaMetrics = OnceMap<AreaKey, AreaMetrics>(keeping: 16)
    let surfaces = OnceMap<SurfaceKey, Surface>(keeping: 8)

    struct WeightsKey: Hashable {
        let network: String
        /// The mode with the restrictions that are in force.
        let mode: Digest
    }

    struct BaseKey: Hashable {
        let weights: WeightsKey
        let impedance: Impedance
        let uTurns: UTurnPolicy
        let steered: Bool
    }

    struct BarrierKey: Hashable {
        let search: BaseKey
        let costs: [Impedance]
        let barriers: Digest
        let tolerance: Int64

        init(_ job: TravelRequest) {
            let weights = WeightsKey(network: job.network, mode: job.modeDigest)
            search = BaseKey(weights: weights, impedance: job.impedance, uTurns: job.uTurns, steered: true)
            costs = job.reportedCosts
            barriers = job.barrierDigest
            tolerance = job.tolerance
        }
    }

    private struct BarrierMetrics: Sendable {
        let metrics: RouteMetrics
        let effects: BarrierEffects
    }

    /// - Parameter cache: where compiled networks are kept; nil: nowhere.
    public init(project: Project, cache: NetworkCache? = nil) {
        self.project = project
        self.cache = cache
    }

    /// The network of that name, which the project file is known to have.
    ///
    /// - Throws: `NetworkFailure`, the same for everybody who asks; `Cancelled`.
    public func network(_ name: String, context: RunContext) throws -> LoadedNetwork {
        try networks.value(for: name, context: context) {
            try NetworkLoader(project: self.project, cache: self.cache).load(name, context: context)
        }
    }

    /// The utility network of that name, which the project file is known to have.
    ///
    /// - Throws: `NetworkFailure`, the same for everybody who asks; `Cancelled`.
    public func utilityNetwork(_ name: String, context: RunContext) throws -> LoadedUtilityNetwork {
        try utilities.value(for: name, context: context) {
            try UtilityLoader(project: self.project, cache: self.cache).load(name, context: context)
        }
    }

    /// Whether the network of that name is one of pipes or cables.
    public func isUtility(_ name: String) -> Bool { project.networks[name]?.utility != nil }

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
            try hierarchy(named, weights, key: key, on: network, context: context), madeFor: whole)
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

    /// What a utility network holds; its image is made where it is not there yet.
    ///
    /// - Parameter rebuilds: whether an image that there is does not count.
    /// - Throws: as `utilityNetwork(_:context:)`.
    public func utilitySummary(of name: String, rebuilds: Bool, context: RunContext) throws -> UtilitySummary {
        UtilitySummary(
            try UtilityLoader(project: project, cache: cache).load(name, rebuilds: rebuilds, context: context))
    }

    /// What a network holds, for its travel modes; all images are made that are not there yet.
    ///
    /// - Parameter rebuilds: whether images that there are do not count.
    /// - Throws: as `network(_:context:)`.
    public func summary(of name: String, rebuilds: Bool, context: RunContext) throws -> NetworkSummary {
        guard let spec = project.networks[name] else { throw NetworkFailure("there is no network '\(name)'") }
        let network = try NetworkLoader(project: project, cache: cache).load(name, rebuilds: rebuilds, context: context)
        let loader = ModeLoader(network: network, cache: cache, project: project)
        let hierarchies = HierarchyLoader(network: network, cache: cache, project: project)
        let modes = try project.modes(of: spec).map { mode in
            let weights = try loader.load(mode, rebuilds: rebuilds, context: context)
            return (mode, weights, try hierarchies.load(mode, weights, rebuilds: rebuilds, context: context))
        }
        return NetworkSummary(network, spec, modes: modes)
    }

    private func noteAssumedSpeeds(_ count: Int, of job: TravelRequest, _ context: RunContext) {
        guard count > 0 else { return }
        context.note(
            "assumed_speed",
            "\(count) \(count == 1 ? "street" : "streets") of \(job.network) with neither a speed nor a class that "
                + "\(job.mode.name) knows: taken at its default_speed")
    }

    /// What the mode of a job makes of its network.
    func weights(for job: TravelRequest, context: RunContext) throws -> ModeWeights {
        let network = try network(job.network, context: context)
        return try weights.value(for: BarrierKey(job).search.weights, context: context) {
            try ModeLoader(network: network, cache: self.cache, project: self.project).load(job.mode, context: context)
        }
    }

    /// The metrics of a job without barriers.
    func baseMetrics(for job: TravelRequest, context: RunContext) throws -> RouteMetrics {
        let network = try network(job.network, context: context)
        let search = BarrierKey(job).search
        let weights = try weights(for: job, context: context)
        noteAssumedSpeeds(weights.assumedSpeeds, of: job, context)
        func metric(_ impedance: Impedance, steered: Bool) throws -> Metric {
            // Without anything that steers, what is looked for is what is told.
            let isSearch = steered || !weights.steers && !impedance.isAttribute
            let key = BaseKey(
                weights: search.weights, impedance: impedance, uTurns: search.uTurns, steered: isSearch)
            return try baseMetrics.value(for: key, context: context) {
                Metric(
                    network: network.streets, mode: job.mode, weights: weights, impedance: impedance,
                    uTurns: search.uTurns, steered: isSearch)
            }
        }
        return RouteMetrics(
            search: try metric(search.impedance, steered: true), time: try metric(.time, steered: false),
            costs: try job.reportedCosts.map { try metric($0, steered: false) })
    }
}

extension Impedance {
    fileprivate var isAttribute: Bool {
        if case .attribute = self { return true }
        return false
    }
}

import Analyses
import ImageFile
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
    let weights = OnceMap<WeightsKey, ModeWeights>(keeping: 64)
    private let unusedClasses = OnceMap<WeightsKey, UnusedClasses>(keeping: 64)
    private let baseMetrics = OnceMap<BaseKey, Metric>(keeping: 64)
    let hierarchies = OnceMap<WeightsKey, Hierarchy>(keeping: 64)
    /// With hierarchies.
    let routeMetrics = OnceMap<BaseKey, Metric>(keeping: 64)
    /// Metrics with barriers are as large as those without, and there can be one a job: only a few are kept.
    let barrierMetrics = OnceMap<BarrierKey, BarrierMetrics>(keeping: 16)
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

    struct BarrierMetrics: Sendable {
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

    /// Whether the streets of that name were compiled before.
    public func holdsStreets(of name: String) -> Bool { cache?.holdsStreets(of: name) == true }

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

    private func noteUnusedClasses(of job: TravelRequest, _ context: RunContext) throws {
        guard project.networks[job.network]?.streets?.layer != nil else { return }
        let network = try network(job.network, context: context)
        let unused = try unusedClasses.value(for: BarrierKey(job).search.weights, context: context) {
            UnusedClasses(of: network.streets, for: job.mode)
        }
        guard unused.count > 0 else { return }
        let names =
            unused.names.prefix(10).map { $0.isEmpty ? "no class" : $0 } + (unused.names.count > 10 ? ["..."] : [])
        context.note(
            "class_without_speed",
            "\(unused.count) \(unused.count == 1 ? "street" : "streets") of \(job.network) \(unused.count == 1 ? "is" : "are") not used, since "
                + "\(job.mode.name) gives \(unused.count == 1 ? "its" : "their") class no speed: \(names.joined(separator: ", "))"
        )
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
        try noteUnusedClasses(of: job, context)
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

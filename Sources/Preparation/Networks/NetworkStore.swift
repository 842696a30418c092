import Analyses
import JobSpec
import NetworkImport
import StreetNetwork
import Synchronization
import Vocabulary

/// Opens networks and compiles metrics: each once, however many workers ask, and shared by all of them.
public final class NetworkStore: Sendable {
    private let project: Project
    private let networks = OnceMap<String, LoadedNetwork>(keeping: .max)
    private let weights = OnceMap<WeightsKey, ModeWeights>(keeping: .max)
    private let baseMetrics = OnceMap<BaseKey, Metric>(keeping: .max)
    /// Metrics with barriers are as large as those without, and there can be one a job: only a few are kept.
    private let barrierMetrics = OnceMap<BarrierKey, BarrierMetrics>(keeping: 16)

    private struct WeightsKey: Hashable {
        let network: String
        let mode: String
    }

    private struct BaseKey: Hashable {
        let weights: WeightsKey
        let impedance: Impedance
        let uTurns: UTurnPolicy
    }

    private struct BarrierKey: Hashable {
        let base: BaseKey
        let barriers: Digest
    }

    private struct BarrierMetrics: Sendable {
        let metrics: RouteMetrics
        let effects: BarrierEffects
    }

    public init(project: Project) { self.project = project }

    /// The network of that name, which the project file is known to have.
    ///
    /// - Throws: `NetworkFailure`, the same for everybody who asks; `Cancelled`.
    public func network(_ name: String, context: RunContext) throws -> LoadedNetwork {
        try networks.value(for: name) { try NetworkLoader(project: self.project).load(name, context: context) }
    }

    /// The network as a route job sees it, and what its barriers do.
    ///
    /// - Throws: as `network(_:context:)`.
    public func metrics(
        for job: PreparedRoute, context: RunContext
    ) throws -> (metrics: RouteMetrics, effects: BarrierEffects?) {
        let network = try network(job.network, context: context)
        let key = BaseKey(
            weights: WeightsKey(network: job.network, mode: job.mode.name), impedance: job.parameters.impedance,
            uTurns: job.uTurns)
        let base = try baseMetrics(key, network, job)
        guard !job.barriers.isEmpty else { return (base, nil) }
        let barred = try barrierMetrics.value(for: BarrierKey(base: key, barriers: job.barrierDigest)) {
            let effects = BarrierEffects(of: job.barriers, on: base.impedance)
            let metrics = RouteMetrics(
                impedance: base.impedance.closing(effects.closures), time: base.time.closing(effects.closures))
            return BarrierMetrics(metrics: metrics, effects: effects)
        }
        return (barred.metrics, barred.effects)
    }

    private func baseMetrics(_ key: BaseKey, _ network: LoadedNetwork, _ job: PreparedRoute) throws -> RouteMetrics {
        func metric(_ impedance: Impedance) throws -> Metric {
            let key = BaseKey(weights: key.weights, impedance: impedance, uTurns: key.uTurns)
            return try baseMetrics.value(for: key) {
                let weights = try self.weights.value(for: key.weights) {
                    ModeWeights(network: network.streets, mode: job.mode)
                }
                return Metric(
                    network: network.streets, mode: job.mode, weights: weights, impedance: impedance, uTurns: key.uTurns
                )
            }
        }
        return RouteMetrics(impedance: try metric(key.impedance), time: try metric(.time))
    }
}

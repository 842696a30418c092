import StreetNetwork
import TestSupport
import Vocabulary

/// A random network with one choice of policy and impedance, the engine's metric for it and the oracle's view.
struct RandomSearch {
    let random: RandomNetwork
    let metric: Metric
    /// Without the barriers.
    let plain: Metric
    let barriers: NetworkBarriers
    /// The same, with nothing avoided or preferred: what tells costs.
    let telling: Metric
    let locations: [Location]
    let oracle: OraclePaths
    let tellingOracle: OraclePaths

    static let policies = UTurnPolicy.allCases
    static let impedances: [Impedance] = [.time, .length, .time, .attribute("toll"), .time, .attribute("risk"), .time]

    /// - Parameter obstructed: whether barriers lie on the network.
    init(seed: UInt64, obstructed: Bool = true) {
        let random = RandomNetwork(seed: seed)
        let uTurns = Self.policies[Int(seed % UInt64(Self.policies.count))]
        let impedance = Self.impedances[Int(seed % UInt64(Self.impedances.count))]
        func metric(steered: Bool) -> Metric {
            let weights = ModeWeights(network: random.network, mode: random.mode)
            return Metric(
                network: random.network, mode: random.mode, weights: weights, impedance: impedance, uTurns: uTurns,
                steered: steered)
        }
        let plain = metric(steered: true)
        var laid = NetworkBarriers()
        let obstacles = obstructed ? random.obstacles : []
        for obstacle in obstacles { obstacle.lay(into: &laid, on: plain) }
        let barriers = OracleBarriers(obstacles, on: plain)
        func rules(steered: Bool, step: Int64) -> OracleRules {
            OracleRules(
                random.network, mode: random.mode, impedance: impedance, uTurns: uTurns, steered: steered,
                step: step, barriers: barriers)
        }
        self.random = random
        self.metric = plain.with(laid)
        self.plain = plain
        self.barriers = laid
        telling = metric(steered: false).with(laid)
        locations = random.locations(on: self.metric, approached: seed % 3 == 0)
        oracle = OraclePaths(rules(steered: true, step: self.metric.step))
        tellingOracle = OraclePaths(rules(steered: false, step: telling.step))
    }
}

/// Seeds in blocks, so that a failing one is found by its block and blocks run side by side.
func seeds(_ block: UInt64, of count: UInt64) -> Range<UInt64> { block * count..<(block + 1) * count }

import StreetNetwork
import TestSupport
import Vocabulary

/// A random network with one choice of policy and impedance, the engine's metric for it and the oracle's view.
struct RandomSearch {
    let random: RandomNetwork
    let metric: Metric
    let locations: [Location]
    let oracle: OraclePaths

    static let policies = UTurnPolicy.allCases

    init(seed: UInt64, closesBarriers: Bool = true) {
        let random = RandomNetwork(seed: seed)
        let uTurns = Self.policies[Int(seed % UInt64(Self.policies.count))]
        let impedance: Impedance = seed % 4 == 3 ? .length : .time
        let metric = random.metric(impedance: impedance, uTurns: uTurns, closesBarriers: closesBarriers)
        let locations = random.locations(on: metric)
        self.random = random
        self.metric = metric
        self.locations = locations
        oracle = OraclePaths(
            OracleRules(random.network, mode: random.mode, impedance: impedance, uTurns: uTurns),
            closures: metric.barriers.edges.mapValues(\.closures), positions: locations.flatMap(\.positions))
    }
}

/// Seeds in blocks, so that a failing one is found by its block and blocks run side by side.
func seeds(_ block: UInt64, of count: UInt64) -> Range<UInt64> { block * count..<(block + 1) * count }

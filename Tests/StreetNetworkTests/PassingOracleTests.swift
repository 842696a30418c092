import StreetNetwork
import TestSupport
import Testing

/// Who comes to a place and goes on, against the oracle on seeded random networks.
@Suite("Passing a place") struct PassingOracleTests {
    @Test(
        "costs what the turn from the street that was come by does, and what follows",
        arguments: UInt64(0)..<10)
    func costs(block: UInt64) throws {
        for seed in seeds(block, of: 50) {
            let search = RandomSearch(seed: seed)
            let metric = search.metric
            let passings = search.locations.flatMap { location in
                [(true, true), (true, false), (false, true)].flatMap { mayTurnRound, stops in
                    metric.passings(of: location, turningRound: mayTurnRound, stopping: stops)
                }
            }
            var workspace = PathSearch(network: search.random.network)
            for origin in passings {
                let targets = search.locations + passings
                let costs = try workspace.costs(from: origin, to: targets, on: metric)
                #expect(costs == search.oracle.costs(from: origin, to: targets), "seed \(seed), \(origin)")
                for target in targets.indices {
                    guard let path = workspace.path(toTarget: target) else { continue }
                    #expect(metric.cost(of: path) == path.cost, "seed \(seed), \(origin)")
                }
            }
        }
    }
}

import StreetNetwork
import TestSupport
import Testing

/// The engine against the oracle on thousands of seeded random networks.
@Suite struct PathSearchOracleTests {
    @Test(arguments: UInt64(0)..<20)
    func costsAndPathsAreTheOracles(block: UInt64) throws {
        for seed in seeds(block, of: 100) {
            let search = RandomSearch(seed: seed)
            var workspace = PathSearch(network: search.random.network)
            for origin in search.locations {
                let costs = try workspace.costs(from: origin, to: search.locations, on: search.metric)
                let expected = search.oracle.costs(from: origin, to: search.locations)
                #expect(costs == expected, "seed \(seed)")
                for (index, target) in search.locations.enumerated() {
                    let path = workspace.path(toTarget: index)
                    #expect(path?.cost == expected[index], "seed \(seed)")
                    guard let path else { continue }
                    let fault = search.oracle.fault(in: path, from: origin, to: target)
                    #expect(fault == nil, "seed \(seed)")
                    #expect(search.metric.cost(of: path) == path.cost, "seed \(seed)")
                }
            }
        }
    }

    @Test(arguments: UInt64(0)..<4)
    func exploringReachesTheOraclesLengthOfRoad(block: UInt64) throws {
        for seed in seeds(block, of: 100) {
            let search = RandomSearch(seed: seed)
            var workspace = PathSearch(network: search.random.network)
            for origin in search.locations.prefix(3) {
                for limit in [Int64(0), 7_001, 45_003, 300_007] {
                    try workspace.explore(from: origin, limit: limit, on: search.metric)
                    var reached = ReachedRoad(on: search.metric)
                    reached.leave(origin, within: limit)
                    for edge in 0..<search.random.network.edgeCount {
                        for forward in [true, false] {
                            let directed = DirectedEdge(edge: edge, forward: forward)
                            guard let cost = workspace.cost(ofEntering: directed), cost <= limit else { continue }
                            reached.enter(directed, at: cost, within: limit)
                        }
                    }
                    let expected = search.oracle.reachedLength(from: origin, within: limit)
                    #expect(reached.length == expected, "seed \(seed), limit \(limit)")
                }
            }
        }
    }
}

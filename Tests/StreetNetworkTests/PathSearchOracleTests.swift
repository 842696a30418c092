import StreetNetwork
import TestSupport
import Testing

/// The engine against the oracle on thousands of seeded random networks, with barriers of every kind.
@Suite struct PathSearchOracleTests {
    @Test("Costs are the oracle's, and every path may be travelled at the cost it tells", arguments: UInt64(0)..<30)
    func costsAndPaths(block: UInt64) throws {
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
                    #expect(search.telling.cost(of: path) == search.tellingOracle.cost(of: path), "seed \(seed)")
                }
            }
        }
    }

    @Test("With every edge turned round, the way back costs what the way there does", arguments: UInt64(0)..<30)
    func mirrored(block: UInt64) throws {
        for seed in seeds(block, of: 100) {
            let search = RandomSearch(seed: seed)
            let (there, back) = (search.metric, search.metric.mirrored)
            let locations = search.locations
            let turned = locations.map(\.mirrored)
            var workspace = PathSearch(network: search.random.network)
            let costs = try locations.map { try workspace.costs(from: $0, to: locations, on: there) }
            for (target, location) in turned.enumerated() {
                let mirrored = try workspace.costs(from: location, to: turned, on: back)
                #expect(mirrored == costs.map { $0[target] }, "seed \(seed)")
                for origin in turned.indices {
                    guard let path = workspace.path(toTarget: origin) else { continue }
                    let fault = search.oracle.fault(in: path.turned, from: locations[origin], to: locations[target])
                    #expect(fault == nil, "seed \(seed)")
                    #expect(back.cost(of: path) == path.cost, "seed \(seed)")
                }
            }
            let again = try locations.map { try workspace.costs(from: $0, to: locations, on: back.mirrored) }
            #expect(again == costs, "seed \(seed)")
        }
    }

    @Test("Exploring reaches the oracle's length of road", arguments: UInt64(0)..<8)
    func exploring(block: UInt64) throws {
        for seed in seeds(block, of: 100) {
            let search = RandomSearch(seed: seed)
            var workspace = PathSearch(network: search.random.network)
            for origin in search.locations.prefix(3) where origin.isOnAllSides {
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

extension Path {
    /// The path on the ground that one over edges turned round stands for.
    fileprivate var turned: Path { Path(stretches: stretches.reversed().map(\.reversed), cost: cost) }
}

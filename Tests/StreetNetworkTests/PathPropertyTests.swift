import StreetNetwork
import TestSupport
import Testing

/// What must hold of every path, whatever the network.
@Suite struct PathPropertyTests {
    @Test(arguments: UInt64(0)..<4)
    func theSamePathIsFoundAgainAndWithAUsedWorkspace(block: UInt64) throws {
        for seed in seeds(block, of: 50) {
            let search = RandomSearch(seed: seed)
            var used = PathSearch(network: search.random.network)
            for origin in search.locations { _ = try used.costs(from: origin, to: search.locations, on: search.metric) }
            for origin in search.locations {
                for target in search.locations {
                    var fresh = PathSearch(network: search.random.network)
                    _ = try fresh.costs(from: origin, to: [target], on: search.metric)
                    _ = try used.costs(from: origin, to: [target, origin], on: search.metric)
                    #expect(fresh.path(toTarget: 0) == used.path(toTarget: 0), "seed \(seed)")
                }
            }
        }
    }

    @Test(arguments: UInt64(0)..<4)
    func piecesOfAPathAddUpToTheWhole(block: UInt64) throws {
        var random = SplitMix64(seed: block)
        for seed in seeds(block, of: 50) {
            let search = RandomSearch(seed: seed)
            var workspace = PathSearch(network: search.random.network)
            for origin in search.locations {
                _ = try workspace.costs(from: origin, to: search.locations, on: search.metric)
                for target in search.locations.indices {
                    guard let path = workspace.path(toTarget: target) else { continue }
                    for (place, stretch) in path.stretches.enumerated() where stretch.length > 1 {
                        let cut = stretch.from + (stretch.to - stretch.from) * Int64(random.whole(1...99)) / 100
                        let parts = path.cut(place, at: cut).compactMap { search.metric.cost(of: $0) }
                        #expect(parts.count == 2 && parts[0] + parts[1] == path.cost, "seed \(seed)")
                    }
                }
            }
        }
    }

    /// Two streets of the same length between two junctions: the tie is broken by the network, not by chance.
    @Test func ofEquallyCheapPathsOneIsAlwaysTaken() throws {
        let town = DrawnNetwork(
            """
            A--B--C
            |  |  |
            D--E--F
            |  |  |
            G--H--I
            """)
        let routes = (0..<20).map { _ in town.route("A", "I", by: .testWalker) }
        #expect(Set(routes).count == 1)
    }

    @Test func aWorkspaceServesManyMetricsOfItsNetwork() throws {
        let town = DrawnNetwork("A-->--B--C", ["BC": ["highway": "primary"]])
        var workspace = PathSearch(network: town.network)
        for mode in [TravelMode.testCar, .testWalker, .testCar] {
            let metric = town.metric(for: mode)
            let (from, to) = (town.location(town.place("C"), on: metric)!, town.location(town.place("A"), on: metric)!)
            let costs = try workspace.costs(from: from, to: [to], on: metric)
            #expect((costs[0] == nil) == (mode.name == "test_car"))
        }
    }
}

extension Path {
    /// The two parts of a path that is cut in one of its stretches.
    fileprivate func cut(_ place: Int, at offset: Int64) -> [Path] {
        let stretch = stretches[place]
        let before = EdgeStretch(directed: stretch.directed, from: stretch.from, to: offset)
        let after = EdgeStretch(directed: stretch.directed, from: offset, to: stretch.to)
        return [
            Path(stretches: stretches[..<place] + [before], cost: 0),
            Path(stretches: [after] + stretches[(place + 1)...], cost: 0),
        ]
    }
}

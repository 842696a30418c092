import StreetNetwork
import TestSupport
import Testing
import Vocabulary

/// Searches in a hierarchy against Dijkstra's algorithm, on thousands of seeded random networks with barriers of every kind,
/// turn rules, chains of turns, and streets for destinations only.
@Suite struct HierarchySearchTests {
    @Test("Costs and paths are those found without a hierarchy, to the last turn", arguments: UInt64(0)..<30)
    func samePaths(block: UInt64) throws {
        for seed in seeds(block, of: 100) {
            let search = RandomSearch(seed: seed)
            let hierarchy = try Hierarchy(of: search.plain, context: RunContext())
            let mended = search.plain.with(hierarchy).with(search.barriers)
            try expectSame(search.locations, search.metric, mended, "seed \(seed), costs mended")
            try expectSame(search.locations, search.metric, search.metric.with(hierarchy), "seed \(seed), costs anew")
        }
    }

    @Test("A job's own restrictions search in the hierarchy of their mode where they close more than it does")
    func ownRestrictions() throws {
        var (served, refused) = (0, 0)
        for seed in UInt64(0)..<400 {
            let search = RandomSearch(seed: seed, obstructed: false)
            let (network, plain) = (search.random.network, search.plain)
            let hierarchy = try Hierarchy(of: plain, context: RunContext())
            for usage in [RestrictionUsage.prohibit, .off, .avoidHigh] {
                var mode = search.random.mode
                for name in network.restrictionNames + ["unpaved", "gates", "tolls"] { mode.restrictions[name] = usage }
                let own = Metric(
                    network: network, mode: mode, weights: ModeWeights(network: network, mode: mode),
                    impedance: plain.impedance, uTurns: plain.uTurns)
                guard own.uses(noMoreThan: plain) else {
                    refused += 1
                    continue
                }
                served += 1
                let ranked = own.with(hierarchy, isOwn: false)
                try expectSame(search.locations, own, ranked, "seed \(seed), \(usage)")
            }
        }
        #expect(served > 100 && refused > 20, "\(served) served, \(refused) refused")
    }

    @Test("Barriers that go leave the costs that were there before", arguments: UInt64(0)..<4)
    func barriersGo(block: UInt64) throws {
        for seed in seeds(block, of: 100) {
            let search = RandomSearch(seed: seed)
            let hierarchy = try Hierarchy(of: search.plain, context: RunContext())
            func cleared(_ metric: Metric) -> Metric { metric.with(search.barriers).with(NetworkBarriers()) }
            try expectSame(
                search.locations, cleared(search.plain), cleared(search.plain.with(hierarchy)), "seed \(seed)")
        }
    }

    private func expectSame(
        _ locations: [Location], _ metric: Metric, _ hierarchical: Metric, _ comment: Comment
    ) throws {
        var plainly = PathSearch(network: metric.network)
        var quickly = PathSearch(network: metric.network)
        for lastResort in [false, true] {
            for origin in locations {
                let expected = try plainly.costs(
                    from: origin, to: locations, on: metric, lastResort: lastResort)
                let costs = try quickly.costs(
                    from: origin, to: locations, on: hierarchical, lastResort: lastResort)
                #expect(costs == expected, comment)
                for target in locations.indices {
                    #expect(quickly.path(toTarget: target) == plainly.path(toTarget: target), comment)
                }
            }
        }
    }
}

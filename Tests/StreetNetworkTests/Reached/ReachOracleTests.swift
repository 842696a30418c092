import StreetNetwork
import TestSupport
import Testing
import Vocabulary

/// What is reached against the oracle on thousands of seeded random networks, with barriers of every kind.
@Suite struct ReachOracleTests {
    @Test("Every millimetre belongs to the oracle's origin and direction, at its cost", arguments: UInt64(0)..<30)
    func millimetres(block: UInt64) throws {
        for seed in seeds(block, of: 100) {
            let trial = RandomReach(seed: seed)
            var search = ReachSearch(network: trial.network)
            for (origins, limit) in trial.questions {
                let reached = try search.explore(from: origins, limit: limit, on: trial.search.metric)
                #expect(trial.fault(in: reached.stretches, on: trial.search.metric) == nil, "seed \(seed)")
                let oracle = OracleStretches(trial.search.oracle, from: origins, within: limit)
                for (edge, offset) in trial.places(along: reached.stretches) {
                    let found = trial.millimetre(of: edge, from: offset, in: reached.stretches, trial.search.metric)
                    let expected = oracle.millimetre(of: edge, from: offset)
                    #expect(found == expected, "seed \(seed), limit \(limit), edge \(edge), \(offset) mm")
                }
            }
        }
    }

    @Test("One workspace finds the same again, for other metrics in between", arguments: UInt64(0)..<4)
    func reuse(block: UInt64) throws {
        for seed in seeds(block, of: 50) {
            let trial = RandomReach(seed: seed)
            var search = ReachSearch(network: trial.network)
            let metrics = [trial.search.metric, trial.search.metric.mirrored, trial.search.metric]
            for metric in metrics {
                for (origins, limit) in trial.questions {
                    var fresh = ReachSearch(network: trial.network)
                    let (one, other) = (
                        try search.explore(from: origins, limit: limit, on: metric),
                        try fresh.explore(from: origins, limit: limit, on: metric)
                    )
                    #expect(one.stretches == other.stretches, "seed \(seed)")
                }
            }
        }
    }

    @Test(
        "With every edge turned round, the way from each place to the origin costs what is told",
        arguments: UInt64(0)..<20)
    func mirrored(block: UInt64) throws {
        for seed in seeds(block, of: 50) {
            let trial = RandomReach(seed: seed)
            let (there, back) = (trial.search.metric, trial.search.metric.mirrored)
            var search = ReachSearch(network: trial.network)
            var paths = PathSearch(network: trial.network)
            for (origins, limit) in trial.questions.prefix(3) {
                let turned = origins.map { ReachOrigin($0.location.mirrored, cost: $0.cost) }
                let stretches = try search.explore(from: turned, limit: limit, on: back).stretches
                #expect(trial.fault(in: stretches, on: back) == nil, "seed \(seed)")
                // Who stands at the very end of an edge cannot set out on it in the direction of that end.
                let places = trial.places(along: stretches).filter {
                    $0.offset > 0 && $0.offset + 1 < trial.network.length(of: $0.edge)
                }
                for (edge, offset) in places.prefix(40) {
                    let middle = trial.millimetre(of: edge, from: offset, in: stretches, back)
                    let expected = try trial.millimetre(
                        of: edge, from: offset, to: origins, within: limit, on: there, &paths)
                    if case .some(let expected) = expected {
                        #expect(middle == expected, "seed \(seed), limit \(limit), edge \(edge), \(offset) mm")
                    }
                }
            }
        }
    }

    @Test("What is added up along the way is what the path costs", arguments: UInt64(0)..<10)
    func accumulated(block: UInt64) throws {
        for seed in seeds(block, of: 100) {
            let trial = RandomReach(seed: seed)
            let (metric, telling) = (trial.search.metric, trial.search.telling)
            var search = ReachSearch(network: trial.network)
            var paths = PathSearch(network: trial.network)
            for origin in trial.search.locations.prefix(3) {
                let reached = try search.explore(
                    from: [ReachOrigin(origin, cost: 5)], limit: 200_000, on: metric, accumulating: [metric, telling])
                let (own, told) = (reached.accumulated(by: 0), reached.accumulated(by: 1))
                #expect(own.count == reached.stretches.count && told.count == own.count)
                for (index, stretch) in reached.stretches.enumerated() {
                    #expect(own[index].from == stretch.fromCost - 5 && own[index].to == stretch.toCost - 5)
                    let target = Location(
                        positions: [EdgePosition(edge: stretch.stretch.directed.edge, offset: stretch.stretch.to)],
                        coordinate: origin.coordinate, distance: 0, side: origin.side,
                        directions: Directions(of: stretch.stretch.directed))
                    let cost = try paths.costs(from: origin, to: [target], on: metric)[0]
                    // Somebody who stands at the very place need not come to it.
                    guard let path = paths.path(toTarget: 0), !path.stretches.isEmpty, cost == own[index].to else {
                        continue
                    }
                    #expect(telling.cost(of: path) == told[index].to, "seed \(seed), \(stretch)")
                }
            }
        }
    }

    @Test("Pieces meet, and each costs no more than its break and more than the one before", arguments: UInt64(0)..<10)
    func pieces(block: UInt64) throws {
        for seed in seeds(block, of: 100) {
            let trial = RandomReach(seed: seed)
            let metric = seed % 2 == 0 ? trial.search.metric : trial.search.metric.mirrored
            var search = ReachSearch(network: trial.network)
            for (origins, limit) in trial.questions.prefix(2) {
                let breaks = [0, limit / 3, limit / 3, limit / 2, limit]
                for stretch in try search.explore(from: origins, limit: limit, on: metric).stretches {
                    let fault = trial.fault(
                        inPieces: stretch.pieces(at: breaks, on: metric), of: stretch, breaks, metric)
                    #expect(fault == nil, "seed \(seed), \(stretch)")
                }
            }
        }
    }
}

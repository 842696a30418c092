import Foundation
import TestSupport
import Testing
import Vocabulary

@testable import StreetNetwork

/// How much work hierarchies do and spare: counts, never seconds.
@Suite struct HierarchyWorkTests {
    @Test("Across a town of 10,000 crossings a search looks at a thirtieth of what it does without a hierarchy")
    func fewRanks() throws {
        let town = GridTown(size: 100)
        let ranked = town.metric.with(try Hierarchy(of: town.metric, context: RunContext()))
        let (from, to) = (try #require(town.location(0)), try #require(town.location(9_999)))
        var search = PathSearch(network: town.network)
        let plainly = try search.costs(from: from, to: [to], on: town.metric)
        let states = search.settled
        let path = search.path(toTarget: 0)
        #expect(try search.costs(from: from, to: [to], on: ranked) == plainly)
        #expect(search.settled * 30 < states, "\(search.settled) ranks, \(states) states")
        #expect(search.path(toTarget: 0) == path)
    }

    @Test("A path is unwound from the arcs it climbs by, and looks beside them only where another way costs the same")
    func onlyWays() throws {
        let town = GridTown(size: 60, isCrooked: true)
        let ranked = town.metric.with(try Hierarchy(of: town.metric, context: RunContext()))
        let places = try [0, 59, 3_540, 3_599, 1_832].map { try #require(town.location($0)) }
        var search = PathSearch(network: town.network)
        var plain = PathSearch(network: town.network)
        var looksBeside = 0
        for from in places {
            _ = try search.costs(from: from, to: places, on: ranked)
            _ = try plain.costs(from: from, to: places, on: town.metric)
            for target in places.indices {
                let settled = search.hierarchy.settled
                #expect(search.path(toTarget: target) == plain.path(toTarget: target))
                looksBeside += search.hierarchy.settled > settled ? 1 : 0
            }
        }
        #expect(looksBeside < 10, "\(looksBeside) of 25 paths")
    }

    @Test("Twice the town on each side has about four times the arcs, and not sixteen times")
    func arcsGrowWithTheTown() throws {
        let arcs = try [20, 40, 80].map { size in
            try Hierarchy(of: GridTown(size: size).metric, context: RunContext()).arcCount
        }
        #expect(arcs[1] < arcs[0] * 6 && arcs[2] < arcs[1] * 6, "\(arcs)")
    }

    @Test("Along a road with side roads a search looks at no more where the road is eight times as long")
    func longRoad() throws {
        func work(_ length: Int, isRing: Bool) throws -> Int {
            let comb = CombTown(length: length, isRing: isRing)
            let ranked = comb.metric.with(try Hierarchy(of: comb.metric, context: RunContext()))
            var search = PathSearch(network: comb.network)
            var plain = PathSearch(network: comb.network)
            var most = 0
            let neighbours = [(0, 2), (1, 4), (length, length + 3), (length / 2, length / 2 + 9)]
            for (from, to) in neighbours + [(0, 2 * length - 1)] {
                let ends = (try #require(comb.location(from)), try #require(comb.location(to)))
                let found = try search.costs(from: ends.0, to: [ends.1], on: ranked)
                #expect(try found == plain.costs(from: ends.0, to: [ends.1], on: comb.metric))
                #expect(search.path(toTarget: 0) == plain.path(toTarget: 0))
                most = max(most, search.settled)
            }
            return most
        }
        for isRing in [false, true] {
            let (short, long) = (try work(300, isRing: isRing), try work(2_400, isRing: isRing))
            #expect(long < 2 * short && long < 300, "\(short) and \(long) ranks")
        }
    }

    @Test("A closed street changes few of the arcs; those that it does not change are not looked at")
    func closedStreet() throws {
        let town = GridTown(size: 60)
        let hierarchy = try Hierarchy(of: town.metric, context: RunContext())
        var barriers = NetworkBarriers()
        barriers.close([ClosedStretch(from: 0, to: town.network.length(of: 3_000))], of: 3_000)
        let barred = town.metric.with(hierarchy).with(barriers)
        let work = try #require(barred.customisedArcs)
        #expect(work > 0 && work * 20 < hierarchy.arcCount, "\(work) of \(hierarchy.arcCount) arcs")
    }

    @Test("That a place is shut in by barriers is found by a look at the streets within them, and not at the town")
    func shutIn() throws {
        let town = GridTown(size: 60, hasLane: true)
        let (from, to) = (1_234, 3_333)
        var barriers = NetworkBarriers()
        for departure in town.network.departures(of: to) {
            let third = town.network.length(of: departure.edge) / 3
            barriers.close([ClosedStretch(from: third, to: third * 2)], of: departure.edge)
        }
        let plain = town.metric.with(barriers)
        let ranked = town.metric.with(try Hierarchy(of: town.metric, context: RunContext())).with(barriers)
        let ends = try [from, to].map { try #require(town.location($0)) }
        var search = PathSearch(network: town.network)
        #expect(try search.costs(from: ends[0], to: [ends[1]], on: plain, lastResort: true) == [nil])
        let states = search.settled
        #expect(try search.costs(from: ends[0], to: [ends[1]], on: ranked, lastResort: true) == [nil])
        #expect(search.settled * 10 < states, "\(search.settled) ranks and streets, \(states) states")
    }

    @Test("The mode's own metric finds its costs with the hierarchy; another one makes its own")
    func ownCosts() throws {
        let town = GridTown(size: 10)
        let hierarchy = try Hierarchy(of: town.metric, context: RunContext())
        #expect(town.metric.with(hierarchy).customisedArcs == 0)
        #expect(GridTown(size: 10, impedance: .length).metric.with(hierarchy).customisedArcs == hierarchy.arcCount)
        #expect(town.metric.customisedArcs == nil)
    }

    @Test("The same streets give the same hierarchy, to the byte")
    func sameBytes() throws {
        let folder = try TemporaryFolder()
        let images = try ["a", "b"].map { name in
            let town = GridTown(size: 25)
            try HierarchyImage.writer(of: town.metric, key: "k", context: RunContext()).write(to: folder.path(name))
            return try Data(contentsOf: URL(fileURLWithPath: folder.path(name)))
        }
        #expect(images[0] == images[1])
    }

    @Test("Where hundreds of streets meet at one place there is no hierarchy, and searches find the same ways")
    func crowdedJunction() throws {
        func costs(_ spokes: Int) throws -> (arcs: Int, ranked: [Int64?], plain: [Int64?]) {
            let star = SpokeTown(spokes: spokes)
            let hierarchy = try Hierarchy(of: star.metric, context: RunContext())
            let (from, to) = (try #require(star.location(1)), try #require(star.location(spokes)))
            var search = PathSearch(network: star.network)
            let ranked = try search.costs(from: from, to: [to], on: star.metric.with(hierarchy))
            return (hierarchy.arcCount, ranked, try search.costs(from: from, to: [to], on: star.metric))
        }
        let (few, many) = (try costs(20), try costs(600))
        #expect(few.arcs > 0 && few.ranked == few.plain && few.ranked[0] != nil)
        #expect(many.arcs == 0 && many.ranked == many.plain && many.ranked[0] != nil)
    }

    @Test("Streets that nothing cuts in two have no hierarchy, and searches find the same ways")
    func tangle() throws {
        let town = TangledTown(junctions: 1_000, streets: 4_000)
        let hierarchy = try Hierarchy(of: town.metric, context: RunContext())
        #expect(hierarchy.arcCount == 0)
        let ends = try [1, 2, 3, 999].map { try #require(town.metric.location(atJunction: $0)) }
        var search = PathSearch(network: town.network)
        let ranked = try search.costs(from: ends[0], to: ends, on: town.metric.with(hierarchy))
        #expect(try ranked == search.costs(from: ends[0], to: ends, on: town.metric))
        #expect(!ranked.contains(nil), "all are reached")
        let few = TangledTown(junctions: 100, streets: 400)
        #expect(try Hierarchy(of: few.metric, context: RunContext()).arcCount > 0)
    }

    @Test("More streets at one place than could all turn into each other are none of a network")
    func overcrowded() {
        #expect(SpokeTown.parts(spokes: 10_000).overcrowdedJunction == nil)
        let crowd = SpokeTown.parts(spokes: 10_001).overcrowdedJunction
        #expect(crowd?.junction == 0 && crowd?.ends == 10_001)
    }
}

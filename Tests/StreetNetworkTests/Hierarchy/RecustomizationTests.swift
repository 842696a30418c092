import TestSupport
import Testing
import Vocabulary

@testable import StreetNetwork

@Suite("Costs of a hierarchy under barriers")
struct RecustomizationTests {
    @Test("are the same, followed arc by arc, found anew above the changes, or found anew altogether")
    func ways() throws {
        for seed in UInt64(0)..<40 {
            var random = SplitMix64(seed: seed)
            let town = GridTown(size: random.one(of: Array(3...14)), hasLane: seed % 2 == 0)
            let hierarchy = try Hierarchy(of: town.metric, context: RunContext())
            let known = try #require(hierarchy.costs(of: town.metric, isOwn: true))
            for share in [0.003, 0.05, 0.4] {
                let edges = (0..<town.network.edgeCount).filter { _ in random.happens(share) }
                try check(edges, town, known, "seed \(seed)")
            }
        }
    }

    @Test("come from a lower rank that can be told, or from what cannot")
    func middles() {
        #expect(ArcMiddle(place: 65_533).place == 65_533 && ArcMiddle(place: 0).place == 0)
        #expect([65_534, 65_535, 65_536, 200_000].allSatisfy { ArcMiddle(place: $0) == .unclear })
        #expect(ArcMiddle.unclear.place == nil && ArcMiddle.turn.place == nil)
    }

    private func check(_ edges: [Int], _ town: GridTown, _ known: HierarchyCosts, _ name: String) throws {
        let (metric, parts) = (town.metric, known.hierarchy.parts)
        var through = metric.through.steps.array
        let directed = edges.flatMap {
            [DirectedEdge(edge: $0, forward: true), DirectedEdge(edge: $0, forward: false)]
        }
        for edge in directed { through[edge.index] = edge.index % 3 == 0 ? closed : through[edge.index] / 2 }
        let changed = FlatArray(through)
        let turns = TurnCosts(parts, through: changed, turns: metric.turns)
        let ranks = directed.flatMap(metric.chains.nodes).map { parts.rank[Int($0)] }.filter { $0 != closed }
        let anew = try #require(HierarchyCosts(known.hierarchy, turns))
        let (followed, mended) = (
            (known.up.changeable, known.down.changeable), (known.up.changeable, known.down.changeable)
        )
        var recustomization = Recustomization(parts, up: followed.0.values, down: followed.1.values)
        recustomization.markTurns(from: ranks)
        let looked = recustomization.run(turns) ?? .max
        let above = RanksAbove(ranks, in: parts)
        let found = Customization.mend(parts, up: mended.0.values, down: mended.1.values, turns, of: above)
        #expect(looked <= above.arcCount && found == above.arcCount, "\(name): \(looked), \(above.arcCount)")
        for (up, down) in [(followed.0.copy, followed.1.copy), (mended.0.copy, mended.1.copy)] {
            expectSame(up, anew.up, name)
            expectSame(down, anew.down, name)
        }
        withExtendedLifetime(changed) {}
    }

    private func expectSame(_ found: ArcCosts, _ anew: ArcCosts, _ name: String) {
        #expect(found.cost.array == anew.cost.array, "\(name)")
        let open = (0..<anew.count).filter { anew[$0] != closed }
        #expect(open.allSatisfy { found.middle[$0] == anew.middle[$0] }, "\(name): what costs come from")
    }
}

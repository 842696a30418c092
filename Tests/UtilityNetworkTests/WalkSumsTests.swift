import TestSupport
import Testing
import Vocabulary

@testable import UtilityNetwork

/// Answers that many traces share are those of traces that are made one by one, on random networks.
@Suite struct WalkSumsTests {
    @Test(
        "an answer that is shared is that of the trace alone",
        arguments: [TraceKind.connected, .subnetwork, .upstream, .downstream, .loops], 0..<4)
    func shared(kind: TraceKind, block: Int) throws {
        var workspace = TraceWorkspace()
        var alone = TraceWorkspace()
        for seed in UInt64(block) * 150..<UInt64(block + 1) * 150 {
            var scene = PipeScene(seed: seed + 900_000)
            scene.configuration.includeBarriers = seed % 3 > 0
            if seed % 2 == 0 { scene.configuration.filter.barriers = nil }
            guard let network = try scene.network() else { continue }
            let plan = try TracePlan(
                network, scene.configuration, barriers: SceneMatch(scene, network).barriers)
            let many = try WalkTrace(kind, on: plan, forMany: true)
            let one = try WalkTrace(kind, on: plan)
            for feature in 0..<network.featureCount
            where network.usage(of: feature).isJunction || network.usage(of: feature).isEdge {
                let start = [LocatedElement(feature: feature, terminal: nil)]
                let answer = try many.answer(from: start, &workspace, checksTier: false)
                let wanted = WalkAnswer(try one.run(from: start, &alone, checksTier: false), in: network)
                #expect(answer.total == wanted.total, "seed \(seed), \(network.globalID(of: feature))")
                #expect(answer.messages == wanted.messages, "seed \(seed), \(network.globalID(of: feature))")
            }
        }
    }

    @Test("what a shortest path comes to is that of the trace alone", arguments: 0..<4)
    func paths(block: Int) throws {
        var workspace = TraceWorkspace()
        var alone = TraceWorkspace()
        for seed in UInt64(block) * 150..<UInt64(block + 1) * 150 {
            var scene = PipeScene(seed: seed + 950_000)
            scene.configuration.shortestPathAttribute = seed % 2 == 0 ? "Load" : "Shape length"
            if seed % 3 > 0 { scene.configuration.ignoreBarriersAtStartingPoints = nil }
            guard let network = try scene.network() else { continue }
            let plan = try TracePlan(network, scene.configuration, barriers: SceneMatch(scene, network).barriers)
            let many = try WalkTrace(.shortestPath, on: plan, forMany: true)
            let one = try WalkTrace(.shortestPath, on: plan)
            let features = (0..<network.featureCount).filter {
                network.usage(of: $0).isJunction || network.usage(of: $0).isEdge
            }
            var generator = SplitMix64(seed: seed)
            for last in features.shuffled(using: &generator).prefix(3) {
                let isLine = network.usage(of: last).isEdge
                // At either end of a line its place takes nothing of it from there.
                let fraction = [0.3, 0, 1][Int(seed) % 3]
                let end = LocatedElement(feature: last, fraction: isLine ? fraction : nil)
                for feature in features {
                    let fraction: Double? = network.usage(of: feature).isEdge && feature % 2 == 0 ? 0.6 : nil
                    let start = [LocatedElement(feature: feature, fraction: fraction)]
                    let wanted = Result {
                        WalkAnswer(try one.run(from: start, to: end, &alone, checksTier: false), in: network)
                    }
                    let answer = Result { try many.answer(from: start, to: end, &workspace, checksTier: false) }
                    let what = "seed \(seed), \(network.globalID(of: feature)) to \(network.globalID(of: last))"
                    #expect((try? answer.get().total) == (try? wanted.get().total), "\(what)")
                    #expect((try? answer.get().cost) == (try? wanted.get().cost), "\(what)")
                    #expect((try? answer.get().messages) == (try? wanted.get().messages), "\(what)")
                }
            }
        }
    }

    @Test(
        "along a main with a branch at every joint no walk is made for a single line",
        arguments: [TraceKind.upstream, .downstream])
    func branches(kind: TraceKind) throws {
        let numbers = (100..<400).map(String.init)
        let pipes = DrawnPipes(
            """
            S\(numbers.map { "--J\($0)" }.joined())
               \(numbers.map { _ in "|" }.joined(separator: "     "))
               \(numbers.map { "C\($0)" }.joined(separator: "  "))
            """)
        let network = try pipes.network()
        let plan = try TracePlan(network, PipeSchema.isolation())
        let rule = WalkWays(kind, plan, ElementStates(plan)).rule([])
        let sums = WalkSums(plan, rule)
        for link in 0..<network.linkCount { #expect(sums.total(from: [], [link], rule) != nil) }
        let trace = try WalkTrace(kind, on: plan, forMany: true)
        var workspace = TraceWorkspace()
        let last = try trace.answer(from: [network.located("J398-J399")], &workspace).total
        // All of the main, or what is behind its last line: two joints, a pipe and a house.
        #expect(last.featureCount == (kind == .upstream ? 600 : 4))
    }

    @Test("what hangs on a mesh adds its own") func mesh() throws {
        let pipes = DrawnPipes(
            """
            S--A--B--E--F
               |  |
               C--D
            """)
        let network = try pipes.network()
        let plan = try TracePlan(network, PipeSchema.isolation())
        let trace = try WalkTrace(.upstream, on: plan, forMany: true)
        var workspace = TraceWorkspace()
        func count(_ id: String) throws -> Int {
            try trace.answer(from: [network.located(id)], &workspace).total.featureCount
        }
        // S, S-A, and the ring of four places and four pipes.
        #expect(try count("D") == 10)
        #expect(try count("E") == 12)
        #expect(try count("E-F") == 13)
        #expect(try count("F") == 14)
    }
}

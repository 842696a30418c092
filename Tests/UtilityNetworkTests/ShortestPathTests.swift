import TestSupport
import Testing
import UtilityNetwork
import Vocabulary

/// The way of least cost between two places of a network.
@Suite struct ShortestPathTests {
    private func path(
        _ pipes: DrawnPipes, from start: String, to end: String, _ attribute: String = "Shape length",
        barrier: String? = nil, _ change: (inout TraceConfiguration) -> Void = { _ in }
    ) throws -> (labels: String, cost: Int64?, codes: [String]) {
        let network = try pipes.network()
        var configuration = TraceConfiguration(tier: pipes.draft.schema.tiers[0])
        configuration.shortestPathAttribute = attribute
        change(&configuration)
        var workspace = TraceWorkspace()
        let barriers = try barrier.map { [PlacedBarrier(try network.located($0))] } ?? []
        let result = try WalkTrace(.shortestPath, on: TracePlan(network, configuration, barriers: barriers)).run(
            from: [network.located(start)], to: network.located(end), &workspace)
        return (
            result.elements.map { network.label($0.element) }.sorted().joined(separator: " "), result.cost,
            result.messages.map(\.code)
        )
    }

    private let block = DrawnPipes(
        """
        A-----B--C
        |     |
        D-----E
        """)

    @Test("the shortest way, with its cost") func shortest() throws {
        let found = try path(block, from: "D", to: "A-B@0.75")
        #expect(found.labels == "A A-B@0.0-0.75 A-D D")
        #expect(found.cost == 6500)
    }

    @Test("a place on a line costs its part, to either side") func places() throws {
        let found = try path(block, from: "A-B@0.25", to: "C")
        #expect(found.labels == "A-B@0.25-1.0 B B-C C")
        #expect(found.cost == 7500)
        #expect(try path(block, from: "A-B@0.25", to: "D").cost == 3500)
        let alone = try path(block, from: "A-B@0.75", to: "A-B@0.25")
        #expect(alone.labels == "A-B@0.25-0.75")
        #expect(alone.cost == 3000)
    }

    @Test("a line stands for its middle, also where that is a barrier") func middles() throws {
        #expect(try path(block, from: "A-B", to: "C").cost == 6000)
        for (start, end) in [("A-B", "C"), ("A-B@0.5", "C"), ("C", "A-B"), ("C", "A-B@0.5")] {
            let found = try path(block, from: start, to: end, barrier: "A-B@0.5")
            #expect(found.labels.isEmpty && Set(found.codes) == ["starts_ignored", "no_path"], "\(start) to \(end)")
        }
        let opened = try path(block, from: "A-B", to: "C", barrier: "A-B@0.5") {
            $0.ignoreBarriersAtStartingPoints = true
        }
        #expect(opened.labels == "A-B@0.5-1.0 B B-C C" && opened.cost == 6000)
        #expect(
            try path(block, from: "A-B", to: "C", barrier: "A-B@0.75").labels == "A A-B@0.0-0.5 A-D B B-C B-E C D D-E E"
        )
    }

    @Test("many ways to one end are each that of its own, also where some start at a barrier that is ignored")
    func startsAtBarriers() throws {
        let network = try DrawnPipes("A--S--V1--B").network()
        var configuration = PipeSchema.isolation()
        configuration.shortestPathAttribute = "Shape length"
        configuration.ignoreBarriersAtStartingPoints = true
        let trace = try WalkTrace(.shortestPath, on: TracePlan(network, configuration), forMany: true)
        var workspace = TraceWorkspace()
        for (start, cost) in [("A", nil), ("V1", Int64(4000)), ("S", nil)] {
            let answer = try trace.answer(from: [network.located(start)], to: network.located("B"), &workspace)
            #expect(answer.cost == cost, "\(start)")
        }
    }

    @Test("an end that is a barrier is told, be it the first or the second; from a place to itself it costs nothing")
    func ends() throws {
        let pipes = DrawnPipes("A--X--B")
        for (start, end) in [("X", "A"), ("A", "X")] {
            #expect(
                try Set(path(pipes, from: start, to: end).codes) == ["no_path", "starts_ignored"], "\(start) to \(end)")
        }
        #expect(try path(block, from: "A-B@0.5", to: "A-B@0.5").cost == 0)
    }

    @Test("what is closed is not passed; where there is no way, that is said") func closed() throws {
        let pipes = DrawnPipes("A--X--B")
        let found = try path(pipes, from: "A", to: "B")
        #expect(found.labels.isEmpty && found.cost == nil)
        #expect(found.codes == ["no_path"])
    }

    @Test("a value below zero, and one that no sum can hold, is refused by name", arguments: [-1, 1e15])
    func outOfRange(_ value: Double) throws {
        let pipes = DrawnPipes("A--V1--B").with("V1") {
            $0.values.append(.init(attribute: PipeSchema.load, value: value))
        }
        #expect(throws: TraceFailure.costOutOfRange(attribute: "Load", element: "Device V1")) {
            try path(pipes, from: "A", to: "B", "Load")
        }
    }

    @Test("a shortest path needs an attribute and an end") func missing() throws {
        let network = try block.network()
        var configuration = TraceConfiguration(tier: network.schema.tiers[0])
        #expect(throws: TraceFailure.self) { try WalkTrace(.shortestPath, on: TracePlan(network, configuration)) }
        configuration.shortestPathAttribute = "Shape length"
        let trace = try WalkTrace(.shortestPath, on: TracePlan(network, configuration))
        var workspace = TraceWorkspace()
        #expect(throws: TraceFailure.missingEnd) { try trace.run(from: [network.located("A")], &workspace) }
    }

    @Test("costs are those of trying all ways again and again, on thousands of random networks", arguments: 0..<8)
    func oracle(block: Int) throws {
        var workspace = TraceWorkspace()
        for seed in UInt64(block) * 200..<UInt64(block + 1) * 200 {
            var scene = PipeScene(seed: seed + 600_000)
            scene.configuration.shortestPathAttribute = seed % 2 == 0 ? "Load" : "Diameter"
            scene.configuration.ignoreBarriersAtStartingPoints = nil
            guard let network = try scene.network() else { continue }
            let (match, oracle) = (SceneMatch(scene, network), OraclePath(scene))
            let plan = try TracePlan(network, scene.configuration, barriers: match.barriers)
            let trace = try WalkTrace(.shortestPath, on: plan)
            let junctions = (0..<network.featureCount).filter { network.usage(of: $0).isJunction }.prefix(6)
            for (start, end) in zip(junctions, junctions.dropFirst()) {
                let found = try trace.run(
                    from: [LocatedElement(feature: start, terminal: 0)], to: LocatedElement(feature: end, terminal: 0),
                    &workspace)
                let ids = (network.globalID(of: start), network.globalID(of: end))
                #expect(found.cost == oracle.cost(from: ids.0, to: ids.1), "seed \(seed), \(ids)")
                let sum = found.elements.filter { $0.element.terminal == nil }.reduce(Int64(0)) {
                    $0 + oracle.cost(of: match.element($1.element))
                }
                #expect(sum <= found.cost ?? 0, "seed \(seed), \(ids)")
            }
        }
    }
}

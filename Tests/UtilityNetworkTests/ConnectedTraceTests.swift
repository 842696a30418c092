import TestSupport
import Testing
import Vocabulary

@testable import UtilityNetwork

/// Barriers and functions of connected traces.
@Suite struct ConnectedTraceTests {
    private func trace(
        _ start: String, _ pipes: DrawnPipes = DrawnPipes("A--V1--B--V2--C1"), barriers: [String] = [],
        _ change: (inout TraceConfiguration) -> Void = { _ in }
    ) throws -> (labels: String, result: WalkResult) {
        let network = try pipes.network()
        var configuration = TraceConfiguration()
        change(&configuration)
        let plan = try TracePlan(
            network, configuration, barriers: barriers.map { PlacedBarrier(try network.located($0)) })
        var workspace = TraceWorkspace()
        let result = try WalkTrace(.connected, on: plan).run(from: [network.located(start)], &workspace)
        return (result.elements.map { network.label($0.element) }.sorted().joined(separator: " "), result)
    }

    @Test("a barrier stops the walk, and is in the result unless that is not wanted") func barriers() throws {
        #expect(try trace("A", barriers: ["V1"]).labels == "A A-V1 V1")
        #expect(try trace("A", barriers: ["V1"]) { $0.includeBarriers = false }.labels == "A A-V1")
    }

    @Test(
        "the terminal that a walk comes to is in the result, be the barrier at it or behind it",
        arguments: ["M1", "M1.A"])
    func terminal(barrier: String) throws {
        let pipes = DrawnPipes("A--M1--B")
        #expect(try trace("A", pipes, barriers: [barrier]).labels == "A A-M1 M1.A")
        #expect(try trace("A", pipes, barriers: [barrier]) { $0.includeBarriers = false }.labels == "A A-M1 M1.A")
    }

    @Test("a barrier along a line leaves the part before it") func along() throws {
        #expect(try trace("A", barriers: ["A-V1@0.5"]).labels == "A A-V1@0.0-0.5")
        #expect(try trace("A", barriers: ["A-V1@0.5"]) { $0.includeBarriers = false }.labels == "A")
    }

    @Test("a condition is tested where its scope says") func scope() throws {
        let valves = TraceCondition.category("Isolating", exists: true)
        #expect(try trace("A") { $0.conditionBarriers = valves }.labels == "A A-V1 V1")
        #expect(
            try trace("A") {
                $0.conditionBarriers = valves
                $0.traversabilityScope = .edges
            }.labels == "A A-V1 B B-V2 C1 V1 V1-B V2 V2-C1")
    }

    @Test("a filter barrier ends the result") func filter() throws {
        #expect(try trace("A") { $0.filter.barriers = .category("Isolating", exists: true) }.labels == "A A-V1 V1")
    }

    @Test("from a start that is a barrier nothing is reached, unless that is ignored") func startIsBarrier() throws {
        let found = try trace("V1", barriers: ["V1"])
        #expect(found.labels.isEmpty)
        #expect(found.result.messages.map(\.code) == ["starts_ignored"])
        #expect(
            try trace("V1", barriers: ["V1", "V2"]) { $0.ignoreBarriersAtStartingPoints = true }.labels
                == "A A-V1 B B-V2 V1 V1-B V2")
    }

    @Test(
        "functions fold the values of the result",
        arguments: [
            (TraceFunctionKind.add, 4.0), (.count, 4), (.average, 1), (.min, 1), (.max, 1), (.subtract, -2),
        ])
    func functions(kind: TraceFunctionKind, value: Double) throws {
        let function = TraceFunction(kind, attribute: "Status", condition: .category("Isolating", exists: false))
        // Four lines and a meter have a status; the condition leaves the valves out, and a barrier the meter.
        let found = try trace("A", barriers: ["V2-C1@1"]) { $0.functions = [function] }
        #expect(found.result.functions == [TraceFunctionResult(function: function, value: value)])
    }
}

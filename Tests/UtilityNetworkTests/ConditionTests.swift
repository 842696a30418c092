import TestSupport
import Testing
import UtilityNetwork
import Vocabulary

/// The ten operators and their trees, on a valve whose phases are 5 (binary 101), whose status is open.
@Suite struct ConditionTests {
    private func isBarrier(_ condition: TraceCondition) throws -> Bool {
        let pipes = DrawnPipes("A--V1--B").with("V1") {
            $0.values.append(.init(attribute: PipeSchema.phases, value: 5))
        }
        let network = try pipes.network()
        var configuration = TraceConfiguration()
        configuration.conditionBarriers = condition
        var workspace = TraceWorkspace()
        let result = try WalkTrace(.connected, on: TracePlan(network, configuration)).run(
            from: [network.located("A")], &workspace)
        return !result.elements.contains { network.globalID(of: $0.element.feature) == "B" }
    }

    @Test(
        "each operator compares the attribute with a value",
        arguments: [
            (TraceComparison.equal, 5.0, true), (.equal, 4, false), (.notEqual, 4, true), (.notEqual, 5, false),
            (.greaterThan, 4, true), (.greaterThan, 5, false), (.greaterThanEqual, 5, true),
            (.greaterThanEqual, 6, false), (.lessThan, 6, true), (.lessThan, 5, false), (.lessThanEqual, 5, true),
            (.lessThanEqual, 4, false), (.includesTheValues, 4, true), (.includesTheValues, 6, false),
            (.doesNotIncludeTheValues, 6, true), (.doesNotIncludeTheValues, 5, false), (.includesAny, 6, true),
            (.includesAny, 2, false), (.doesNotIncludeAny, 2, true), (.doesNotIncludeAny, 1, false),
        ])
    func operators(comparison: TraceComparison, value: Double, holds: Bool) throws {
        #expect(try isBarrier(.compare(attribute: "Phases", comparison, .number(value))) == holds)
    }

    @Test("conditions are joined by all, any and not") func trees() throws {
        let isOpen = TraceCondition.compare(attribute: "Status", .equal, .text("Open"))
        let isClosed = TraceCondition.compare(attribute: "Status", .equal, .text("closed"))
        let isValve = TraceCondition.category("Isolating", exists: true)
        #expect(try isBarrier(.all([isOpen, isValve])))
        #expect(try !isBarrier(.all([isClosed, isValve])))
        #expect(try isBarrier(.any([isClosed, isValve])))
        #expect(try isBarrier(.all([.not(isClosed), isValve])))
    }

    @Test("an attribute is compared with another one") func attributes() throws {
        #expect(try isBarrier(.compare(attribute: "Phases", .greaterThan, .attribute("Status"))))
    }

    @Test("what has no value matches no comparison") func missing() throws {
        for comparison in TraceComparison.allCases {
            #expect(try !isBarrier(.compare(attribute: "Load", comparison, .number(1))))
        }
    }

    @Test("a text that describes no code is answered with those that exist") func unknownText() throws {
        let failure = TraceFailure.unknownDescription(attribute: "Status", text: "Opne", known: ["Closed", "Open"])
        #expect(throws: failure) { try isBarrier(.compare(attribute: "Status", .equal, .text("Opne"))) }
    }
}

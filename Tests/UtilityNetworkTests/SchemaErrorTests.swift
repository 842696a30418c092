import TestSupport
import Testing
import UtilityNetwork

/// A schema that cannot mean what it says is refused.
@Suite struct SchemaErrorTests {
    private func faults(_ change: (inout UtilitySchema) -> Void) -> [String] {
        var pipes = DrawnPipes("S--V1--A")
        change(&pipes.draft.schema)
        do {
            _ = try pipes.network()
            return []
        } catch {
            return (error as? UtilityFaults)?.all.map(\.description) ?? ["\(error)"]
        }
    }

    private static let main = ConnectivityRule.End("Line", 1, 1)
    private static let tee = ConnectivityRule.End("Junction", 1, 1)

    @Test(
        "a rule is about the features of its kind",
        arguments: [
            (
                ConnectivityRule(.junctionEdge, from: main, to: main),
                "it is about a device or junction on one side, and lines on the other"
            ),
            (
                ConnectivityRule(.edgeJunctionEdge, from: main, via: main, to: main),
                "it is about lines on both sides, and a device or junction, or nothing, between them"
            ),
            (
                ConnectivityRule(.junctionJunction, from: tee, to: main),
                "it is about devices or junctions on both sides"
            ),
        ])
    func kindOfRule(rule: ConnectivityRule, fault: String) {
        #expect(faults { $0.rules = [rule] } == ["rule 1: \(fault)"])
    }

    @Test("two terminals have two numbers") func terminalNumbers() {
        let port = TerminalConfiguration(
            name: "Port", terminals: [Terminal(id: 1, name: "A"), Terminal(id: 1, name: "B")], isDirectional: false)
        #expect(
            faults { $0.terminalConfigurations.append(port) } == [
                "terminal configuration Port: two of its terminals have one id"
            ])
    }
}

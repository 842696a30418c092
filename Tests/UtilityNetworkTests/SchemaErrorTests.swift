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
            (ConnectivityRule(.attachment, from: main, to: tee), "it is about a structure and what is attached to it"),
        ])
    func kindOfRule(rule: ConnectivityRule, fault: String) {
        #expect(faults { $0.rules = [rule] } == ["rule 1: \(fault)"])
    }

    @Test("a device has no more paths than can be told apart")
    func paths() {
        func faults(_ count: Int) -> [String] {
            self.faults { schema in
                schema.terminalConfigurations[0].paths += (0..<count).map { TerminalPath(name: "N\($0)", pairs: []) }
            }
        }
        #expect(faults(254) == [])
        #expect(faults(255).contains { $0.contains("has at most 256 paths, All and None among them, not 257") })
    }

    @Test(
        "a path leads from one terminal to another, and All and None mean what they say",
        arguments: [
            (TerminalPath(name: "Loop", pairs: [.init("A", "A")]), "A leads to itself"),
            (TerminalPath(name: "all", pairs: []), "All leads from any terminal to any other, and None nowhere"),
            (
                TerminalPath(name: "None", pairs: [.init("A", "B")]),
                "All leads from any terminal to any other, and None nowhere"
            ),
        ])
    func path(path: TerminalPath, fault: String) {
        let port = TerminalConfiguration(
            name: "Port", terminals: [Terminal(id: 1, name: "A"), Terminal(id: 2, name: "B")], isDirectional: false,
            paths: [path])
        #expect(
            faults { $0.terminalConfigurations.append(port) } == [
                "path \(path.name) of terminal configuration Port: \(fault)"
            ])
    }

    @Test("a path called All that leads everywhere is All") func wholePath() {
        let all = TerminalPath(name: "All", pairs: [.init("A", "B")])
        let port = TerminalConfiguration(
            name: "Port", terminals: [Terminal(id: 1, name: "A"), Terminal(id: 2, name: "B")], isDirectional: false,
            paths: [all])
        #expect(faults { $0.terminalConfigurations.append(port) } == [])
    }

    @Test("names are told apart whatever their case, and those of attributes that all features have are taken")
    func names() {
        #expect(
            faults { $0.attributes.append(NetworkAttribute(name: "shape length", dataType: .double, sources: [])) } == [
                "attribute shape length: all features have one of this name by themselves"
            ])
        let twice = faults { schema in
            var type = schema.sources[0].assetGroups[0].assetTypes[0]
            (type.code, type.name) = (77, type.name.uppercased())
            schema.sources[0].assetGroups[0].assetTypes.append(type)
        }
        #expect(twice.count == 1 && twice[0].hasSuffix("there are two with this name"), "\(twice)")
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

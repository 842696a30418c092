import TestSupport
import Testing

@testable import UtilityNetwork

@Suite("A global id")
struct GlobalIDTests {
    @Test(
        "is the same in either case, with and without braces, whatever blanks stand round it and round them",
        arguments: ["P1", "p1", "{P1}", " {p1} ", "{ P1 }", "\t{ p1}\n"])
    func same(_ text: String) {
        #expect(GlobalID.folded(text) == "P1")
        #expect(GlobalID.areSame(text.utf8, "P1".utf8))
        #expect(GlobalID.hash(text.utf8) == GlobalID.hash("P1".utf8))
    }

    @Test("that comes again is told with the first of its source that has it")
    func repeated() {
        var pipes = DrawnPipes("S--A--B")
        for place in pipes.draft.features.indices { pipes.draft.features[place].globalID = "X" }
        let sources = pipes.draft.features.map(\.source)
        let again = sources.indices.filter { sources[..<$0].contains(sources[$0]) }
        let told = faults(of: pipes).filter { $0.contains("has this global id, too") }
        #expect(told.count == again.count && !told.isEmpty)
    }

    private func faults(of pipes: DrawnPipes) -> [String] {
        do {
            _ = try pipes.network()
            return []
        } catch {
            return (error as? UtilityFaults)?.all.map(\.description) ?? []
        }
    }

    @Test("is another one with anything else about it", arguments: ["P 1", "{P1", "P1}", "{{P1}}", "P1.0", ""])
    func other(_ text: String) {
        #expect(GlobalID.folded(text) != "P1")
        #expect(!GlobalID.areSame(text.utf8, "P1".utf8))
    }
}

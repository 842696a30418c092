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

    @Test("is another one with anything else about it", arguments: ["P 1", "{P1", "P1}", "{{P1}}", "P1.0", ""])
    func other(_ text: String) {
        #expect(GlobalID.folded(text) != "P1")
        #expect(!GlobalID.areSame(text.utf8, "P1".utf8))
    }
}

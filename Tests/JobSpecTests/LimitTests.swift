import Testing

@testable import JobSpec

@Suite("Limits on YAML")
struct LimitTests {
    @Test("refuse an alias bomb")
    func bomb() {
        var lines = ["a0: &a0 [x, x, x, x, x, x, x, x, x, x]"]
        for level in 1...9 {
            let aliases = [String](repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
            lines.append("a\(level): &a\(level) [\(aliases)]")
        }
        let rendered = parse(lines.joined(separator: "\n")).rendered
        #expect(rendered.contains("error: the aliases of this file stand for more than 100000 values\n"))
    }

    @Test("refuse a bomb of merge keys")
    func mergeBomb() {
        let keys = (0..<1_000).map { "k\($0): 1" }.joined(separator: ", ")
        let lines = (0..<200).map { "m\($0): {<<: *base}" }.joined(separator: "\n")
        #expect(parse("base: &base {\(keys)}\n\(lines)").rendered.contains("more than 100000 values"))
    }

    @Test("refuse deep nesting", arguments: [101, 1_000, 100_000])
    func deep(_ depth: Int) {
        let rendered = parse(String(repeating: "[", count: depth)).rendered
        #expect(rendered.hasPrefix("a.yaml:1:101: error: lists and mappings are nested deeper than 100 levels\n"))
    }

    @Test("refuse deep nesting made of aliases")
    func deepAliases() {
        let lines = (1...150).map { "- &a\($0) [*a\($0 - 1)]" }.joined(separator: "\n")
        #expect(parse("- &a0 x\n\(lines)").rendered.contains("nested deeper than 100 levels"))
    }

    @Test("let 99 levels pass")
    func notDeep() {
        #expect(parse(String(repeating: "[", count: 99) + String(repeating: "]", count: 99)).rendered == "")
    }

    @Test("keep a thousand mistakes of a file and say that there are more")
    func manyMistakes() {
        let text = (0..<1_500).map { "a\($0): *x\($0)" }.joined(separator: "\n")
        let rendered = parse(text).rendered
        #expect(rendered.hasSuffix("a.yaml: note: there are more mistakes than are shown\n"))
        #expect(rendered.components(separatedBy: ": error: ").count == 1_001)
    }
}

@Suite("Limits on definitions")
struct DefinitionLimitTests {
    /// Definitions of which each uses the one before as often as `times`.
    private func chain(_ count: Int, times: Int, first: String) -> String {
        let uses = [String](repeating: "{use: d%}", count: times).joined(separator: ", ")
        let lines = (1...count).map { level in
            "  d\(level): [\(uses.split(separator: "%").joined(separator: "\(level - 1)"))]"
        }
        return "definitions:\n  d0: \(first)\n" + lines.joined(separator: "\n")
    }

    @Test("count an item once, however many definitions lead to it")
    func countedOnce() {
        let items = [String](repeating: "{at: [1, 2]}", count: 1000).joined(separator: ", ")
        let project = chain(90, times: 1, first: "[\(items)]")
        let stops = "[" + [String](repeating: "{use: d90}", count: 20).joined(separator: ", ") + "]"
        let reading = Reading(routeJob(stops: stops), project: project)
        #expect(reading.rendered == "" && reading.stops.count == 20_000)
    }

    @Test("refuse definitions that double, even of nothing", arguments: ["[]", "[{at: [1, 2]}]"])
    func doubling(_ first: String) {
        let reading = Reading(routeJob(stops: "{use: d40}"), project: chain(40, times: 2, first: first))
        #expect(reading.rendered.contains("the definitions used stand for more than 1000000 items"))
    }

    @Test("refuse a long chain of definitions")
    func long() {
        let reading = Reading(routeJob(stops: "{use: d5000}"), project: chain(5_000, times: 1, first: "[{at: [1, 2]}]"))
        #expect(reading.headlines.count == 1 && reading.rendered.contains("deeper than 100 levels"))
    }

    @Test("show a hundred unknown keys of a mapping and count the rest")
    func unknownKeys() {
        let reading = Reading(routeJob((0..<150).map { "xyzzy\($0): 1" }.joined(separator: "\n")))
        #expect(reading.headlines.count == 101)
        #expect(reading.headlines[100] == "job.yaml:104:1: error: 50 more unknown keys begin here")
    }
}

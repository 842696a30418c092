import Foundation
import Testing

/// docs/errors.md shows messages as they are: the mistakes of this project are those of the page.
@Suite("docs/errors.md shows, as it is said,")
struct DocumentedErrorTests {
    private static let page = try? String(
        contentsOf: Arterial.project.appending(path: "docs/errors.md"), encoding: .utf8)

    /// A section's lines.
    private func section(_ heading: String) throws -> [Substring] {
        let sections = try #require(Self.page).components(separatedBy: "\n## ")
        return try #require(sections.first { $0.hasPrefix(heading + "\n") }).split(separator: "\n")
    }

    /// What stands in backticks in the second column of a section's table; what ends in `...` is left out.
    private func examples(_ heading: String) throws -> [String] {
        try section(heading).filter { $0.hasPrefix("| ") && $0.contains("`") }.flatMap { row in
            row.split(separator: " | ")[1].split(separator: "`", omittingEmptySubsequences: false).enumerated()
                .filter { $0.offset % 2 == 1 && !$0.element.hasSuffix("...") }.map { String($0.element) }
        }
    }

    @Test("every mistake in files")
    func mistakes() throws {
        let text = try DocumentedMistakes.project().run("validate", "jobs").error
        let examples = try examples("Mistakes in files")
        #expect(examples.count >= 40)
        for example in examples { #expect(text.contains(": error: \(example)\n"), "\(example)") }
    }

    @Test("every message with its line and its caret")
    func blocks() throws {
        let text = try DocumentedMistakes.project().run("validate", "jobs").error
        let blocks = try #require(Self.page).components(separatedBy: "\n\n").filter { $0.hasPrefix("    ") }
        #expect(blocks.count == 4)
        for block in blocks {
            let lines = block.split(separator: "\n").map { $0.dropFirst(4) }.joined(separator: "\n") + "\n"
            #expect(text.contains(lines), "\(lines)")
        }
    }

    @Test("the code of every mistake that the code reports")
    func codes() throws {
        let page = try section("Codes").joined(separator: "\n")
        let folder = Arterial.project.appending(path: "Sources")
        let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        var codes: Set<String> = []
        for file in files where file.hasSuffix(".swift") {
            let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
            codes.formUnion(text.matches(of: /(?:error|warning)\(\s*"([a-z_]+)"\s*,\s*at:/).map { String($0.1) })
        }
        #expect(codes.count > 80)
        for code in codes { #expect(page.contains("`\(code)`"), "\(code)") }
    }

    @Test("why jobs fail")
    func failures() throws {
        let project = try DocumentedMistakes.failingProject()
        let ended = try project.run("run", "jobs")
        let examples = try examples("Jobs that fail")
        #expect(examples.count >= 5)
        let reasons = try project.outputs().results().compactMap { $0["reason"] as? String }.joined(separator: "\n")
        for example in examples {
            #expect(reasons.contains(example), "\(example)\n\(ended.output)")
        }
    }
}

import Foundation
import Testing

@testable import ArterialCLI

@Suite("The page of the manual")
struct ManualTests {
    private static let groff = "/usr/bin/groff"

    private func page() throws -> String {
        let ended = try Arterial.run("man")
        #expect(ended.code == 0 && ended.error.isEmpty)
        return ended.output
    }

    @Test("has every command with its options and examples, every exit code and every variable")
    func everything() throws {
        let page = try page().replacing("\\-", with: "-")
        for (path, command) in try CommandDescription.root().leaves() {
            #expect(page.contains(".SS \"\(path.joined(separator: " "))\""))
            for argument in command.ownArguments { #expect(page.contains(".B \"\(argument.usage)\"")) }
            let example = command.discussed.contains { if case .example = $0 { true } else { false } }
            #expect(example, "\(path) has no example")
        }
        for code in [0, 1, 2, 130] { #expect(page.contains(".B \"\(code)\"")) }
        for variable in try variables() { #expect(page.contains(".B \"\(variable)\"")) }
    }

    @Test("is roff without a fault", .enabled(if: FileManager.default.isExecutableFile(atPath: groff)))
    func roff() throws {
        let project = try TemporaryProject(["arterial.1": try page()])
        let ended = try OtherCommand.run(
            Self.groff, ["-man", "-Tutf8", "-ww", "arterial.1"], in: project.url, environment: ["PATH": "/usr/bin:/bin"]
        )
        #expect(ended.code == 0)
        #expect(ended.error.isEmpty)
        #expect(ended.output.contains("arterial"))
    }

    @Test("is the same each time")
    func deterministic() throws { #expect(try page() == page()) }

    /// The variables that the program's text names.
    private func variables() throws -> Set<String> {
        let folder = Arterial.project.appending(path: "Sources")
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        let texts = try files.map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
        return Set(texts.flatMap { $0.matches(of: /"(ARTERIAL_[A-Z]+)"/).map { String($0.output.1) } })
    }
}

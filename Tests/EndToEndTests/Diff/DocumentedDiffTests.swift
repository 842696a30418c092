import Foundation
import Testing

/// The page on comparing outputs shows what the program prints.
@Suite("The page on comparing outputs")
struct DocumentedDiffTests {
    @Test("shows its example as it is printed")
    func example() throws {
        let blocks = try DocumentationPage("diff.md").blocks
        let commands = try #require(blocks.first).text.split(separator: "\n").map(String.init)
        let printed = try #require(blocks.first { $0.head == "It prints:" }).text
        let project = try TemporaryProject()
        try FileManager.default.copyItem(at: Sample.jobs, to: project.url.appending(path: "jobs"))
        var last: Arterial.Ended?
        for command in commands {
            if command.hasPrefix("#") {
                try edit(project.url.appending(path: "jobs"), as: command)
            } else {
                last = try Arterial.run(words(command), in: project.url)
            }
        }
        #expect(last?.output == printed)
        #expect(last?.code == 1)
    }

    @Test("names every option", arguments: ["--only", "--threshold", "--tolerance", "--rows", "--summary", "--json"])
    func options(_ option: String) throws {
        #expect(try DocumentationPage("diff.md").keys.contains(option))
        #expect(try Arterial.run("diff", "--help").output.contains("  \(option) "))
    }

    private func words(_ command: String) -> [String] {
        command.replacing("'", with: "").split(separator: " ").dropFirst().map(String.init)
    }

    /// A line such as `# in FILE, OLD becomes NEW`.
    private func edit(_ folder: URL, as comment: String) throws {
        let parts = comment.dropFirst("# in ".count).components(separatedBy: ", ")
        let change = parts[1].components(separatedBy: " becomes ")
        let file = folder.appending(path: parts[0])
        let text = try String(contentsOf: file, encoding: .utf8)
        try text.replacing("breaks: [3 min, \(change[0])]", with: "breaks: [3 min, \(change[1])]")
            .write(to: file, atomically: true, encoding: .utf8)
    }
}

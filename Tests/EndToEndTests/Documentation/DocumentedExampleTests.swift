import Foundation
import TestSupport
import Testing

/// The examples of the pages run as they stand there, on the data of the sample.
@Suite("The examples of a page")
struct DocumentedExampleTests {
    @Test("run: its commands, its jobs, and what it says that they print", arguments: DocumentationPages.names)
    func run(page: String) throws {
        let blocks = try DocumentationPages.blocks(of: page)
        guard blocks.contains(where: { !$0.isAside }) else { return }
        var run = DocumentedRun(of: page)
        try run.prepare()
        for block in blocks { try run.follow(block) }
        try run.runJobs()
    }

    @Test("are all looked at: run, compared, or aside with a reason", arguments: DocumentationPages.names)
    func noneLeftOut(page: String) throws {
        for block in try DocumentationPages.blocks(of: page) {
            #expect(block.use != nil, "\(block.firstLine)")
        }
    }

    @Test("that are aside stand on their pages, and so do parts of files")
    func nothingAsideIsGone() throws {
        for (page, begins) in BlocksAside.all {
            let blocks = try DocumentationPages.blocks(of: page)
            for begin in begins.keys {
                let isThere = blocks.contains { $0.text.hasPrefix(begin) || $0.firstLine.hasPrefix(begin) }
                #expect(isThere, "\(page) has no \(begin)")
            }
        }
        for (page, begins) in DocumentedFragment.all {
            let blocks = try DocumentationPages.blocks(of: page)
            for begin in begins.keys { #expect(blocks.contains { $0.text.hasPrefix(begin) }, "\(page): \(begin)") }
        }
    }

    @Test("are most of all blocks: few are aside")
    func most() throws {
        let blocks = try DocumentationPages.names.flatMap(DocumentationPages.blocks)
        #expect(blocks.count > 100)
        #expect(blocks.filter(\.isAside).count * 3 < blocks.count)
    }

    @Test("for cron are run by the shell as cron calls it")
    func crontab() throws {
        let block = try #require(
            try DocumentationPages.blocks(of: "recipes.md").first { $0.text.hasPrefix("PATH=") })
        let project = try TemporaryProject(copying: Sample.jobs)
        let home = try TemporaryFolder()
        let town = home.url.appending(path: "town")
        try FileManager.default.createDirectory(at: town, withIntermediateDirectories: true)
        try FileManager.default.moveItem(at: project.url, to: town.appending(path: "jobs"))
        let lines = block.text.split(separator: "\n").dropFirst()
        #expect(lines.count == 2)
        for line in lines {
            let command = line.split(separator: " ", omittingEmptySubsequences: true).dropFirst(5)
            let path = Arterial.binary.deletingLastPathComponent().path + ":/usr/bin:/bin"
            let ended = try OtherCommand.run(
                "/bin/sh", ["-c", command.joined(separator: " ")], in: home.url,
                environment: ["PATH": path, "HOME": home.url.path])
            #expect(ended.code == 0 && ended.output == "" && ended.error == "", "\(ended.output)\(ended.error)")
        }
        #expect(Outputs(town.appending(path: "outputs")).jobs == Sample.names)
    }
}

extension DocumentedBlock {
    fileprivate var isAside: Bool {
        if case .aside = use { return true }
        return false
    }
}

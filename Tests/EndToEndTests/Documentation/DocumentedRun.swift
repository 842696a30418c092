import Foundation
import Testing

/// A page's examples, run from its beginning to its end in a copy of the sample.
struct DocumentedRun {
    private let page: String
    private let project = try? TemporaryProject()
    private var jobs: [String] = []
    private var printed = ""

    init(of page: String) { self.page = page }

    /// Pages whose paths start at the root of the repository; those of others start at `jobs`.
    private static let rooted = ["../README.md", "first-hour.md", "recipes.md"]

    /// What has to be there before a page begins.
    private static let preparations = [
        "../README.md": "mkdir -p town; cp jobs/data/monaco.osm.pbf town/my-town.osm.pbf",
        "diff.md": """
        arterial run jobs --out expected
        cp -r expected before
        cp -r expected after
        """,
        "recipes.md": "arterial run jobs; cp -r outputs before",
        "starter.md": "mkdir data; cp jobs/data/monaco.osm.pbf data/town.osm.pbf",
    ]

    private var root: TemporaryProject { get throws { try #require(project) } }

    private func path(_ name: String) -> String {
        Self.rooted.contains(page) || page.hasPrefix("guides/") ? name : "jobs/" + name
    }

    /// Copies the sample, and puts the program where README.md has it.
    mutating func prepare() throws {
        let root = try root
        try FileManager.default.copyItem(at: Sample.jobs, to: root.url.appending(path: "jobs"))
        let place = root.url.appending(path: ".build/release")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            at: place.appending(path: "arterial"), withDestinationURL: Arterial.binary)
        if let commands = Self.preparations[page] { try run(commands) }
    }

    mutating func follow(_ block: DocumentedBlock) throws {
        switch block.use {
        case .file(let name): try write(block.text, to: name)
        case .job:
            jobs.append("jobs/example-\(jobs.count + 1).yaml")
            try root.write(block.text, to: jobs[jobs.count - 1])
        case .commands: try run(block.text, code: block.head.contains("exit code 1") ? 1 : 0)
        case .printed: #expect(timeless(printed).contains(timeless(block.text)), "\(printed)\n\(block.text)")
        case .beginning(let name):
            let text = try text(of: name)
            #expect(timeless(text).contains(timeless(block.text)), "\(name) does not have\n\(block.text)")
        case .fragment(let fragment): #expect(try fragment.faults(block.text) == "", "\(block.text)")
        case .aside, nil: break
        }
    }

    /// Runs the jobs that stand on the page without a name, all at once.
    func runJobs() throws {
        guard !jobs.isEmpty else { return }
        let ended = try Arterial.run(["run"] + jobs + ["--out", "results"], in: root.url)
        #expect(ended.code == 0, "\(ended.error)")
        let states = try root.outputs("results").states()
        #expect(states.count >= jobs.count)
        #expect(states.allSatisfy { $0.contains(" succeeded") }, "\(states)")
    }

    /// A file of the sample has to be as the page shows it; any other is written.
    private func write(_ text: String, to name: String) throws {
        let sample = Arterial.project.appending(path: path(name))
        if text.hasPrefix("job: "), let file = try? String(contentsOf: sample, encoding: .utf8) {
            let lines = file.split(separator: "\n").filter { !$0.hasPrefix("#") }
            #expect(lines == text.split(separator: "\n"), "\(name) is another one")
        } else {
            try root.write(text, to: path(name))
        }
    }

    private mutating func run(_ commands: String, code: Int32 = 0) throws {
        let root = try root
        let ended = try OtherCommand.run(
            "/bin/bash", ["-e", "-c", commands], in: root.url,
            environment: [
                "PATH": root.url.appending(path: ".build/release").path + ":/usr/bin:/bin", "LANG": "C.UTF-8",
                "HOME": root.path,
            ])
        #expect(ended.code == code, "\(commands)\n\(ended.output)\(ended.error)")
        printed = ended.output + ended.error
    }

    /// Outputs of commands of the page; a page without any shows those of the sample.
    private func text(of name: String) throws -> String {
        if try root.exists(name) { return try root.text(name) }
        return try Sample.outputs().text(String(name.dropFirst("outputs/".count)))
    }

    /// A text without the times that a run took, and without blanks that follow them.
    private func timeless(_ text: String) -> String {
        text.replacing(/\d+\.\d\d s/, with: "… s").split(separator: "\n", omittingEmptySubsequences: true)
            .map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
    }
}

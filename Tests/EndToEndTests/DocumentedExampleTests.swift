import Foundation
import Testing

/// The examples of the pages run as they stand there, on the data of the sample.
@Suite("The examples of a page")
struct DocumentedExampleTests {
    /// - Parameter count: at least so many jobs stand on the page.
    @Test("run", arguments: [("layers.md", 5), ("related-records.md", 6), ("traces.md", 3), ("utility-models.md", 2)])
    func run(page: String, count: Int) throws {
        let project = try TemporaryProject(copying: Sample.jobs)
        let jobs = try write(DocumentationPage(page), into: project)
        #expect(jobs.count >= count)
        let ended = try Arterial.run(["run"] + jobs + ["--out", "results"], in: project.url)
        #expect(ended.code == 0, "\(ended.error)")
        let states = try project.outputs("results").states()
        #expect(states.count == jobs.count)
        #expect(states.allSatisfy { $0.contains(" succeeded") }, "\(states)")
    }

    /// Writes the files that a page shows under their names, and its jobs.
    ///
    /// - Returns: the names of the jobs' files.
    private func write(_ page: DocumentationPage, into project: TemporaryProject) throws -> [String] {
        var jobs: [String] = []
        for block in page.blocks {
            if block.text.hasPrefix("job: ") {
                jobs.append("example-\(jobs.count + 1).yaml")
                try project.write(block.text, to: jobs[jobs.count - 1])
            } else if block.head.hasPrefix("`"), block.head.hasSuffix("`:") {
                try project.write(block.text, to: String(block.head.dropFirst().dropLast(2)))
            }
        }
        return jobs
    }
}

import Foundation
import Testing

/// What benchmarks ask a run for.
@Suite("Times of stages") struct StageTests {
    @Test("are told of each kind of job: what it prepares, what it looks for, and how long its files take")
    func everyKind() throws {
        let place = try TemporaryProject()
        _ = try place.run("init", "town")
        let project = try TemporaryProject(copying: place.url.appending(path: "town"))
        let ended = try project.run("run", "jobs", "--timings", "times.csv")
        #expect(ended.code == 0, "\(ended.error)")
        let times = try String(contentsOf: project.url.appending(path: "times.csv"), encoding: .utf8)
        let rows = CSVTable(times).rows
        #expect(project.outputs().jobs.count == 6)
        for job in project.outputs().jobs {
            let stages = rows.filter { $0["job"] == job }.compactMap { $0["stage"] }
            #expect(stages.first == "preparing", "\(job)")
            #expect(stages.last == "finishing files", "\(job)")
            #expect(stages.contains { Self.searches.contains($0) }, "\(job): \(stages)")
        }
    }

    private static let searches = ["finding routes", "finding service areas", "tracing", "finding related records"]
}

import Foundation
import Testing

@Suite("results.jsonl")
struct LineByLineTests {
    @Test("gets its lines as jobs end, not at the end of the run")
    func asJobsEnd() throws {
        let project = try GridTown.busyProject(jobs: 200)
        let run = try project.start("run", ".", "--jobs", "1")
        var lines = 0
        while lines < 3 {
            usleep(2000)
            lines = (try? project.outputs().text("results.jsonl").split(separator: "\n").count) ?? 0
        }
        #expect(lines < 200)
        #expect(!project.exists("outputs/run.json"))
        #expect(try run.ended().code == 0)
        #expect(try project.outputs().results().count == 200)
        #expect(project.exists("outputs/run.json"))
    }
}

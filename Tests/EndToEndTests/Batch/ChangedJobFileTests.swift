import Foundation
import Testing

@Suite("A job file that is changed while its run is under way")
struct ChangedJobFileTests {
    @Test("fails its own job alone, and says so: damaged, deleted, or with another name")
    func changed() throws {
        let project = try GridTown.busyProject(jobs: 60, stops: 15)
        let last = try String(contentsOfFile: project.path + "/job-1057.yaml", encoding: .utf8)
        let run = try project.start("run", ".", "--jobs", "1")
        while project.outputs().jobs.isEmpty { usleep(1000) }
        try project.write(last + "name: other\n", to: "job-1057.yaml")
        try project.write("job: [", to: "job-1058.yaml")
        try project.remove("job-1059.yaml")
        #expect(try run.ended().code == 1)
        let results = try project.outputs().results()
        #expect(results.prefix(57).allSatisfy { $0["state"] as? String == "succeeded" })
        let told = results.suffix(3).map { "\($0["state"] ?? ""): \($0["reason"] ?? "")" }
        #expect(
            told == [
                "failed: ./job-1057.yaml was changed during the run, and has no job of that name now",
                "invalid: ./job-1058.yaml was changed during the run, and cannot be read or has mistakes now",
                "invalid: ./job-1059.yaml was changed during the run, and cannot be read or has mistakes now",
            ])
    }
}

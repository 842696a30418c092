import Foundation
import JobSpec
import TestSupport
import Testing

@testable import Batch

@Suite("The jobs of a file, for those who check or run them,")
struct JobFileReadingTests {
    private static let job = "job: route\nnetwork: town\ntravel_mode: car\nstops: [{at: [9, 50]}, {at: [9.1, 50]}]\n"

    /// A plan of a file whose second job has a mistake, and the file.
    private func plan(in folder: TemporaryFolder) throws -> (plan: BatchPlan, file: String) {
        let file = folder.url.appending(path: "two.yaml").path
        let texts = ["one", "other"].map { "name: \($0)\n\(Self.job)" }
        try (texts[0] + "---\n" + texts[1] + "colour: red\n").write(toFile: file, atomically: true, encoding: .utf8)
        return (try Planner(options: RunOptions(paths: [file]), Diagnostics()).plan(), file)
    }

    @Test("are those of the plan where they are checked beside it: the file is not read again")
    func planned() throws {
        let folder = try TemporaryFolder()
        let (plan, file) = try plan(in: folder)
        try FileManager.default.removeItem(atPath: file)
        let files = JobFileReading(plan: plan, environment: [:], Diagnostics())
        let (one, other) = (try files.job(named: "one", in: file), try files.job(named: "other", in: file))
        #expect(one.job.isSound && one.job.description?.name?.value == "one" && one.warnings.isEmpty)
        #expect(!other.job.isSound)
    }

    @Test("are read again elsewhere, and missed where the file is gone or has other jobs")
    func readAgain() throws {
        let folder = try TemporaryFolder()
        let (plan, file) = try plan(in: folder)
        let files = JobFileReading(project: plan.project, environment: [:])
        #expect(try files.job(named: "one", in: file).job.isSound)
        #expect(throws: JobFileReading.Vanished.self) { try files.job(named: "third", in: file) }
        try FileManager.default.removeItem(atPath: file)
        let later = JobFileReading(project: plan.project, environment: [:])
        #expect(throws: JobFileReading.Vanished.self) { try later.job(named: "one", in: file) }
    }
}

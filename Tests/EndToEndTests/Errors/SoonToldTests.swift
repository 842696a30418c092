import Foundation
import Testing

@Suite("What is wrong in a job")
struct SoonToldTests {
    @Test("is told before streets are compiled for it", arguments: ["validate", "run"])
    func beforeCompiling(command: String) throws {
        let project = try GridTown.project(["job.yaml": GridTown.job(to: 1.5, 2) + "u_turns: sometimes\n"])
        let ended = try project.run(command, "job.yaml")
        #expect(ended.code == 1 && ended.error.contains("u_turns: sometimes"), "\(ended.error)")
        let kept = try? FileManager.default.contentsOfDirectory(atPath: project.url.appending(path: ".arterial").path)
        #expect(kept?.contains { $0.hasSuffix(".streets") } != true)
    }
}

import Foundation
import Testing

/// Few kills, so that the suite is not held up; `scripts/soak-kills` takes any number.
@Suite("A run that is killed at any moment", .serialized)
struct KilledRunTests {
    private func soak(_ options: String...) throws {
        let script = Arterial.project.appending(path: "scripts/soak-kills").path
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        let ended = try OtherCommand.run(
            script, ["--kills", "40", "--jobs", "12", "--binary", Arterial.binary.path] + options,
            in: FileManager.default.temporaryDirectory, environment: ["PATH": path])
        #expect(ended.code == 0, "\(ended.error)")
        #expect(ended.output.hasSuffix("each of them whole\n"))
    }

    @Test("leaves whole folders, old or new, and the next run repairs the rest") func exchanged() throws {
        try soak("--seed", "3")
    }

    @Test(
        "also where names cannot be exchanged",
        .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/cc"), "there is no C compiler"))
    func linked() throws {
        try soak("--seed", "4", "--without-exchange")
    }
}

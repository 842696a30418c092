import Foundation
import Testing

/// The command under a terminal of its own, which `script` of util-linux makes.
@Suite(
    "On a terminal a run",
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script"), "there is no command 'script'"))
struct TerminalTests {
    /// Everything that the terminal is sent, both streams.
    private func shown(_ options: String = "") throws -> String {
        let project = try GridTown.project([
            "a.yaml": GridTown.job(), "b.yaml": GridTown.failingJob, "c.yaml": GridTown.job(to: 1, 1),
        ])
        let command = "'\(Arterial.binary.path)' run . --jobs 1 \(options)"
        let environment = ["PATH": "/usr/bin:/bin", "TERM": "xterm", "SHELL": "/bin/sh"]
        let ended = try OtherCommand.run(
            "/usr/bin/script", ["--quiet", "--return", "--command", command, "/dev/null"], in: project.url,
            environment: environment)
        #expect(ended.code == 1)
        return ended.output
    }

    @Test("keeps one line up to date, and clears it before the closing table")
    func oneLine() throws {
        let text = try shown().replacing("\r\n", with: "\n")
        let table = try #require(text.firstRange(of: "\n"))
        let live = text.unicodeScalars[..<table.lowerBound].split(separator: "\r").map(String.init)
        #expect(live.count > 4)
        #expect(live.allSatisfy { $0.hasSuffix("\u{1B}[K") && $0.count < 83 })
        #expect(live.contains("0 of 3 done, running a\u{1B}[K"))
        #expect(live.contains("3 of 3 done, 1 failed\u{1B}[K"))
        #expect(live.last == "\u{1B}[K")
        #expect(!text.contains("[1/3]"))
        #expect(text.contains("3 jobs: 2 succeeded, 1 failed in "))
    }

    @Test("shows nothing but failures where it is to be quiet")
    func quiet() throws {
        #expect(try shown("--quiet") == "b failed: no route from Corner to Market: Market is not located\r\n")
    }
}

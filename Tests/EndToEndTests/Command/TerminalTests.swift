import Foundation
import Testing

/// The command under a terminal of its own, which `script` of util-linux makes.
@Suite(
    "On a terminal a run",
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script"), "there is no command 'script'"))
struct TerminalTests {
    /// Everything that the terminal is sent, both streams.
    ///
    /// - Parameter third: the name of the job that is neither `a` nor `b`.
    private func shown(_ options: String = "", third: String = "c", columns: Int = 80) throws -> String {
        let project = try GridTown.project([
            "a.yaml": GridTown.job(), "b.yaml": GridTown.failingJob, "\(third).yaml": GridTown.job(to: 1, 1),
        ])
        let command = "stty cols \(columns); '\(Arterial.binary.path)' run . --jobs 1 \(options)"
        let environment = ["PATH": "/usr/bin:/bin", "TERM": "xterm", "SHELL": "/bin/sh"]
        let ended = try OtherCommand.run(
            "/usr/bin/script", ["--quiet", "--return", "--command", command, "/dev/null"], in: project.url,
            environment: environment)
        #expect(ended.code == 1)
        return ended.output
    }

    /// What the live line showed, one after the other.
    private func live(_ text: String) throws -> [String] {
        let text = text.replacing("\r\n", with: "\n")
        let table = try #require(text.firstRange(of: "\n"))
        return text.unicodeScalars[..<table.lowerBound].split(separator: "\r").map(String.init)
    }

    @Test("keeps one line up to date, and clears it before the closing table")
    func oneLine() throws {
        let text = try shown()
        let live = try live(text)
        #expect(live.count > 4)
        #expect(live.allSatisfy { $0.hasSuffix("\u{1B}[K") && $0.count < 83 })
        #expect(live.contains("0 of 3 done, running a, 2 left\u{1B}[K"))
        #expect(live.contains("3 of 3 done, 1 failed\u{1B}[K"))
        #expect(live.last == "\u{1B}[K")
        #expect(!text.contains("[1/3]"))
        #expect(text.contains("3 jobs: 2 succeeded, 1 failed in "))
    }

    @Test("never writes beyond its width, where characters take two columns, too")
    func width() throws {
        let live = try live(try shown(third: String(repeating: "長", count: 20), columns: 40))
        let lines = live.map { $0.replacing("\u{1B}[K", with: "") }
        #expect(lines.contains { $0.hasSuffix("長") })
        #expect(lines.allSatisfy { $0.count + $0.count(where: { $0 == "長" }) < 40 })
    }

    @Test("shows why jobs run above the live line, where it is to be verbose")
    func verbose() throws {
        let text = try shown("--verbose")
        #expect(text.contains("\u{1B}[Ka starts: it has no outputs yet\r\n"))
        #expect(text.contains("\u{1B}[K[1/3] a succeeded ("))
    }

    @Test("has no live line where programs read along")
    func json() throws {
        #expect(try !shown("--log-format json").contains("\u{1B}"))
    }

    @Test("shows nothing but failures where it is to be quiet")
    func quiet() throws {
        #expect(try shown("--quiet") == "b failed: no route from Corner to Market: Market is not located\r\n")
    }
}

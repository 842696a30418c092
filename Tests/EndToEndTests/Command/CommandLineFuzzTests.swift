import ArterialCLI
import Foundation
import TestSupport
import Testing

@Suite("Any command line")
struct CommandLineFuzzTests {
    private static let words = [
        "run", "validate", "explain", "schema", "network", "build", "info", "init", "help", "jobs", ".", "..",
        "nowhere",
        "a.yaml", "--out", "out", "--jobs", "2", "0", "-1", "--only", "*", "?[", "--force", "--dry-run", "--prune",
        "--strict", "--quiet", "-q", "--timeout", "1s", "5 parsecs", "--memory", "1GB", "none", "--fail-on", "warnings",
        "--fail-fast", "--durable", "--project", "arterial.yaml", "--cache", "", " ", "--", "-", "---", "--help", "-h",
        "--version", "job", "project", "town", "--json", "\u{1B}[2J", "é", "🚲", String(repeating: "x", count: 5000),
        "=",
        "--out=", "--jobs=3", "--only=a", "\n", "%n%s", "$HOME", "--utility", "--from-schema",
    ]

    @Test("ends with an exit code of its own and says something", arguments: 0..<8)
    func anything(seed: Int) throws {
        let project = try GridTown.project(["a.yaml": GridTown.job()])
        var random = SplitMix64(seed: UInt64(seed))
        for _ in 0..<40 {
            let arguments = (0..<Int.random(in: 0...6, using: &random)).map { _ in
                Self.words.randomElement(using: &random) ?? ""
            }
            let ended = try Arterial.run(arguments, in: project.url)
            #expect([0, 1, 2].contains(ended.code), "\(arguments)")
            #expect(
                !(ended.output + ended.error).isEmpty || arguments.contains { ["-q", "--quiet"].contains($0) },
                "\(arguments)")
        }
    }
}

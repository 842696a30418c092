import Foundation
import Testing

@Suite(
    "scripts/check-features",
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/python3"), "there is no Python"))
struct CheckFeaturesTests {
    /// What the check says of one row, with a test `Walking/uphill` in the folder and one line in the log.
    ///
    /// - Parameter other: another file of tests.
    private func check(_ test: String, log: String, other: String = "") throws -> Arterial.Ended {
        let folder = try StubFolder(scripts: ["check-features", "packages"], commands: [:])
        try folder.project.write("area,promise,test\nwalks,one walks uphill,\(test)\n", to: "docs/features.csv")
        try folder.project.write("struct Walking { @Test func uphill() {} }\n", to: "Tests/Walking.swift")
        try folder.project.write(other, to: "Tests/Running.swift")
        try folder.project.write("notes\n", to: "scripts/needs")
        try folder.project.write(log + "\n", to: "test.log")
        return try OtherCommand.run(
            "/usr/bin/python3", ["scripts/check-features", "test.log"], in: folder.project.url,
            environment: ["PATH": "/usr/bin:/bin"])
    }

    private static let logOfSuccess = "✔ Test uphill() passed after 0.001 seconds."

    @Test("is content where the test passed")
    func content() throws {
        let ended = try check("Walking/uphill", log: Self.logOfSuccess)
        #expect(ended.code == 0)
        #expect(ended.output == "1 promises: 1 with a test, 0 open, 0 skipped\n")
    }

    @Test(
        "fails for a test that is not there, failed or did not run",
        arguments: [
            ("Walking/downhill", logOfSuccess, "there is no such test"),
            ("Walking/uphill", "✘ Test uphill() failed after 0.001 seconds with 1 issue.", "failed"),
            ("Walking/uphill", "", "did not run"),
            ("Walking/uphill;Walking/downhill", logOfSuccess, "there is no such test"),
            ("scripts/needs", logOfSuccess, "there is no such script"),
            ("scripts/none", logOfSuccess, "there is no such script"),
        ])
    func fails(_ test: String, _ log: String, _ verdict: String) throws {
        let ended = try check(test, log: log)
        #expect(ended.code == 1)
        let name = test.split(separator: ";").last.map(String.init) ?? ""
        #expect(ended.output.hasPrefix("docs/features.csv:2: \(name): \(verdict)\n"))
        #expect(
            ended.output.hasSuffix("1 promises: 0 with a test, 0 open, 0 skipped, 1 not shown\n"), "\(ended.output)")
    }

    @Test("fails where one of two tests called alike did not run")
    func ambiguous() throws {
        let other = "struct Running { @Test func uphill() {} }\n"
        let one = try check("Walking/uphill", log: Self.logOfSuccess, other: other)
        #expect(one.code == 1)
        #expect(one.output.contains("Walking/uphill: not all of the 2 tests called 'uphill' ran\n"), "\(one.output)")
        let log = Self.logOfSuccess + "\n" + Self.logOfSuccess
        #expect(try check("Walking/uphill", log: log, other: other).code == 0)
    }

    @Test("lists what was skipped")
    func skipped() throws {
        let ended = try check("Walking/uphill", log: "➜ Test uphill() skipped: there is no hill")
        #expect(ended.code == 0)
        #expect(ended.output.hasPrefix("skipped: walks: one walks uphill (Walking/uphill)\n"))
    }

    @Test("lists what a script shows that is run by hand")
    func script() throws {
        let ended = try check("scripts/packages", log: "")
        #expect(ended.code == 0)
        #expect(ended.output.hasPrefix("shown by a script, run by hand: walks: one walks uphill (scripts/packages)\n"))
    }

    @Test("fails for a promise without a test")
    func open() throws {
        let ended = try check("", log: Self.logOfSuccess)
        #expect(ended.code == 1)
        #expect(ended.output.hasPrefix("docs/features.csv:2: one walks uphill: names no test\n"))
    }
}

import Foundation
import Testing

@Suite("--report junit=FILE")
struct JUnitReportTests {
    @Test("has a case for each job, by how it ended")
    func cases() throws {
        let project = try ReportProject.make()
        #expect(try project.run("run", "jobs", "--report", "junit=reports/run.xml").code == 1)
        let text = try project.text("reports/run.xml")
        #expect(text.contains("<testsuite name=\"arterial\" tests=\"5\" failures=\"3\" errors=\"0\""))
        #expect(text.contains("<testcase name=\"jobs.a\" classname=\"arterial\" time=\"0."))
        #expect(
            text.contains(
                "<failure type=\"failed\" message=\"no route from Corner to Market: Market is not located\">jobs/b.yaml: "
            )
        )
        #expect(text.contains("<failure type=\"invalid\" message=\"jobs/c.yaml:7:1: unknown key 'colour'\">"))
        #expect(text.contains("<system-out>warning: Lost, &lt;100 %&gt; ]]&gt; is not located"))
        #expect(text.contains("<testcase name=\"jobs.e &amp; f\""))
    }

    @Test("has a case that passes for a job that is up to date")
    func upToDate() throws {
        let project = try GridTown.project(["a.yaml": GridTown.job()])
        #expect(try project.run("run", ".").code == 0)
        #expect(try project.run("run", ".", "--report", "junit=run.xml").code == 0)
        #expect(try project.text("run.xml").contains("<system-out>up to date: it did not run</system-out>"))
    }

    @Test("tells of an error where a job takes too long, and skips what never ran")
    func errors() throws {
        let project = try GridTown.busyProject(jobs: 12)
        let ended = try project.run(
            "run", ".", "--jobs", "1", "--timeout", "0.001s", "--fail-fast", "--report", "junit=run.xml")
        #expect(ended.code == 1)
        let text = try project.text("run.xml")
        #expect(text.contains("<error type=\"timed_out\" message=\"it took longer than "))
        #expect(text.contains("<skipped message=\"the run was stopped before it began\"/>"))
    }

    @Test("has a failure for a file that cannot be read, whatever is picked", arguments: ["run", "validate"])
    func unreadFile(command: String) throws {
        let project = try GridTown.project(["a.yaml": GridTown.job(), "b.yaml": "job: route\nstops: [\n"])
        #expect(try project.run(command, ".", "--only", "a", "--report", "junit=run.xml").code == 1)
        let text = try project.text("run.xml")
        #expect(text.contains("tests=\"2\" failures=\"1\" errors=\"0\""), "\(text)")
        #expect(text.contains("<testcase name=\"b.yaml\" classname=\"arterial\" time=\"0.000\">"))
        #expect(text.contains("<failure type=\"invalid\" message=\"./b.yaml:3:1: this is not YAML"))
    }

    @Test("is an error where nothing can be planned")
    func nothingPlanned() throws {
        let project = try TemporaryProject(["arterial.yaml": "netwroks: {}\n", "a.yaml": GridTown.job()])
        #expect(try project.run("run", ".", "--report", "junit=run.xml").code == 2)
        let text = try project.text("run.xml")
        #expect(text.contains("tests=\"1\" failures=\"0\" errors=\"1\""))
        #expect(text.contains("has mistakes; nothing ran\">"))
    }

    @Test(
        "is valid by the schema", .enabled(if: ReportProject.hasXMLLint, "libxml2-utils is not installed"),
        arguments: [["run", "jobs"], ["run", "jobs", "--strict"], ["validate", "jobs"], ["run", "nowhere"]])
    func schema(_ command: [String]) throws {
        let project = try ReportProject.make()
        try project.write(GridTown.job(more: "description: \"\\u0001 ]]> \\uFFFF\"\n"), to: "jobs/\u{1}odd.yaml")
        _ = try Arterial.run(command + ["--report", "junit=run.xml"], in: project.url)
        #expect(try ReportProject.faults(ofJUnit: "run.xml", in: project) == "")
    }
}

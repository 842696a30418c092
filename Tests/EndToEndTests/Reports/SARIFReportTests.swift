import Foundation
import Testing

@Suite("--report sarif=FILE")
struct SARIFReportTests {
    private func run(of log: [String: Any]) throws -> [String: Any] {
        try #require((log["runs"] as? [[String: Any]])?.first)
    }

    @Test("has each mistake with its rule, level and region")
    func results() throws {
        let project = try GridTown.project(["jobs/my job.yaml": GridTown.invalidJob])
        #expect(try project.run("validate", "jobs", "--report", "sarif=found.sarif").code == 1)
        let run = try run(of: project.json("found.sarif"))
        let result = try #require((run["results"] as? [[String: Any]])?.first)
        #expect(result["ruleId"] as? String == "unknown_key")
        #expect(result["level"] as? String == "error")
        let place = (result["locations"] as? [[String: [String: Any]]])?.first?["physicalLocation"]
        #expect(
            place?["artifactLocation"] as? [String: String] == ["uri": "jobs/my%20job.yaml", "uriBaseId": "%SRCROOT%"])
        #expect(
            place?["region"] as? [String: Int] == ["startLine": 7, "startColumn": 1, "endLine": 7, "endColumn": 7])
    }

    @Test("has failed jobs and warnings where the job begins")
    func beginning() throws {
        let project = try GridTown.project(["a.yaml": "# A job\n\n" + GridTown.failingJob])
        #expect(try project.run("run", ".", "--report", "sarif=found.sarif").code == 1)
        let results = try #require(try run(of: project.json("found.sarif"))["results"] as? [[String: Any]])
        #expect(results.map { $0["level"] as? String } == ["error", "warning"])
        for result in results {
            let place = (result["locations"] as? [[String: [String: Any]]])?.first?["physicalLocation"]
            #expect(place?["region"] as? [String: Int] == ["startLine": 1, "startColumn": 1])
        }
    }

    @Test("has a warning about how a job is written once, where it is written")
    func warnedOnce() throws {
        let project = try GridTown.project(["a.yaml": GridTown.job(more: "preserve_first_stop: false\n")])
        #expect(try project.run("run", ".", "--report", "sarif=found.sarif").code == 0)
        let results = try #require(try run(of: project.json("found.sarif"))["results"] as? [[String: Any]])
        #expect(results.compactMap { $0["ruleId"] as? String } == ["unused_key"])
    }

    @Test("has braces that stand for themselves in its messages") func braces() throws {
        let project = try GridTown.project(["a.yaml": GridTown.job(more: "\"{0}[a](1)\": 1\n")])
        #expect(try project.run("validate", ".", "--report", "sarif=found.sarif").code == 1)
        let results = try #require(try run(of: project.json("found.sarif"))["results"] as? [[String: Any]])
        let message = (results.first?["message"] as? [String: Any])?["text"] as? String
        #expect(message?.hasPrefix("unknown key '{{0}}[a](1)'") == true, "\(message ?? "")")
    }

    @Test("is empty of results where nothing is wrong")
    func empty() throws {
        let project = try GridTown.project(["a.yaml": GridTown.job()])
        #expect(try project.run("validate", ".", "--report", "sarif=found.sarif").code == 0)
        #expect(try (run(of: project.json("found.sarif"))["results"] as? [Any])?.isEmpty == true)
    }

    @Test(
        "is valid by the schema", .enabled(if: ReportProject.hasJSONSchema, "python3-jsonschema is not installed"),
        arguments: [["run", "jobs"], ["run", "jobs", "--strict"], ["validate", "jobs"], ["run", "nowhere"]])
    func schema(_ command: [String]) throws {
        let project = try ReportProject.make()
        _ = try Arterial.run(command + ["--report", "sarif=found.sarif"], in: project.url)
        #expect(try ReportProject.faults(ofSARIF: "found.sarif", in: project) == "")
    }
}

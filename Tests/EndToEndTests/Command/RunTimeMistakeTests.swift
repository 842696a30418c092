import Foundation
import Testing

@Suite("A mistake that shows while jobs run")
struct RunTimeMistakeTests {
    /// Two jobs take in what the project file says wrongly.
    private func project() throws -> TemporaryProject {
        let job = GridTown.job(more: "barriers:\n  polygons: [{use: floods}]\n")
        let project = try GridTown.project(["a.yaml": job, "b.yaml": job, "c.yaml": GridTown.job()])
        try project.write(
            GridTown.projectFile + "definitions:\n  floods:\n    - {source: floods.gpkg}\n", to: "arterial.yaml")
        return project
    }

    /// The mistake as people see it.
    private static let text = """
        arterial.yaml:5:16: error: there is no file 'floods.gpkg'
            - {source: floods.gpkg}
                       ^~~~~~~~~~~

        """

    @Test("is shown with its line, once for all jobs", arguments: [[], ["--quiet"], ["--verbose"]])
    func shownOnce(_ options: [String]) throws {
        let project = try project()
        let ended = try Arterial.run(["run", "."] + options, in: project.url)
        #expect(ended.code == 1)
        #expect(ended.error.ranges(of: "error: there is no file 'floods.gpkg'\n").count == 1)
        #expect(ended.error.contains(Self.text))
    }

    @Test("of form that is a warning is one of its own job, which has it in its job.json")
    func warnings() throws {
        let project = try GridTown.project([
            "a.yaml": "name: one\n" + GridTown.job(more: "preserve_first_stop: false\n") + "---\nname: two\n"
                + GridTown.job()
        ])
        let ended = try project.run("run", ".", "--fail-on", "warnings")
        #expect(ended.code == 1, "\(ended.output)")
        #expect(try project.outputs().states() == ["one succeeded_with_warnings", "two succeeded"])
        let messages = try project.outputs().json("one/job.json")["messages"] as? [[String: String]] ?? []
        #expect(messages.contains { $0["code"] == "unused_key" && $0["severity"] == "warning" }, "\(messages)")
    }

    @Test("stands in results.jsonl with each of its jobs")
    func results() throws {
        let project = try project()
        _ = try project.run("run", ".")
        let results = try project.outputs().results()
        for result in results[0...1] {
            let mistake = try #require((result["mistakes"] as? [[String: Any]])?.first)
            #expect(mistake["message"] as? String == "there is no file 'floods.gpkg'")
        }
        #expect(results[2]["state"] as? String == "succeeded")
    }
}

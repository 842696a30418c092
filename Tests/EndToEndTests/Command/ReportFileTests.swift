import Foundation
import Testing

@Suite("The reports of a run")
struct ReportFileTests {
    private func project() throws -> TemporaryProject {
        let project = try GridTown.project([
            "a.yaml": GridTown.job(), "b.yaml": GridTown.failingJob, "c.yaml": GridTown.invalidJob,
            "d.yaml": GridTown.job(more: "  - {name: Lost, at: \(GridTown.place(200, 200))}\n"), "e.yaml": "x: y\n",
        ])
        #expect(try project.run("run", ".", "--jobs", "4").code == 1)
        return project
    }

    @Test("hold a line of JSON a job, in the order of the plan")
    func lines() throws {
        let results = try project().outputs().results()
        #expect(results.map { $0["job"] as? String } == ["a", "b", "c", "d"])
        #expect(
            results.map { $0["state"] as? String } == ["succeeded", "failed", "invalid", "succeeded_with_warnings"])
        for result in results {
            #expect(
                Set(result.keys) == [
                    "job", "file", "state", "reason", "seconds", "peak_mb", "counts", "messages", "mistakes",
                ])
        }
        #expect(results.map { $0["file"] as? String } == ["./a.yaml", "./b.yaml", "./c.yaml", "./d.yaml"])
        #expect(try #require(results[0]["peak_mb"] as? Int) > 0)
        #expect((results[0]["counts"] as? [String: Int])?["stops"] == 2)
        let messages = try #require(results[3]["messages"] as? [[String: String]])
        #expect(
            messages.contains { $0["severity"] == "warning" && $0["text"]?.hasPrefix("Lost is not located") == true })
    }

    @Test("hold the mistakes in the file of an invalid job")
    func mistakes() throws {
        let results = try project().outputs().results()
        let mistake = try #require((results[2]["mistakes"] as? [[String: Any]])?.first)
        #expect(mistake["severity"] as? String == "error" && mistake["code"] as? String == "unknown_key")
        #expect(mistake["file"] as? String == "./c.yaml")
        #expect(mistake["line"] as? Int == 7 && mistake["column"] as? Int == 1)
        #expect(mistake["message"] as? String == "unknown key 'colour'")
        #expect(mistake.keys.contains("help"))
        #expect((results[0]["mistakes"] as? [Any])?.isEmpty == true)
    }

    @Test("count the jobs by how they ended")
    func counts() throws {
        let run = try project().outputs().json("run.json")
        #expect(run["jobs"] as? Int == 4)
        #expect(
            run["states"] as? [String: Int] == [
                "succeeded": 1, "succeeded_with_warnings": 1, "up_to_date": 0, "empty": 0, "failed": 1, "invalid": 1,
                "timed_out": 0, "crashed": 0, "cancelled": 0,
            ])
        #expect(run["interrupted"] as? Bool == false)
        #expect(run["workers"] as? Int == 4)
        #expect(try #require(run["peak_mb"] as? Int) > 0)
        #expect(run["ignored"] as? [[String: String]] == [["file": "./e.yaml", "reason": "no job key"]])
    }

    @Test("hold the only times: no other file does")
    func noTimes() throws {
        let outputs = try project().outputs()
        for (path, data) in try outputs.bytes() {
            let text = String(decoding: data, as: UTF8.self)
            #expect(!text.contains("seconds") && !text.contains(outputs.url.path), "\(path)")
        }
    }
}

import Testing

@Suite("A run exits")
struct ExitCodeTests {
    @Test("0 where all jobs succeed")
    func success() throws {
        let project = try GridTown.project(["a.yaml": GridTown.job(), "b.yaml": GridTown.job(to: 1, 2)])
        #expect(try project.run("run", ".").code == 0)
        #expect(project.outputs().jobs == ["a", "b"])
    }

    @Test("1 where a job fails; the others' outputs stand, and results.jsonl names it")
    func failing() throws {
        let project = try GridTown.project([
            "a.yaml": GridTown.job(), "b.yaml": GridTown.failingJob, "c.yaml": GridTown.job(to: 1, 1),
        ])
        let ended = try project.run("run", ".")
        #expect(ended.code == 1)
        #expect(ended.output.contains("3 jobs: 2 succeeded, 1 failed in "))
        #expect(ended.output.contains("Market is not located"))
        #expect(project.outputs().jobs == ["a", "c"])
        #expect(try project.outputs().states() == ["a succeeded", "b failed", "c succeeded"])
        let reason = try project.outputs().results()[1]["reason"] as? String
        #expect(reason == "no route from Corner to Market: Market is not located")
    }

    @Test("1 where a file is invalid; the jobs of good files run")
    func invalid() throws {
        let project = try GridTown.project(["a.yaml": GridTown.invalidJob, "b.yaml": GridTown.job()])
        let ended = try project.run("run", ".")
        #expect(ended.code == 1)
        #expect(ended.error.contains("a.yaml:7:1: error: unknown key 'colour'\n"))
        #expect(project.outputs().jobs == ["b"])
        #expect(try project.outputs().states() == ["a invalid", "b succeeded"])
    }

    @Test(
        "1 where a file cannot be read as YAML, though it may be no job; reports say so",
        arguments: ["a: 1\na: 2\n", "a: *nobody\n", "a: 1\n---\nb: 1\nb: 2\n"])
    func noYAML(_ text: String) throws {
        let project = try GridTown.project(["good.yaml": GridTown.job(), "other.yaml": text])
        for command in ["validate", "run"] {
            let ended = try project.run(command, ".", "--report", "junit=report.xml")
            #expect(ended.code == 1 && !(ended.output + ended.error).contains("ignored"), "\(ended)")
            #expect(try project.text("report.xml").contains("tests=\"2\" failures=\"1\" errors=\"0\""))
        }
        #expect(try project.outputs().states() == ["good succeeded", "other invalid"])
    }

    @Test("0 beside a file of another program, whose tags and keys nobody else knows", arguments: ["validate", "run"])
    func foreignWords(_ command: String) throws {
        let texts = [
            "mkdocs.yml": "site: !ENV [A, b]\nmore: !!python/name:a.b c\n", "cloud.yaml": "? [a, b]\n: !Ref d\n",
        ]
        let project = try GridTown.project(["good.yaml": GridTown.job()].merging(texts) { $1 })
        let ended = try project.run(command, ".")
        #expect(ended.code == 0 && !ended.error.contains("error"), "\(ended)")
        #expect((ended.output + ended.error).components(separatedBy: "no job key").count == 3, "\(ended)")
    }

    @Test(
        "2 where a file is invalid and the run is strict, be it on trial: nothing runs", arguments: [[], ["--dry-run"]])
    func strict(options: [String]) throws {
        let project = try GridTown.project(["a.yaml": GridTown.invalidJob, "b.yaml": GridTown.job()])
        let ended = try Arterial.run(["run", ".", "--strict"] + options, in: project.url)
        #expect(ended.code == 2)
        #expect(ended.error.hasSuffix("arterial: there are mistakes, and --strict was given: nothing ran\n"))
        #expect(!project.exists("outputs"))
    }

    @Test("2 where a network cannot be loaded and the run is strict: nothing runs")
    func strictWithoutNetwork() throws {
        let project = try GridTown.project(["a.yaml": GridTown.job()])
        try project.write("<osm", to: "town.osm")
        let ended = try project.run("run", ".", "--strict")
        #expect(ended.code == 2 && ended.error.contains("town.osm"), "\(ended)")
        #expect(ended.error.hasSuffix("arterial: there are mistakes, and --strict was given: nothing ran\n"))
        #expect(!project.exists("outputs"))
    }

    @Test("0 where a strict run finds no mistake")
    func strictAndGood() throws {
        let project = try GridTown.project(["a.yaml": GridTown.job()])
        #expect(try project.run("run", ".", "--strict").code == 0)
    }

    @Test("as asked where jobs succeed with warnings", arguments: [("failures", 0 as Int32), ("warnings", 1)])
    func warnings(_ outcome: String, _ code: Int32) throws {
        let lost = GridTown.job(more: "  - {name: Lost, at: \(GridTown.place(200, 200))}\n")
        let project = try GridTown.project(["a.yaml": lost, "b.yaml": GridTown.job()])
        #expect(try project.run("run", ".", "--fail-on", outcome).code == code)
        #expect(project.outputs().jobs == ["a", "b"])
        #expect(try project.outputs().states() == ["a succeeded_with_warnings", "b succeeded"])
    }

    @Test("1 where jobs that are up to date have warnings, and says which", arguments: [[], ["--quiet"]])
    func oldWarnings(_ options: [String]) throws {
        let lost = GridTown.job(more: "  - {name: Lost, at: \(GridTown.place(200, 200))}\n")
        let project = try GridTown.project(["a.yaml": lost, "b.yaml": GridTown.job(), "c.yaml": lost])
        for _ in 0..<2 {
            let ended = try Arterial.run(["run", ".", "--fail-on", "warnings"] + options, in: project.url)
            #expect(ended.code == 1)
            #expect(
                ended.error.hasSuffix(
                    """
                    arterial: there are warnings, and --fail-on warnings was given: a, c; see outputs/a/job.json

                    """), "\(ended.error)")
        }
        #expect(try project.outputs().states() == ["a up_to_date", "b up_to_date", "c up_to_date"])
    }

    @Test("0 where only jobs without warnings run and warnings fail")
    func noWarnings() throws {
        let project = try GridTown.project(["a.yaml": GridTown.job()])
        #expect(try project.run("run", ".", "--fail-on", "warnings").code == 0)
    }

    @Test("1 after the first failure where it fails fast: what has not begun is cancelled")
    func failFast() throws {
        let project = try GridTown.project([
            "a.yaml": GridTown.job(), "b.yaml": GridTown.failingJob, "c.yaml": GridTown.job(),
            "d.yaml": GridTown.job(),
        ])
        #expect(try project.run("run", ".", "--fail-fast", "--jobs", "1").code == 1)
        #expect(try project.outputs().states() == ["a succeeded", "b failed", "c cancelled", "d cancelled"])
        #expect(project.outputs().jobs == ["a"])
    }
}

import Foundation
import Testing

@Suite("A run says")
struct StreamTests {
    private func project() throws -> TemporaryProject {
        try GridTown.project([
            "a.yaml": GridTown.job(), "b.yaml": GridTown.failingJob, "c.yaml": GridTown.job(to: 1, 1),
        ])
    }

    @Test("a line a job on standard error, in the order of the plan")
    func lines() throws {
        let ended = try project().run("run", ".", "--jobs", "2")
        let lines = ended.error.split(separator: "\n")
        #expect(lines.count == 3)
        #expect(lines[0].hasPrefix("[1/3] a succeeded ("))
        #expect(lines[1].hasPrefix("[2/3] b failed: no route from Corner to Market: Market is not located ("))
        #expect(lines[2].hasPrefix("[3/3] c succeeded ("))
    }

    @Test("nothing but failures where it is to be quiet")
    func quiet() throws {
        let ended = try project().run("run", ".", "--quiet")
        #expect(ended.code == 1)
        #expect(ended.output.isEmpty)
        #expect(ended.error == "b failed: no route from Corner to Market: Market is not located\n")
    }

    @Test(
        "that standard output took nothing, and fails",
        arguments: ["run a.yaml", "validate a.yaml --report sarif=-", "schema job", "explain a.yaml", "--version"])
    func fullOutput(_ command: String) throws {
        let project = try GridTown.project(["a.yaml": GridTown.job()])
        let ended = try OtherCommand.run(
            "/bin/sh", ["-c", "'\(Arterial.binary.path)' \(command) > /dev/full"], in: project.url,
            environment: ["PATH": "/usr/bin:/bin"])
        #expect(ended.code == 1)
        #expect(ended.error.hasSuffix("arterial: cannot write to standard output: No space left on device\n"))
    }

    @Test("that standard output took no comparison, which is not to be taken for differences") func fullComparison()
        throws
    {
        let project = try GridTown.project(["a.yaml": GridTown.job()])
        #expect(try project.run("run", ".", "--quiet").code == 0)
        for form in ["", "--json", "--summary"] {
            let ended = try OtherCommand.run(
                "/bin/sh", ["-c", "'\(Arterial.binary.path)' diff outputs outputs \(form) > /dev/full"],
                in: project.url,
                environment: ["PATH": "/usr/bin:/bin"])
            #expect(ended.code == 2, "\(form)")
            #expect(ended.error == "arterial: cannot write to standard output: No space left on device\n")
        }
    }

    @Test("nothing where standard output and standard error are closed, and runs all the same")
    func closed() throws {
        for (streams, code) in [(">&- 2>&-", Int32(1)), ("<&- 2>&-", 0), ("<&- >&- 2>&-", 1)] {
            let project = try GridTown.busyProject(jobs: 12)
            let ended = try OtherCommand.run(
                "/bin/sh", ["-c", "'\(Arterial.binary.path)' run . --jobs 1 \(streams)"], in: project.url,
                environment: ["PATH": "/usr/bin:/bin"])
            #expect(ended.code == code, "\(streams): \(ended)")
            let states = try project.outputs().states()
            #expect(states.count == 12 && states.allSatisfy { $0.hasSuffix(" succeeded") }, "\(streams): \(states)")
        }
    }

    @Test("which file of the run could not be written, and fails") func fullRecord() throws {
        var files = ["a.yaml": GridTown.job()]
        for number in 0..<30 { files["of-something-else-\(number).yaml"] = "services: {}\n" }
        let project = try GridTown.project(files)
        #expect(try project.run("run", ".", "--quiet").code == 0)
        // Files of more than 1,024 bytes cannot be written; the job is up to date, and its page stands.
        let ended = try OtherCommand.run(
            "/usr/bin/env",
            ["--default-signal=XFSZ", "/bin/bash", "-c", "ulimit -f 1; '\(Arterial.binary.path)' run . --quiet"],
            in: project.url, environment: ["PATH": "/usr/bin:/bin"])
        #expect(ended.code == 1)
        #expect(ended.error.contains("run.json: File too large\n"), "\(ended.error)")
    }

    @Test("nothing at all where it is to be quiet and all succeed")
    func silent() throws {
        let project = try GridTown.project(["a.yaml": GridTown.job()])
        let ended = try project.run("run", ".", "-q")
        #expect(ended.code == 0)
        #expect(ended.output.isEmpty && ended.error.isEmpty)
    }

    @Test("in a line how many jobs are up to date")
    func upToDate() throws {
        let project = try project()
        _ = try project.run("run", ".")
        let lines = try project.run("run", ".").error.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines[0] == "2 of 3 jobs are up to date")
        #expect(lines[1].hasPrefix("[1/1] b failed: "))
    }

    @Test("a line for each per cent of many jobs, and one for each failure")
    func manyJobs() throws {
        var jobs = ["job-0000.yaml": GridTown.failingJob]
        for number in 1..<300 { jobs["job-\(1000 + number).yaml"] = GridTown.job() }
        let ended = try GridTown.project(jobs).run("run", ".")
        let lines = ended.error.split(separator: "\n")
        #expect((50...101).contains(lines.count))
        #expect(lines.count { $0.contains("job-0000 failed: no route") } == 1)
        #expect(try #require(lines.last).hasPrefix("[300/300] 100 %, 1 failed"))
        #expect(ended.output.split(separator: "\n").count == 5, "only what needs attention is in the closing table")
        #expect(ended.output.contains("\n300 jobs: 299 succeeded, 1 failed in "))
    }

    @Test("what is wrong in any of many files before it tells of a job, and runs the first of two with one name")
    func manyFiles() throws {
        var jobs = ["z-broken.yaml": "job: route\nstop: 3\n", "z-again.yaml": "name: job-0000\n" + GridTown.job()]
        for number in 0..<130 { jobs["job-\(String("000\(number)".suffix(4))).yaml"] = GridTown.job() }
        let project = try GridTown.project(jobs)
        let ended = try project.run("run", ".", "--jobs", "2", "--verbose")
        let lines = ended.error.split(separator: "\n").map(String.init)
        let mistakes = lines.indices.filter { lines[$0].contains("error") }
        let begun = try #require(lines.firstIndex { $0.contains(" starts: ") })
        #expect(mistakes.contains { $0 < begun && lines[$0].contains("z-broken.yaml") }, "\(lines.prefix(20))")
        #expect(mistakes.contains { $0 < begun && lines[$0].contains("'job-0000' is taken by a job in job-0000.yaml") })
        #expect(lines.contains { $0.hasPrefix("[1/132] job-0000 succeeded") })
        #expect(ended.output.contains("\n132 jobs: 130 succeeded, 2 invalid in "), "\(ended.output)")
        let again = try project.run("run", ".", "--jobs", "2")
        #expect(again.error.contains("\n130 of 132 jobs are up to date\n"), "\(again.error)")
        let states = try project.outputs().states()
        #expect(states.count == 132 && states[129] == "job-0129 up_to_date", "\(states.suffix(4))")
    }

    @Test("in a line how many of many jobs were cancelled, not in one for each", arguments: [[], ["--quiet"]])
    func cancelled(_ options: [String]) throws {
        let project = try GridTown.busyProject(jobs: 200)
        let run = try Arterial.start(["run", ".", "--jobs", "1"] + options, in: project.url)
        while project.outputs().jobs.count < 3 { usleep(2000) }
        run.send(SIGINT)
        let ended = try run.ended()
        #expect(ended.code == 130)
        #expect(!ended.error.contains("100 %") && !ended.error.contains(" failed"))
        let text = options.isEmpty ? ended.output : ended.error
        #expect(text.split(separator: "\n").count { $0.contains("cancelled") } == 1)
    }

    @Test("in the closing table why a job failed, and which file says more")
    func why() throws {
        let output = try project().run("run", ".").output
        #expect(
            output.contains(
                """
                  b  failed
                      no route from Corner to Market: Market is not located
                      warning: Market is not located: no street that car may use is within 500 m
                      see ./b.yaml

                """))
    }

    @Test("why each job runs, what it does and what it took, where it is to be verbose")
    func verbose() throws {
        let project = try GridTown.project(["a.yaml": GridTown.job()])
        let ended = try project.run("run", ".", "--verbose")
        let lines = ended.error.split(separator: "\n").map(String.init)
        #expect(lines.first == "a starts: it has no outputs yet")
        #expect(lines.contains("compiling the network town"))
        #expect(try #require(lines.last).contains(/\[1\/1\] a succeeded \(\d+\.\d\d s, \d+ MB\)/))
        #expect(try project.run("run", ".", "-v").error == "1 of 1 job is up to date\na up to date\n")
    }

    @Test("the same as objects, a line each")
    func json() throws {
        let project = try project()
        try project.write(GridTown.invalidJob, to: "d.yaml")
        let ended = try project.run("run", ".", "--log-format", "json", "--jobs", "1")
        let entries = try ended.error.split(separator: "\n").map { line in
            try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        }
        #expect(
            entries.map { $0["event"] as? String } == [
                "mistake", "finished", "finished", "finished", "finished", "closed",
            ])
        try #require(entries.count == 6)
        #expect(entries[0]["code"] as? String == "unknown_key" && entries[0]["line"] as? Int == 7)
        #expect(entries[2]["job"] as? String == "b" && entries[2]["state"] as? String == "failed")
        #expect(entries[2]["reason"] as? String == "no route from Corner to Market: Market is not located")
        #expect((entries.last?["states"] as? [String: Int])?["succeeded"] == 2)
        #expect(ended.output.contains("4 jobs: 2 succeeded, 1 failed, 1 invalid in "))
    }

    @Test("no escape sequences to a pipe or file")
    func plain() throws {
        let ended = try project().run("run", ".")
        #expect(!(ended.output + ended.error).contains("\u{1B}"))
        #expect(!(ended.output + ended.error).contains("\r"))
    }

    @Test("what it ignored")
    func ignored() throws {
        let project = try GridTown.project(["a.yaml": GridTown.job(), "notes.yml": "remember: the milk\n"])
        #expect(try project.run("run", ".").output.contains("\nignored: ./notes.yml: no job key\n"))
    }

    @Test("to a reader who has gone: nothing, and the outputs stand", arguments: ["run", "validate"])
    func brokenPipe(_ command: String) throws {
        let project = try project()
        let code = try BrokenPipe.arterial([command, "."], in: project.url)
        #expect(code == (command == "run" ? 1 : 0))
        if command == "run" { #expect(project.outputs().jobs == ["a", "c"]) }
    }
}

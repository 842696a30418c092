import Foundation
import Testing

@Suite("One job's misfortune costs no other job", .enabled(if: Misfortune.isAvailable, "it takes a compiler for C"))
struct MisfortuneTests {
    /// Many jobs that are well, and one for each kind that is not.
    private func project(well count: Int, _ kinds: [Misfortune.Kind]) throws -> TemporaryProject {
        var files: [String: String] = [:]
        for number in 0..<count {
            files["well-\(1000 + number).yaml"] = GridTown.job(to: Double(number % 3) + 0.5, Double(number % 4))
        }
        for kind in kinds {
            files["ill-\(kind.rawValue).yaml"] = Misfortune.job(kind, more: kind == .sleep ? "timeout: 1 s\n" : "")
            files[Misfortune.file(kind).name] = Misfortune.file(kind).text
        }
        return try GridTown.project(files)
    }

    private func run(_ project: TemporaryProject, _ options: String...) throws -> Arterial.Ended {
        let misfortune = try #require(try Misfortune())
        return try Arterial.run(["run", "."] + options, in: project.url, environment: misfortune.environment)
    }

    @Test("a trap, a null pointer, an abort, an exit, a kill, hunger and endless sleep, while 400 others finish")
    func everyKind() throws {
        let project = try project(well: 400, Misfortune.Kind.allCases)
        let ended = try run(project, "--jobs", "4", "--memory", "1GB")
        #expect(ended.code == 1)
        let states = try project.outputs().states()
        #expect(states.count(where: { $0.hasPrefix("well-") && $0.hasSuffix(" succeeded") }) == 400)
        #expect(
            states.filter { $0.hasPrefix("ill-") } == [
                "ill-abort crashed", "ill-exit crashed", "ill-hunger failed", "ill-killed crashed", "ill-null crashed",
                "ill-sleep timed_out", "ill-trap crashed",
            ])
        #expect(project.outputs().partialFolders == [])
        #expect(project.outputs().jobs.count == 400)
        let well = try project.outputs().bytes()
        #expect(try project.run("run", ".", "--only", "well-*", "--out", "calm", "--quiet").code == 0)
        #expect(differences(well, try project.outputs("calm").bytes()) == [])
    }

    @Test(
        "and its reason names what happened",
        arguments: [
            (
                Misfortune.Kind.null,
                "its process ended by SIGSEGV (signal 11): it reached for memory that is not its own"
            ),
            (.abort, "its process ended by SIGABRT (signal 6): a library gave up"),
            (.exit, "its process ended with exit code 7"),
            (
                .killed,
                "its process ended by SIGKILL (signal 9): somebody ended it, as the system does where memory runs out"
            ),
        ])
    func reason(_ kind: Misfortune.Kind, _ reason: String) throws {
        let project = try project(well: 0, [kind])
        _ = try run(project)
        #expect(try project.outputs().results()[0]["reason"] as? String == reason)
    }

    @Test("a job that sleeps in a library is ended within a second of its time, by its file or by the command line")
    func timeout() throws {
        for options in [[], ["--timeout", "1s"]] {
            let project = try project(well: 0, [])
            try project.write(Misfortune.file(.sleep).text, to: Misfortune.file(.sleep).name)
            let isInFile = options.isEmpty
            try project.write(
                Misfortune.job(.sleep, more: isInFile ? "timeout: 1 s\n" : "timeout: 1 h\n"), to: "a.yaml")
            let misfortune = try #require(try Misfortune())
            let ended = try Arterial.run(["run", "."] + options, in: project.url, environment: misfortune.environment)
            #expect(ended.code == 1)
            let result = try project.outputs().results()[0]
            #expect(result["state"] as? String == "timed_out")
            #expect(result["reason"] as? String == "it took longer than 1 s")
            #expect(try #require(result["seconds"] as? Double) < 30)
        }
    }

    @Test("a job that may take a millisecond is told so")
    func shortTimeout() throws {
        let project = try GridTown.busyProject(jobs: 1)
        let ended = try project.run("validate", ".")
        #expect(ended.code == 0)
        try project.append("timeout: 1 ms\n", to: "job-1000.yaml")
        #expect(try project.run("run", ".").output.contains("\n      it took longer than 1 ms\n"))
    }

    @Test("a validation tells which job could not be checked")
    func validation() throws {
        let project = try project(well: 3, [.null])
        let misfortune = try #require(try Misfortune())
        let ended = try Arterial.run(["validate", "."], in: project.url, environment: misfortune.environment)
        #expect(ended.code == 1)
        #expect(ended.error.hasPrefix("arterial: ill-null could not be checked: its process ended by SIGSEGV"))
        #expect(ended.output == "4 jobs, 1 mistake\n")
    }

    @Test("a run that is interrupted while a job sleeps in a library exits 130 and leaves nothing half")
    func interrupted() throws {
        let project = try project(well: 4, [.sleep])
        try project.write(Misfortune.job(.sleep), to: "ill-sleep.yaml")
        let misfortune = try #require(try Misfortune())
        let running = try Arterial.start(["run", "."], in: project.url, environment: misfortune.environment)
        while project.outputs().jobs.count < 4 { usleep(5000) }
        running.send(SIGTERM)
        #expect(try running.ended().code == 130)
        #expect(project.outputs().partialFolders == [])
        #expect(try project.outputs().states().first == "ill-sleep cancelled")
    }
}

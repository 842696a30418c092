import Foundation
import Testing

@Suite("A run that is stopped in the middle", .serialized)
struct InterruptionTests {
    private static let count = 250

    /// Starts a run, and sends it a signal once some jobs are done.
    private func stop(_ project: TemporaryProject, with signal: Int32) throws -> Arterial.Ended {
        let run = try project.start("run", ".", "--jobs", "2")
        while project.outputs().jobs.count < 5 { usleep(2000) }
        run.send(signal)
        return try run.ended()
    }

    /// What stands of each job is all of its files, and what a run that nobody stops writes.
    private func expectWhole(_ project: TemporaryProject) throws {
        for job in project.outputs().jobs {
            #expect(project.outputs().files(of: job).count == 9, "\(job)")
            #expect(try JSONSerialization.isValidJSONObject(project.outputs().json("\(job)/job.json")))
        }
    }

    @Test("by Control-C or by a manager exits 130, and keeps what is done", arguments: [SIGINT, SIGTERM, SIGHUP])
    func interrupted(_ signal: Int32) throws {
        let project = try GridTown.busyProject(jobs: Self.count)
        let ended = try stop(project, with: signal)
        #expect(ended.code == 130)
        let done = project.outputs().jobs
        #expect((5..<Self.count).contains(done.count))
        #expect(project.outputs().partialFolders == [])
        try expectWhole(project)
        let states = try project.outputs().states()
        #expect(states.count == Self.count)
        #expect(states.filter { $0.hasSuffix(" succeeded") } == done.map { $0 + " succeeded" })
        #expect(states.filter { $0.hasSuffix(" cancelled") }.count == Self.count - done.count)
        #expect(try project.outputs().json("run.json")["interrupted"] as? Bool == true)
    }

    @Test("as early as it may be stops: no signal is lost", arguments: [SIGINT, SIGTERM, SIGHUP])
    func early(_ signal: Int32) throws {
        let project = try GridTown.busyProject(jobs: Self.count)
        for wait in stride(from: UInt32(2_000), to: 150_000, by: 12_000) {
            let run = try project.start("run", ".", "--jobs", "2", "--force")
            usleep(wait)
            run.send(signal)
            // Before the program has begun, the system stops it.
            #expect([130, -signal].contains(try run.ended().code), "\(wait) microseconds")
        }
    }

    /// A run whose jobs have ended, and which waits for somebody to read its report.
    private func waiting() throws -> (project: TemporaryProject, run: RunningArterial) {
        let project = try GridTown.project(["a.yaml": GridTown.job()])
        #expect(mkfifo(project.url.appending(path: "pipe").path, 0o600) == 0)
        let run = try project.start("run", ".", "--report", "junit=pipe", "--report", "sarif=a.sarif")
        while !project.exists("outputs/run.json") { usleep(2000) }
        usleep(300_000)
        run.send(SIGTERM)
        usleep(100_000)
        return (project, run)
    }

    @Test("when its jobs have ended writes its reports all the same") func atReports() throws {
        let (project, run) = try waiting()
        let reader = try OtherCommand.run(
            "/bin/sh", ["-c", "timeout 60 cat pipe"], in: project.url, environment: ["PATH": "/usr/bin:/bin"])
        #expect(reader.output.hasSuffix("</testsuites>\n"))
        #expect(try run.ended().code == 0)
        #expect(try project.text("a.sarif").contains("sarif-schema"))
    }

    @Test("twice when its jobs have ended ends at once") func twiceAtReports() throws {
        let (project, run) = try waiting()
        // The pipe goes with its project.
        defer { withExtendedLifetime(project) {} }
        run.send(SIGTERM)
        let ended = try run.ended()
        #expect(ended.code == -SIGTERM, "\(ended)")
    }

    @Test("goes on where it is to outlive its terminal") func outliving() throws {
        let project = try GridTown.busyProject(jobs: Self.count)
        let script = """
            trap '' HUP
            '\(Arterial.binary.path)' run . --jobs 2 --quiet &
            while [ ! -s outputs/results.jsonl ]; do sleep 0.01; done
            kill -HUP $!
            wait $!
            """
        let ended = try OtherCommand.run(
            "/bin/sh", ["-c", script], in: project.url, environment: ["PATH": "/usr/bin:/bin"])
        #expect(ended.code == 0)
        #expect(project.outputs().jobs.count == Self.count)
    }

    @Test("by force leaves whole folders only, and the next run ends as if nothing had been")
    func killed() throws {
        let project = try GridTown.busyProject(jobs: Self.count)
        #expect(try stop(project, with: SIGKILL).code == -SIGKILL)
        #expect((5..<Self.count).contains(project.outputs().jobs.count))
        try expectWhole(project)
        try project.write("half a file", to: "outputs/.job-1249.partial-4711-1/routes.geojson")
        #expect(try project.run("run", ".", "--quiet").code == 0)
        #expect(project.outputs().partialFolders == [])
        #expect(project.outputs().jobs.count == Self.count)
        #expect(try project.run("run", ".", "--quiet", "--out", "undisturbed").code == 0)
        #expect(differences(try project.outputs().bytes(), try project.outputs("undisturbed").bytes()) == [])
    }
}

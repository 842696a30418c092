import Testing

@Suite(
    "A job that sleeps in a database",
    .enabled(if: PostgreSQLServer.isThere, "postgresql-15-postgis-3 is not installed"))
struct PostgreSQLSleeperTests {
    private static func sleeper(more: String) -> String {
        DatabaseTown.job("layer: degrees, where: \"pg_sleep(60) IS NOT NULL\"", more: more)
    }

    @Test("is ended within a second of its time, and costs no other job")
    func timedOut() throws {
        var jobs = ["a-sleeper.yaml": Self.sleeper(more: "timeout: 1 s\n")]
        for number in 0..<20 { jobs["well-\(10 + number).yaml"] = GridTown.job(to: Double(number % 3), 1.5) }
        let project = try DatabaseTown.project(jobs)
        #expect(try project.run("run", ".", "--jobs", "2").code == 1)
        let results = try project.outputs().results()
        #expect(results[0]["state"] as? String == "timed_out")
        #expect(try #require(results[0]["seconds"] as? Double) < 30)
        #expect(results.dropFirst().allSatisfy { $0["state"] as? String == "succeeded" })
    }

    @Test("runs every time where it does not sleep, since a database can change without notice")
    func neverUpToDate() throws {
        let project = try DatabaseTown.project(["a.yaml": DatabaseTown.job("layer: degrees")])
        for _ in 0..<2 { #expect(try project.run("run", ".").code == 0) }
        #expect(try project.outputs().states() == ["a succeeded"])
        let plan = try project.run("run", ".", "--dry-run").output
        #expect(plan.contains("can change without notice\n"))
    }
}

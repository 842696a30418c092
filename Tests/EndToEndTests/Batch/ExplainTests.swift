import Testing

@Suite("arterial explain")
struct ExplainTests {
    @Test("tells what a run would do, why, with which values from where, and what places and barriers came to")
    func explains() throws {
        let project = try GridTown.project([
            "a.yaml": GridTown.job(more: "barriers: {points: [{name: Works, at: [9.0015, 50]}]}\n")
        ])
        try project.append("defaults: {route: {u_turns: allowed}}\n", to: "arterial.yaml")
        let first = try project.run("explain", "a.yaml")
        #expect(first.code == 0)
        #expect(first.output.hasPrefix("a: a.yaml\nstate: would run: it has no outputs yet\n\nparameters:\n"))
        #expect(first.output.contains("\n  network: \"town\" (job)\n"))
        #expect(first.output.contains("\n  u_turns: \"allowed\" (project defaults)\n"))
        #expect(first.output.contains("\n  impedance: \"time\" (built in)\n"))
        #expect(first.output.contains("\n  travel_mode: \"car\" (job)\n"))
        #expect(first.output.contains("\n  stop Corner: ok, 0.000 m from its place, at [9.0000000, 50.0000000]\n"))
        #expect(first.output.contains("\n  barrier Works: ok, restriction, 1 edges, 0 junctions"))
        #expect(!project.exists("outputs"))
    }

    @Test("tells of all jobs of a folder, in the order of their names, also where one cannot run") func folder() throws
    {
        let project = try GridTown.project([
            "c.yaml": GridTown.job(), "b.yaml": GridTown.failingJob, "a.yaml": GridTown.job(),
        ])
        let ended = try project.run("explain", ".")
        #expect(ended.code == 1)
        let heads = ended.output.split(separator: "\n").filter { $0.hasSuffix(".yaml") || $0.hasPrefix("state: ") }
        #expect(
            heads == [
                "a: ./a.yaml", "state: would run: it has no outputs yet", "b: ./b.yaml", "state: failed", "c: ./c.yaml",
                "state: would run: it has no outputs yet",
            ], "\(ended.output)")
    }

    @Test("tells how long a job may run, and who says so, though that changes no output")
    func timeout() throws {
        let project = try GridTown.project(["a.yaml": GridTown.job(), "b.yaml": GridTown.job(more: "timeout: 90 s\n")])
        #expect(try !project.run("explain", "a.yaml").output.contains("timeout"))
        try project.append("defaults: {route: {timeout: 10}}\n", to: "arterial.yaml")
        #expect(try project.run("explain", "a.yaml").output.contains("\n  timeout: \"10 min\" (project defaults)\n"))
        #expect(try project.run("explain", "b.yaml").output.contains("\n  timeout: \"90 s\" (job)\n"))
        #expect(try project.run("run", "a.yaml", "--quiet").code == 0)
        try project.write(GridTown.projectFile, to: "arterial.yaml")
        let ended = try project.run("explain", "a.yaml")
        #expect(
            ended.output.contains("state: up to date: ") && !ended.output.contains("changed since"), "\(ended.output)")
    }

    @Test("tells what a job leaves to its network and its travel mode")
    func derived() throws {
        let project = try GridTown.project(["a.yaml": GridTown.job().replacing("travel_mode: car\n", with: "")])
        let ended = try project.run("explain", "a.yaml")
        #expect(ended.output.contains("\n  travel_mode: \"car\" (network)\n"))
        #expect(ended.output.contains("\n  u_turns: \"at_dead_ends_and_intersections\" (travel mode)\n"))
    }

    @Test("tells what the travel mode says of restrictions, and what the job says otherwise")
    func restrictions() throws {
        let job = GridTown.job(more: "restrictions: {unpaved: prohibit}\n").replacing(
            "travel_mode: car", with: "travel_mode: own")
        let project = try GridTown.project(["a.yaml": job])
        let mode = "own: {based_on: car, restrictions: {tolls: avoid_high, unpaved: avoid_low}}"
        try project.append("travel_modes: {\(mode)}\n", to: "arterial.yaml")
        let network = try project.text("arterial.yaml").replacing("[car, foot]", with: "[own]")
        try project.write(network, to: "arterial.yaml")
        let ended = try project.run("explain", "a.yaml")
        #expect(
            ended.output.contains("\n  restrictions.tolls: \"avoid_high\" (travel mode)\n"),
            "\(ended.output)\(ended.error)")
        #expect(ended.output.contains("\n  restrictions: {\"unpaved\":\"prohibit\"} (job)\n"))
        #expect(!ended.output.contains("restrictions.unpaved"))
    }

    @Test("tells which values have changed since the outputs were made")
    func changes() throws {
        let project = try GridTown.project(["a.yaml": GridTown.job(more: "u_turns: allowed\n")])
        #expect(try project.run("run", "a.yaml", "--quiet").code == 0)
        #expect(try project.run("explain", "a.yaml").output.contains("state: up to date: "))
        try project.write(GridTown.job(more: "u_turns: not_allowed\n"), to: "a.yaml")
        let ended = try project.run("explain", "a.yaml")
        #expect(ended.output.contains("state: would run: parameters changed\n"))
        #expect(
            ended.output.contains(
                "changed since the outputs were made:\n  u_turns: \"allowed\" -> \"not_allowed\"\n\nparameters:"))
    }

    @Test("tells a mistake once, where no job matches, too")
    func once() throws {
        let project = try GridTown.project(["a.yaml": "job: [\n"])
        let ended = try project.run("explain", ".", "--only", "nope")
        #expect(ended.code == 2)
        #expect(ended.error.ranges(of: "error:").count == 1, "\(ended.error)")
    }

    @Test("tells why a job cannot run")
    func cannotRun() throws {
        let project = try GridTown.project(["a.yaml": GridTown.failingJob, "b.yaml": GridTown.invalidJob])
        let failing = try project.run("explain", "a.yaml")
        #expect(failing.code == 1)
        #expect(failing.output.hasPrefix("a: a.yaml\nstate: failed\nno route from Corner to Market: "))
        let invalid = try project.run("explain", "b.yaml")
        #expect(invalid.code == 1)
        #expect(invalid.error.contains("b.yaml:7:1: error: unknown key 'colour'\n"))
    }
}

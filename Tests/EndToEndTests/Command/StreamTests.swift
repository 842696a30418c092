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

    @Test("nothing at all where it is to be quiet and all succeed")
    func silent() throws {
        let project = try GridTown.project(["a.yaml": GridTown.job()])
        let ended = try project.run("run", ".", "-q")
        #expect(ended.code == 0)
        #expect(ended.output.isEmpty && ended.error.isEmpty)
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

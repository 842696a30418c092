import Testing

@Suite("A run takes")
struct SelectionTests {
    private func project() throws -> TemporaryProject {
        try GridTown.project([
            "north/a.yaml": GridTown.job(), "north/b.yaml": GridTown.job(to: 1, 1),
            "south/a.yaml": GridTown.job(to: 0, 2),
        ])
    }

    @Test(
        "the jobs whose names match",
        arguments: [
            (["--only", "north.*"], ["north.a", "north.b"]), (["--only", "*.a"], ["north.a", "south.a"]),
            (["--only", "north.?", "--only", "south.a"], ["north.a", "north.b", "south.a"]),
            (["--only", "south.a"], ["south.a"]),
        ])
    func only(_ options: [String], _ jobs: [String]) throws {
        let project = try project()
        #expect(try Arterial.run(["run", "."] + options, in: project.url).code == 0)
        #expect(project.outputs().jobs == jobs)
    }

    @Test("nothing where no name matches, and says so")
    func nothing() throws {
        let project = try project()
        let ended = try project.run("run", ".", "--only", "east.*")
        #expect(ended.code == 2)
        #expect(ended.error == "arterial: there is no job whose name matches 'east.*' under these paths\n")
    }

    @Test(
        "nothing where a pattern falls short of a name, and says which was meant",
        arguments: [("nor", "'*nor*' matches 'north.a' and 1 more"), ("norht.a", "did you mean 'north.a'?")])
    func meant(_ pattern: String, _ hint: String) throws {
        let ended = try project().run("run", ".", "--only", pattern)
        #expect(ended.code == 2)
        #expect(ended.error.contains("matches '\(pattern)' under these paths; \(hint)\n"))
    }

    @Test("a single file, and the project file above it")
    func file() throws {
        let project = try project()
        #expect(try project.run("run", "south/a.yaml").code == 0)
        #expect(project.outputs().jobs == ["south.a"])
    }

    @Test(
        "a folder with as many slashes behind it as may be",
        arguments: ["south/", "south//", "./south/.//", ".//south///"])
    func slashes(_ path: String) throws {
        let project = try project()
        let ended = try project.run("run", path)
        #expect(ended.code == 0, "\(ended.error)")
        #expect(project.outputs().jobs == ["south.a"])
    }

    @Test("several paths, each file once")
    func paths() throws {
        let project = try project()
        #expect(try project.run("run", "north/a.yaml", "north", "./north/a.yaml").code == 0)
        #expect(project.outputs().jobs == ["north.a", "north.b"])
    }

    @Test("the project file and folder of outputs that are named")
    func named() throws {
        let project = try project()
        try project.write(GridTown.projectFile + "outputs: elsewhere\n", to: "other.yaml")
        #expect(try project.run("run", "south", "--project", "other.yaml").code == 0)
        #expect(project.outputs("elsewhere").jobs == ["south.a"])
        #expect(try project.run("run", "south", "--out", "here/and/there").code == 0)
        #expect(project.outputs("here/and/there").jobs == ["south.a"])
        #expect(try project.run("run", "south", environment: ["ARTERIAL_OUT": "by-variable"]).code == 0)
        #expect(project.outputs("by-variable").jobs == ["south.a"])
    }

    @Test("no notice of what is wrong with jobs whose names do not match", arguments: ["run", "validate"])
    func othersMistakes(_ command: String) throws {
        let project = try project()
        try project.write(GridTown.invalidJob, to: "south/a.yaml")
        try project.write(
            "name: good\n" + GridTown.job() + "---\nname: bad\n" + GridTown.invalidJob, to: "north/b.yaml")
        let ended = try project.run(command, ".", "--only", "north.a", "--only", "good")
        #expect(ended.code == 0)
        #expect(!ended.error.contains("error"), "\(ended.error)")
        if command == "validate" { #expect(ended.output == "2 jobs, no mistakes\n") }
        #expect(try project.run(command, ".", "--only", "bad").code == 1)
        #expect(try project.run("validate", ".").output == "4 jobs, 2 mistakes\n")
    }

    @Test("notice of a file that cannot be read, since any job may be in it")
    func unread() throws {
        let project = try project()
        try project.write("{job: route, stops: [\n", to: "south/a.yaml")
        let ended = try project.run("validate", ".", "--only", "north.a")
        #expect(ended.code == 1)
        #expect(ended.output == "1 job, 1 mistake\n")
        let run = try project.run("run", ".", "--only", "north.a")
        #expect(run.code == 1 && run.error.contains("south/a.yaml:"), "\(run)")
        #expect(project.outputs().jobs == ["north.a"])
    }
}

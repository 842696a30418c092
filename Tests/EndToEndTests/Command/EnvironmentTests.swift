import Testing

@Suite("A variable of the environment")
struct EnvironmentTests {
    private static let job = GridTown.job(more: "description: To ${env:CITY}\n")

    @Test("is put into job files, and into the project file")
    func value() throws {
        let project = try GridTown.project(["a.yaml": Self.job])
        let ended = try project.run("run", "a.yaml", environment: ["CITY": "Monaco"])
        #expect(ended.code == 0, "\(ended.error)")
        #expect(try project.outputs().json("a/job.json")["description"] as? String == "To Monaco")
    }

    @Test("that is missing is a mistake at its place")
    func missing() throws {
        let project = try GridTown.project(["a.yaml": Self.job])
        let ended = try project.run("run", "a.yaml", environment: ["CITTY": "Monaco"])
        #expect(ended.code == 1)
        #expect(ended.error.contains("error: the environment has no variable 'CITY'\ndescription: To ${env:CITY}\n"))
        #expect(!ended.error.contains("CITTY"))
    }

    @Test("that is missing in the project file stops the run")
    func missingInProject() throws {
        let project = try TemporaryProject(["a.yaml": Self.job, "arterial.yaml": "outputs: ${env:PLACE}\n"])
        let ended = try project.run("run", "a.yaml")
        #expect(ended.code == 2)
        #expect(ended.error.contains("arterial.yaml:1:10: error: the environment has no variable 'PLACE'"))
    }

    @Test(
        "of the command that is empty says nothing",
        arguments: ["ARTERIAL_OUT", "ARTERIAL_JOBS", "ARTERIAL_PROJECT", "ARTERIAL_CACHE"])
    func empty(_ name: String) throws {
        let project = try GridTown.project(["a.yaml": GridTown.job()])
        let ended = try project.run("run", ".", environment: [name: ""])
        #expect(ended.code == 0, "\(ended.error)")
        #expect(project.exists("outputs/a"))
        #expect(try project.run("network", "info", "town", environment: [name: ""]).code == 0)
    }
}

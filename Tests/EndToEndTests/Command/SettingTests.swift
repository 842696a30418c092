import Testing

@Suite("A run is set")
struct SettingTests {
    @Test("by a variable that names the output folder; the option decides over it")
    func outputFolder() throws {
        let project = try GridTown.project(["a.yaml": GridTown.job()])
        let environment = ["ARTERIAL_OUT": "by-variable"]
        #expect(try project.run("run", ".", environment: environment).code == 0)
        #expect(project.outputs("by-variable").jobs == ["a"])
        #expect(try project.run("run", ".", "--out", "by-option", environment: environment).code == 0)
        #expect(project.outputs("by-option").jobs == ["a"])
        #expect(!project.exists("outputs"))
    }

    @Test("by a variable that names the project file; the option decides over it", arguments: ["run", "validate"])
    func projectFile(_ command: String) throws {
        let project = try GridTown.project(["jobs/a.yaml": GridTown.job()])
        try project.write("networks: {other: {streets: {source: town.osm}}}\n", to: "other.yaml")
        let environment = ["ARTERIAL_PROJECT": "other.yaml"]
        let ended = try project.run(command, "jobs", environment: environment)
        #expect(ended.code == 1)
        #expect(ended.error.hasPrefix("jobs/a.yaml:2:10: error: there is no network 'town'\n"))
        #expect(try project.run(command, "jobs", "--project", "arterial.yaml", environment: environment).code == 0)
    }

    @Test("to force its outputs onto the disk: they are the same bytes")
    func durable() throws {
        let project = try GridTown.project(["a.yaml": GridTown.job(), "b.yaml": GridTown.job(to: 1, 3)])
        #expect(try project.run("run", ".", "--durable", "--out", "durable").code == 0)
        #expect(try project.run("run", ".").code == 0)
        #expect(project.outputs("durable").jobs == ["a", "b"])
        #expect(differences(try project.outputs("durable").bytes(), try project.outputs().bytes()) == [])
    }
}

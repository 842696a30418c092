import Foundation
import Testing

@Suite("Outputs whose job is no more")
struct LeftOutputTests {
    private func project() throws -> TemporaryProject {
        let project = try GridTown.project([
            "north/a.yaml": GridTown.job(), "north/b.yaml": GridTown.job(to: 1, 1),
            "south/c.yaml": GridTown.job(to: 0, 2),
        ])
        #expect(try project.run("run", ".", "--quiet").code == 0)
        return project
    }

    @Test("are named, and stay")
    func named() throws {
        let project = try project()
        try project.remove("north/a.yaml")
        let ended = try project.run("run", ".")
        #expect(ended.output.contains("outputs whose job is no more: north.a; --prune removes them\n"))
        #expect(try project.outputs().json("run.json")["left_outputs"] as? [String] == ["north.a"])
        #expect(project.outputs().jobs == ["north.a", "north.b", "south.c"])
        #expect(try project.run("run", ".", "--dry-run").output.contains("outputs whose job is no more: north.a\n"))
    }

    @Test("are removed where that was asked for")
    func removed() throws {
        let project = try project()
        try project.write(GridTown.job(more: "name: renamed\n"), to: "north/a.yaml")
        let ended = try project.run("run", ".", "--prune")
        #expect(ended.output.contains("removed outputs whose job is no more: north.a\n"))
        #expect(project.outputs().jobs == ["north.b", "renamed", "south.c"])
    }

    @Test("are none of those that the run did not look at")
    func others() throws {
        let project = try project()
        #expect(try project.run("run", "north", "--prune", "--only", "*.a").code == 0)
        #expect(project.outputs().jobs == ["north.a", "north.b", "south.c"])
    }

    @Test("are none of the folders that somebody else has put there")
    func foreign() throws {
        let project = try project()
        try project.write("mine", to: "outputs/notes/job.json")
        #expect(try project.run("run", ".", "--prune").code == 0)
        #expect(project.exists("outputs/notes/job.json"))
    }

    @Test("are none of another project, for a run that has no project")
    func otherProject() throws {
        let project = try project()
        let elsewhere = try TemporaryProject(["lone.yaml": GridTown.job()])
        let ended = try Arterial.run(["run", elsewhere.path + "/lone.yaml", "--prune"], in: project.url)
        #expect(ended.code == 1, "\(ended.output)\(ended.error)")
        #expect(!ended.output.contains("no more"))
        #expect(project.outputs().jobs == ["north.a", "north.b", "south.c"])
    }
}

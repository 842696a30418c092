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

    @Test(
        "that may not be removed stop nothing, and are named",
        .enabled(if: UnprivilegedArterial.isPossible, "the superuser may remove all"))
    func locked() throws {
        let project = try project()
        let (readOnly, open) = ([FileAttributeKey.posixPermissions: 0o555], [FileAttributeKey.posixPermissions: 0o755])
        let left = project.url.appending(path: "outputs/north.a").path
        let former = project.url.appending(path: "outputs/south.c").path
        for folder in [left, former] { try FileManager.default.setAttributes(readOnly, ofItemAtPath: folder) }
        defer { try? FileManager.default.setAttributes(open, ofItemAtPath: left) }
        try project.remove("north/a.yaml")
        try project.write(GridTown.job(to: 1, 2), to: "south/c.yaml")
        let ended = try UnprivilegedArterial.run("run", ".", "--prune", in: project)
        #expect(ended.code == 0, "\(ended)")
        #expect(ended.output.contains("outputs that stay: north.a: cannot remove north.a/"), "\(ended)")
        #expect(project.outputs().jobs == ["north.a", "north.b", "south.c"])
        #expect(try UnprivilegedArterial.run("run", ".", in: project).code == 0)
        let hidden = try FileManager.default.contentsOfDirectory(
            atPath: project.url.appending(path: "outputs").path
        ).filter { $0.contains("partial") }
        #expect(hidden == [])
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

    @Test(
        "stay while a file cannot be read in which their jobs may be",
        arguments: ["north/a.yaml", "north/moved.yaml"])
    func broken(_ file: String) throws {
        let project = try project()
        try project.write(GridTown.job(more: "name: mine\n"), to: "north/a.yaml")
        #expect(try project.run("run", ".", "--prune", "--quiet").code == 0)
        try project.remove("north/a.yaml")
        try project.remove("south/c.yaml")
        try project.write("{job: route, name: mine, stops: [\n", to: file)
        let sentence = "outputs that stay: mine, south.c: their job may be in ./\(file), which has mistakes\n"
        #expect(try project.run("run", ".", "--prune", "--dry-run").output.contains(sentence))
        #expect(try project.run("run", ".", "--prune").output.contains(sentence))
        #expect(project.outputs().jobs == ["mine", "north.b", "south.c"])
    }

    @Test("stay while the matrix that made their jobs has mistakes")
    func matrix() throws {
        let project = try project()
        let job = GridTown.job(more: "name: round\ndescription: ${matrix:way}\n")
        try project.write(job + "matrix: {way: [east, west]}\n", to: "north/a.yaml")
        #expect(try project.run("run", ".", "--prune", "--quiet").code == 0)
        try project.write(job + "matrix: {way: [east, east]}\n", to: "north/a.yaml")
        let ended = try project.run("run", ".", "--prune")
        #expect(ended.output.contains("outputs that stay: round.east, round.west: their job may be in ./north/a.yaml"))
        #expect(project.outputs().jobs == ["north.b", "round.east", "round.west", "south.c"])
    }

    @Test("are none of the copies that somebody has made of outputs")
    func copies() throws {
        let project = try project()
        try FileManager.default.copyItem(
            at: project.url.appending(path: "outputs/north.a"), to: project.url.appending(path: "outputs/as it was"))
        try project.remove("north/a.yaml")
        #expect(try project.run("run", ".", "--prune", "--quiet").code == 0)
        #expect(project.outputs().jobs == ["as it was", "north.b", "south.c"])
    }

    @Test("stay where something is in them that no run wrote")
    func stranger() throws {
        let project = try project()
        try project.remove("north/a.yaml")
        try project.write("call back", to: "outputs/north.a/notes.txt")
        let ended = try project.run("run", ".", "--prune")
        #expect(ended.output.contains("outputs that stay: north.a: no run wrote notes.txt, which is in there\n"))
        #expect(project.exists("outputs/north.a/routes.csv") && project.exists("outputs/north.a/notes.txt"))
    }

    @Test("are none of a folder of jobs that is not there for now")
    func unmounted() throws {
        let project = try project()
        let link = project.url.appending(path: "north")
        try FileManager.default.moveItem(at: link, to: project.url.appending(path: "away"))
        try FileManager.default.createSymbolicLink(
            at: link, withDestinationURL: project.url.appending(path: "nowhere"))
        try FileManager.default.removeItem(at: project.url.appending(path: "away"))
        let ended = try project.run("run", ".", "--prune")
        #expect(ended.output.contains("ignored: ./north: it is a link that leads nowhere"))
        #expect(project.outputs().jobs == ["north.a", "north.b", "south.c"])
    }
}

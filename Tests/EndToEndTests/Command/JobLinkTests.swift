import Foundation
import Testing

@Suite("A job file that links lead to")
struct JobLinkTests {
    private func project() throws -> TemporaryProject { try GridTown.project(["jobs/b.yaml": GridTown.job()]) }

    private func link(_ path: String, to target: String, in project: TemporaryProject) throws {
        try FileManager.default.createSymbolicLink(
            atPath: project.path + "/" + path, withDestinationPath: target)
    }

    @Test("is run under its own name, and the link is listed as ignored", arguments: ["a.yaml", "z.yaml"])
    func link(_ name: String) throws {
        let project = try project()
        try link("jobs/\(name)", to: "b.yaml", in: project)
        let ended = try project.run("run", "jobs")
        #expect(ended.code == 0)
        #expect(project.outputs().jobs == ["jobs.b"])
        #expect(ended.output.contains("ignored: jobs/\(name): it is a link to jobs/b.yaml\n"), "\(ended.output)")
        #expect(try project.run("run", "jobs", "--only", "jobs.b").code == 0)
    }

    @Test("is run under its own name also where the link is given before it, and given paths keep their order")
    func given()
        throws
    {
        let project = try project()
        try project.write(GridTown.job(), to: "c.yaml")
        try link("a.yaml", to: "jobs/b.yaml", in: project)
        let ended = try project.run("run", "c.yaml", "a.yaml", "jobs")
        #expect(ended.output.contains("ignored: a.yaml: it is a link to jobs/b.yaml\n"), "\(ended.output)")
        #expect(try project.outputs().states() == ["c succeeded", "jobs.b succeeded"])
        let alone = try project.run("run", "a.yaml", "--out", "alone")
        #expect(alone.code == 0 && project.outputs("alone").jobs == ["a"], "\(alone.error)")
    }

    @Test("in a folder that a link leads to is run once, and the link is listed as ignored")
    func folder() throws {
        let project = try project()
        try link("all", to: "jobs", in: project)
        let ended = try project.run("run", ".")
        #expect(project.outputs().jobs == ["jobs.b"])
        #expect(ended.output.contains("ignored: ./all: it is a link to ./jobs\n"), "\(ended.output)")
    }

    @Test("elsewhere is run under the link's name")
    func elsewhere() throws {
        let project = try project()
        try project.write(GridTown.job(), to: "kept/c.yaml")
        try link("jobs/a.yaml", to: "../kept/c.yaml", in: project)
        #expect(try project.run("run", "jobs").code == 0)
        #expect(project.outputs().jobs == ["jobs.a", "jobs.b"])
    }

    @Test("and to its folder, too, is run under the name of one, and the other is listed as ignored") func both() throws
    {
        let project = try project()
        try project.write(GridTown.job(), to: "kept/far/c.yaml")
        try link("jobs/a.yaml", to: "../kept/far/c.yaml", in: project)
        try link("jobs/kept", to: "../kept", in: project)
        let ended = try project.run("run", "jobs", "jobs/a.yaml", "jobs/b.yaml", "./jobs")
        #expect(project.outputs().jobs == ["jobs.a", "jobs.b"])
        let ignored = ended.output.split(separator: "\n").filter { $0.hasPrefix("ignored") }
        #expect(ignored == ["ignored: jobs/kept/far/c.yaml: it is the same file as jobs/a.yaml"])
        try link("jobs/also", to: "../kept/far", in: project)
        #expect(
            try project.run("run", "jobs").output.contains(
                "ignored: jobs/kept/far: it is the same folder as jobs/also\n"))
    }

    @Test("is two jobs where it has two names on the disk")
    func hardLink() throws {
        let project = try project()
        try FileManager.default.linkItem(
            atPath: project.path + "/jobs/b.yaml", toPath: project.path + "/jobs/a.yaml")
        #expect(try project.run("run", "jobs").code == 0)
        #expect(project.outputs().jobs == ["jobs.a", "jobs.b"])
    }
}

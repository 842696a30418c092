import Foundation
import Glibc
import Testing

@Suite("A bad folder gets one clear sentence")
struct BadFolderTests {
    private func empty() throws -> TemporaryProject {
        try TemporaryProject(["arterial.yaml": GridTown.projectFile])
    }

    @Test("an empty one")
    func nothing() throws {
        let ended = try empty().run("run", ".")
        #expect(ended.code == 2)
        #expect(ended.error == "arterial: there is no job to run under these paths\n")
    }

    @Test("one of 10,000 files of other sorts")
    func crowded() throws {
        let project = try empty()
        for number in 0..<10_000 {
            let descriptor = creat(project.path + "/photo-\(number).jpg", 0o644)
            #expect(descriptor >= 0)
            close(descriptor)
        }
        let ended = try project.run("run", ".")
        #expect(ended.code == 2)
        #expect(ended.error == "arterial: there is no job to run under these paths\n")
    }

    @Test("one that may not be read", .enabled(if: UnprivilegedArterial.isPossible, "the superuser may read all"))
    func forbidden() throws {
        let project = try GridTown.project(["jobs/a.yaml": GridTown.job(), "b.yaml": GridTown.job()])
        #expect(chmod(project.path + "/jobs", 0) == 0)
        defer { chmod(project.path + "/jobs", 0o755) }
        let ended = try UnprivilegedArterial.run("run", "jobs", in: project)
        #expect(ended.code == 2)
        #expect(ended.error == "arterial: jobs: the folder cannot be listed\n")
    }

    @Test(
        "one with a folder in it that may not be listed: its jobs run, and that is a mistake",
        .enabled(if: UnprivilegedArterial.isPossible, "the superuser may list all"))
    func forbiddenBelow() throws {
        let project = try GridTown.project(["jobs/a.yaml": GridTown.job(), "jobs/locked/b.yaml": GridTown.job()])
        #expect(chmod(project.path + "/jobs/locked", 0) == 0)
        defer { chmod(project.path + "/jobs/locked", 0o755) }
        let ended = try UnprivilegedArterial.run("run", "jobs", in: project)
        #expect(ended.code == 1)
        #expect(ended.error.contains("jobs/locked: error: the file may not be read (permission denied)\n"))
        #expect(try project.outputs().states() == ["jobs.a succeeded", "jobs.locked invalid"])
    }

    @Test("one whose links lead in a circle is looked at once")
    func circle() throws {
        let project = try GridTown.project(["jobs/a.yaml": GridTown.job()])
        let folder = project.url.appending(path: "jobs")
        try FileManager.default.createSymbolicLink(
            at: folder.appending(path: "again"), withDestinationURL: folder)
        try FileManager.default.createSymbolicLink(
            at: folder.appending(path: "up"), withDestinationURL: project.url)
        #expect(try project.run("run", "jobs").code == 0)
        #expect(project.outputs().jobs == ["jobs.a"])
    }

    @Test("one of files that are called YAML and are something else")
    func notYAML() throws {
        let project = try empty()
        try project.write(Data([0x89, 0x50, 0x4E, 0x47, 0, 1, 2, 0xFF]), to: "picture.yaml")
        let ended = try project.run("run", ".")
        #expect(ended.code == 1)
        #expect(ended.error.hasPrefix("./picture.yaml:1:2: error: "), "\(ended.error)")
        #expect(ended.error.split(separator: "\n").count { $0.contains("error:") } == 1)
    }

    @Test(
        "one of other tools' YAML, which is named as ignored",
        arguments: [
            "services:\n  web: {image: nginx}\n", "on: push\njobs:\n  build: {runs-on: ubuntu-latest}\n",
            "apiVersion: batch/v1\nkind: Job\nspec: {completions: 3}\n", "- hosts: all\n  tasks: []\n", "just a text\n",
            "", "---\n...\n---\n",
        ])
    func otherTools(text: String) throws {
        let project = try empty()
        try project.write(text, to: "other.yml")
        let ended = try project.run("run", ".")
        #expect(ended.code == 2)
        #expect(
            ended.error.hasPrefix(
                "arterial: there is no job to run under these paths\n  ignored: ./other.yml: no job key\n"))
    }
}

import Foundation
import Glibc
import Testing

@Suite("Every file that is called like a job file is run, or told of")
struct JobFileNameTests {
    @Test("one with a suffix in capitals, and is called without it", arguments: ["YAML", "YML", "Yaml"])
    func capitals(_ suffix: String) throws {
        let project = try GridTown.project(["jobs/up.\(suffix)": GridTown.job()])
        let ended = try project.run("run", "jobs")
        #expect(ended.code == 0, "\(ended.error)")
        #expect(project.outputs().jobs == ["jobs.up"])
    }

    @Test("a link that leads to no file, or back to itself", arguments: ["nowhere.yaml", "link.yaml"])
    func deadLink(_ target: String) throws {
        let project = try GridTown.project(["jobs/a.yaml": GridTown.job()])
        try FileManager.default.createSymbolicLink(
            atPath: project.path + "/jobs/link.yaml", withDestinationPath: target)
        let ended = try project.run("run", "jobs")
        #expect(ended.code == 1)
        #expect(ended.error.contains("jobs/link.yaml: error: "))
        #expect(try project.outputs().states() == ["jobs.a succeeded", "jobs.link invalid"])
    }

    @Test("a link to a folder that is not there")
    func deadFolder() throws {
        let project = try GridTown.project(["jobs/a.yaml": GridTown.job()])
        try FileManager.default.createSymbolicLink(
            atPath: project.path + "/jobs/north", withDestinationPath: "/nowhere")
        let sentence = "ignored: jobs/north: it is a link that leads nowhere, or may not be looked at\n"
        #expect(try project.run("run", "jobs").output.contains(sentence))
        #expect(try project.run("validate", "jobs").error.contains(sentence))
    }

    @Test("a name that is not UTF-8")
    func foreignLetters() throws {
        let project = try GridTown.project(["jobs/a.yaml": GridTown.job()])
        let name = Array((project.path + "/jobs/stra").utf8) + [0xDF] + Array("e.yaml".utf8) + [0]
        let descriptor = creat(name.map(CChar.init(bitPattern:)), 0o644)
        try #require(descriptor >= 0)
        close(descriptor)
        let ended = try project.run("run", "jobs")
        #expect(ended.code == 1)
        #expect(
            ended.error.contains("jobs/stra\u{FFFD}e.yaml: error: the file's name is not UTF-8: give it another one\n"))
        #expect(project.outputs().jobs == ["jobs.a"])
    }
}

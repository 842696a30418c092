import Foundation
import Testing

@Suite("A file that would take too long to read is refused at once")
struct RefusedFileTests {
    @Test("an alias bomb")
    func bomb() throws {
        var lines = ["a0: &a0 [x, x, x, x, x, x, x, x, x, x]"]
        for level in 1...9 {
            let aliases = [String](repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
            lines.append("a\(level): &a\(level) [\(aliases)]")
        }
        let project = try GridTown.project(["bomb.yaml": lines.joined(separator: "\n"), "good.yaml": GridTown.job()])
        let ended = try project.run("run", ".")
        #expect(ended.code == 1)
        #expect(ended.error.contains("error: the aliases of this file stand for more than 100000 values\n"))
        #expect(project.outputs().jobs == ["good"])
    }

    @Test("a file of 100 MB")
    func huge() throws {
        let project = try GridTown.project(["good.yaml": GridTown.job(), "huge.yaml": ""])
        let huge = try FileHandle(forWritingTo: project.url.appending(path: "huge.yaml"))
        try huge.truncate(atOffset: 100_000_000)
        try huge.close()
        let ended = try project.run("run", ".")
        #expect(ended.code == 1)
        #expect(
            ended.error.hasPrefix(
                "./huge.yaml: error: the file has 100.0 MB; a YAML file may have 16 MB\n"))
        #expect(project.outputs().jobs == ["good"])
    }

    @Test("a pipe that nobody writes to")
    func pipe() throws {
        let project = try GridTown.project(["good.yaml": GridTown.job()])
        #expect(mkfifo(project.url.appending(path: "pipe.yaml").path, 0o600) == 0)
        let ended = try project.run("run", ".")
        #expect(ended.code == 1)
        #expect(ended.error.hasPrefix("./pipe.yaml: error: this is not a regular file\n"))
        #expect(project.outputs().jobs == ["good"])
    }
}

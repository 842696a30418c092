import Foundation
import Testing

@Suite("No name leads out of the folder of outputs")
struct OutputPathTests {
    /// All files, without compiled networks.
    private func files(of project: TemporaryProject) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: project.path).filter { !$0.hasPrefix(".arterial") }.sorted()
    }

    @Test(
        "by a job's name, which is refused in a sentence",
        arguments: [
            ("..", "it begins with a dot"), ("../../elsewhere", "it begins with a dot"),
            ("/tmp/elsewhere", "it holds '/'"),
            ("a/../../b", "it holds '/'"), ("a\\\\b", "it holds '"), (".hidden", "it begins with a dot"),
            ("a\\u001b[31m", "it holds '"), ("a\\nb", "it holds '"), ("a\\u202eb", "it holds '"), ("a\\0b", ""),
            ("con", "Windows keeps it for a device"), ("run.json", "a file of the run has that name"),
            ("Results.jsonl", "a file of the run has that name"), ("", "it is empty"),
            (String(repeating: "n", count: 201), "it has more than 200 bytes"),
        ])
    func names(_ name: String, _ reason: String) throws {
        let project = try GridTown.project(["in/jobs/a.yaml": GridTown.job(more: "name: \"\(name)\"\n")])
        let before = try files(of: project)
        let ended = try project.run("validate", "in/jobs")
        #expect(ended.code == 1)
        #expect(ended.error.hasPrefix("in/jobs/a.yaml:"))
        #expect(ended.error.contains(reason) || reason.isEmpty, "\(ended.error)")
        #expect(!ended.error.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0.value == 0x202E })
        #expect(try files(of: project) == before)
    }

    @Test("by a file's name, which is refused as a job's", arguments: ["a\u{1B}[31m.yaml", "a\nb.yaml", "con.yaml"])
    func files(_ file: String) throws {
        let project = try GridTown.project([file: GridTown.job()])
        let ended = try project.run("run", ".")
        #expect(ended.code == 1)
        #expect(project.outputs().jobs == [])
        #expect(!(ended.output + ended.error).contains("\u{1B}"))
    }

    @Test("and no two names lead to one folder", arguments: [("Report", "rePORT"), ("é", "e\u{301}"), ("Ä", "ä")])
    func twins(_ one: String, _ other: String) throws {
        let project = try GridTown.project([
            "1.yaml": GridTown.job(more: "name: \(one)\n"), "2.yaml": GridTown.job(more: "name: \(other)\n"),
        ])
        let ended = try project.run("run", ".")
        #expect(ended.code == 1)
        #expect(project.outputs().jobs.count < 2)
        #expect(ended.error.contains("2.yaml:"), "\(ended.error)")
    }

    @Test("by a link in a job's place, which is replaced; what it leads to stays") func link() throws {
        let project = try GridTown.project(["a.yaml": GridTown.job(), "elsewhere/kept.txt": "kept"])
        try project.write("", to: "outputs/.keep")
        let link = project.path + "/outputs/a"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "../elsewhere")
        #expect(try project.run("run", ".").code == 0)
        #expect((try? FileManager.default.destinationOfSymbolicLink(atPath: link)) == nil)
        #expect(project.outputs("elsewhere").files(of: ".") == ["kept.txt"])
        #expect(project.outputs().files(of: "a").contains("job.json"))
    }

    @Test("by a link in the place of a file of the run", arguments: ["run.json", "results.jsonl", "index.html"])
    func linkOfReport(_ name: String) throws {
        let project = try GridTown.project(["a.yaml": GridTown.job(), "kept.txt": "kept"])
        try project.write("", to: "outputs/.keep")
        try FileManager.default.createSymbolicLink(
            atPath: project.path + "/outputs/\(name)", withDestinationPath: "../kept.txt")
        #expect(try project.run("run", ".").code == 0)
        #expect(try String(contentsOf: project.url.appending(path: "kept.txt"), encoding: .utf8) == "kept")
        #expect(try project.outputs().text(name).contains("job"))
    }

    @Test("by a link in the place of the lock: the run does not begin") func linkOfLock() throws {
        let project = try GridTown.project(["a.yaml": GridTown.job(), "kept.txt": "kept"])
        try project.write("", to: "outputs/.keep")
        try FileManager.default.createSymbolicLink(
            atPath: project.path + "/outputs/.arterial.lock", withDestinationPath: "../kept.txt")
        let ended = try project.run("run", ".")
        #expect(ended.code == 2)
        #expect(ended.error.contains("cannot create outputs/.arterial.lock"))
        #expect(try String(contentsOf: project.url.appending(path: "kept.txt"), encoding: .utf8) == "kept")
    }

    @Test("but the folder itself may be a link, which is followed") func linkOfFolder() throws {
        let project = try GridTown.project(["a.yaml": GridTown.job(), "elsewhere/kept.txt": "kept"])
        try FileManager.default.createSymbolicLink(
            atPath: project.path + "/outputs", withDestinationPath: "elsewhere")
        #expect(try project.run("run", ".").code == 0)
        #expect(project.outputs("elsewhere").jobs == ["a"])
        #expect(project.exists("elsewhere/kept.txt"))
    }
}

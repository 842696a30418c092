import Foundation
import Testing

@Suite("A report")
struct ReportRequestTests {
    @Test(
        "that means nothing is refused",
        arguments: [
            (["--report", "junti=a.xml"], "there is no report 'junti': did you mean 'junit'?"),
            (["--report", "poem=a.txt"], "there is no report 'poem': there are junit, github, sarif, text"),
            (["--report", "junit"], "--report junit needs a file: junit=FILE, or =- for standard output"),
            (["--report", "junit="], "--report junit needs a file: junit=FILE, or =- for standard output"),
            (["--report", "junit=-", "--report", "text=-"], "two reports cannot both go to standard output"),
            (["--report", "junit=a", "--report", "text=./a"], "two reports cannot both go to './a'"),
            (["--report", "junit=a.yaml"], "the report junit cannot go to 'a.yaml': job files are called so"),
            (
                ["--report", "junit=./town.osm"],
                "the report junit cannot go to './town.osm': another file stands there"
            ),
            (["--report", "text=town.osm"], "the report text cannot go to 'town.osm': another file stands there"),
            (["--report", "github=main.cpp"], "the report github cannot go to 'main.cpp': another file stands there"),
            (["--report", "text=notes.txt"], "the report text cannot go to 'notes.txt': another file stands there"),
            (
                ["--report", "text=outputs/run.json"],
                "the report text cannot go to 'outputs/run.json': the run writes a file of its own there"
            ),
            (["--report", "html=./outputs/index.html"], "the run writes a file of its own there"),
            (["--report", "junit=outputs/a/job.json"], "the run writes a file of its own there"),
            (["--report", "junit=outputs/../outputs/a"], "the run writes a file of its own there"),
            (["--report", "junit=outputs/.arterial.lock"], "the run writes a file of its own there"),
            (["--report", "text=a", "--dry-run"], "--dry-run runs nothing that a --report could tell of"),
        ])
    func refused(_ options: [String], _ sentence: String) throws {
        let project = try GridTown.project([
            "a.yaml": GridTown.job(), "main.cpp": "std::vector<int> streets;\n",
            "notes.txt": "outputs in order, arterial: succeeded\nthanks\n",
        ])
        let ended = try Arterial.run(["run", "."] + options, in: project.url)
        #expect(ended.code == 2)
        #expect(ended.error.contains(sentence))
        #expect(!project.exists("outputs"))
    }

    @Test("of outputs is none for a validation")
    func validation() throws {
        let project = try GridTown.project(["a.yaml": GridTown.job()])
        let ended = try project.run("validate", ".", "--report", "text=a.txt")
        #expect(ended.code == 2)
        #expect(ended.error.contains("there is no report 'text': there are junit, github, sarif"))
    }

    @Test("goes through a link into a pipe, and the link stays") func pipe() throws {
        let project = try GridTown.project(["a.yaml": GridTown.job()])
        let link = project.url.appending(path: "out.xml").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/proc/self/fd/1")
        let script = "'\(Arterial.binary.path)' run . --quiet --report junit=out.xml | cat > piped.xml"
        let ended = try OtherCommand.run(
            "/bin/sh", ["-c", script], in: project.url, environment: ["PATH": "/usr/bin:/bin"])
        #expect(ended.error.isEmpty, "\(ended.error)")
        #expect(try project.text("piped.xml").contains("<testsuites name=\"arterial\" tests=\"1\""))
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "/proc/self/fd/1")
    }

    @Test("that goes to a pipe without a reader fails the run, and does not wait for ever") func deafPipe() throws {
        let project = try GridTown.project(["a.yaml": GridTown.job()])
        #expect(mkfifo(project.path + "/pipe", 0o600) == 0)
        let ended = try project.run("run", ".", "--report", "github=pipe")
        #expect(
            ended.code == 1 && ended.error.contains("cannot write pipe: it is a pipe that nobody reads"), "\(ended)")
        #expect(try project.outputs().states() == ["a succeeded"])
    }

    @Test("takes the place of one like it", arguments: ["junit", "sarif", "html", "github", "text"])
    func again(_ kind: String) throws {
        let project = try GridTown.project(["a.yaml": GridTown.job(), "b.yaml": GridTown.failingJob])
        for _ in 1...2 {
            let ended = try project.run("run", ".", "--report", "\(kind)=report")
            #expect(ended.code == 1 && !ended.error.contains("cannot go"), "\(ended.error)")
        }
    }

    @Test("is refused beside another one that would be the same file by a link", arguments: ["b.xml", "linked/a.xml"])
    func sameFile(_ second: String) throws {
        let project = try GridTown.project(["a.yaml": GridTown.job(), "reports/.keep": ""])
        let files = FileManager.default
        try files.createSymbolicLink(atPath: project.path + "/b.xml", withDestinationPath: "reports/a.xml")
        try files.createSymbolicLink(atPath: project.path + "/linked", withDestinationPath: "reports")
        let ended = try project.run("run", ".", "--report", "junit=reports/a.xml", "--report", "sarif=\(second)")
        #expect(ended.code == 2)
        #expect(ended.error.contains("two reports cannot both go to '\(second)'"), "\(ended.error)")
        #expect(!project.exists("outputs"))
    }

    @Test("takes the place of one that a power failure left as zeros") func zeros() throws {
        let project = try GridTown.project(["a.yaml": GridTown.job()])
        try project.write(String(repeating: "\0", count: 300), to: "a.xml")
        #expect(try project.run("run", ".", "--report", "junit=a.xml").code == 0)
        #expect(try project.text("a.xml").contains("<testsuites name=\"arterial\""))
    }

    @Test("that cannot be written fails the run, whose outputs stand")
    func unwritable() throws {
        let project = try GridTown.project(["a.yaml": GridTown.job(), "file": ""])
        let ended = try project.run("run", ".", "--report", "junit=file/a.xml", "--report", "text=a.txt")
        #expect(ended.code == 1)
        #expect(ended.error.contains("arterial: the report junit is not written: cannot create file"))
        #expect(project.outputs().jobs == ["a"])
        #expect(try project.text("a.txt").contains("\n1 job: 1 succeeded in "))
    }

    @Test("is written where nothing ran since a file was invalid")
    func strict() throws {
        let project = try ReportProject.make()
        let ended = try project.run("run", "jobs", "--strict", "--report", "text=a.txt", "--report", "junit=a.xml")
        #expect(ended.code == 2)
        #expect(try project.text("a.txt").contains("\n5 jobs: 0 succeeded, 1 invalid, 4 cancelled in "))
        #expect(try project.text("a.xml").contains("failures=\"1\" errors=\"0\""))
    }

    @Test("is written where the run is interrupted, and nothing is left beside it")
    func interrupted() throws {
        let project = try GridTown.busyProject(jobs: 200)
        let run = try project.start("run", ".", "--jobs", "1", "--report", "junit=reports/a.xml")
        while project.outputs().jobs.count < 3 { usleep(2000) }
        run.send(SIGINT)
        #expect(try run.ended().code == 130)
        #expect(try project.text("reports/a.xml").contains("tests=\"200\""))
        #expect(try FileManager.default.contentsOfDirectory(atPath: project.path + "/reports") == ["a.xml"])
    }

    @Test("on standard output has it alone: the closing table goes to standard error")
    func standardOutput() throws {
        let project = try GridTown.project(["a.yaml": GridTown.job()])
        let ended = try project.run("run", ".", "--report", "junit=-")
        #expect(ended.output.hasPrefix("<?xml ") && ended.output.hasSuffix("</testsuites>\n"))
        #expect(ended.error.contains("\n1 job: 1 succeeded in "))
    }

    @Test("replaces what a link leads to, and not the link")
    func link() throws {
        let project = try GridTown.project([
            "a.yaml": GridTown.job(), "kept/a.txt": "1 job: 1 failed\noutputs in out\n",
        ])
        let link = project.url.appending(path: "a.txt").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "kept/a.txt")
        #expect(try project.run("run", ".", "--report", "text=a.txt").code == 0)
        #expect(try project.text("kept/a.txt").contains("1 job: 1 succeeded"))
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "kept/a.txt")
    }
}

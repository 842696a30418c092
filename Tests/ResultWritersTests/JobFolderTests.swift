import Foundation
import TestSupport
import Testing

@testable import ResultWriters

@Suite("A job's folder")
struct JobFolderTests {
    private func write(_ text: String, to job: String, in outputs: String) throws {
        let folder = try JobFolder(outputFolder: outputs, jobName: job)
        for name in ["a", "b"] {
            let file = try folder.file(name)
            try file.write { $0.append(text: text) }
            try file.close()
        }
        try folder.commit()
    }

    @Test func isNotSeenBeforeItIsWhole() throws {
        let outputs = try TemporaryFolder()
        let folder = try JobFolder(outputFolder: outputs.path + "/new/outputs", jobName: "job", durable: true)
        #expect(try outputs.names(in: "new/outputs").map(HiddenName.init) == [.partial(job: "job")])
        try folder.commit()
        #expect(try outputs.names(in: "new/outputs") == ["job"])
    }

    @Test func takesThePlaceOfTheOldOne() throws {
        let outputs = try TemporaryFolder()
        try FileManager.default.createDirectory(
            atPath: outputs.path + "/job/deep/er", withIntermediateDirectories: true)
        try write("new", to: "job", in: outputs.path)
        #expect(try outputs.names() == ["job"])
        #expect(try outputs.names(in: "job") == ["a", "b"])
    }

    @Test func takesThePlaceOfALinkWithoutTouchingWhatItLeadsTo() throws {
        let outputs = try TemporaryFolder()
        let elsewhere = try TemporaryFolder()
        try write("kept", to: "kept", in: elsewhere.path)
        symlink(elsewhere.path, outputs.path + "/job")
        try write("new", to: "job", in: outputs.path)
        #expect(try outputs.text("job/a") == "new")
        #expect(try elsewhere.text("kept/a") == "kept")
    }

    @Test func leavesNothingWhenItIsAbandonedOrDropped() throws {
        let outputs = try TemporaryFolder()
        try write("old", to: "job", in: outputs.path)
        let abandoned = try JobFolder(outputFolder: outputs.path, jobName: "job")
        _ = try abandoned.file("c")
        abandoned.abandon()
        do {
            let dropped = try JobFolder(outputFolder: outputs.path, jobName: "job")
            _ = try dropped.file("c")
        }
        #expect(try outputs.names() == ["job"])
        #expect(try outputs.text("job/a") == "old")
    }

    @Test func leftoversOfKilledRunsAreRemovedAndNothingElse() throws {
        let outputs = try TemporaryFolder()
        let leftovers = [".a.b.partial-12-3", ".job.partial-1-2", ".job.partial-1-2-old", ".job.partial-1-2-probe"]
        let others = [
            ".gitkeep", ".job.partial-", ".job.partial-1", ".job.partial-1-x", ".job.version-", ".job.version-1-2",
            "job", "job.partial-1-2", "run.json",
        ]
        for name in leftovers + others {
            try FileManager.default.createDirectory(
                atPath: outputs.path + "/" + name + "/inner", withIntermediateDirectories: true)
        }
        #expect(try JobFolder.removeLeftovers(in: outputs.path) == leftovers)
        #expect(try outputs.names() == others.sorted())
        #expect(try JobFolder.removeLeftovers(in: outputs.path + "/missing") == [])
    }

    @Test(arguments: ["", ".", "..", "a/b", "nul\u{0}"])
    func needsANameOfOneFolder(name: String) throws {
        let outputs = try TemporaryFolder()
        #expect(throws: WriteError("create", name, reason: "it is not the name of a folder")) {
            try JobFolder(outputFolder: outputs.path, jobName: name)
        }
    }

    @Test func saysThatItsPlaceCannotBeWritten() {
        #expect(throws: WriteError("create", "/dev/null/outputs", reason: "Not a directory")) {
            try JobFolder(outputFolder: "/dev/null/outputs", jobName: "job")
        }
    }

    @Test(.enabled(if: geteuid() != 0, "the superuser may write everywhere"))
    func saysThatItMayNotBeWritten() throws {
        let outputs = try TemporaryFolder()
        chmod(outputs.path, 0o555)
        #expect(throws: WriteError("create", "job", reason: "Permission denied")) {
            try JobFolder(outputFolder: outputs.path, jobName: "job")
        }
    }

    /// One thread commits again and again; a reader that holds on to a folder finds it whole each time.
    @Test func aReaderSeesWholeFoldersOnly() throws {
        let outputs = try TemporaryFolder()
        try write("first", to: "job", in: outputs.path)
        let reader = FolderReader(path: outputs.path + "/job")
        let thread = Thread { reader.readUntilStopped() }
        thread.start()
        for commit in 0..<200 { try write("commit \(commit)", to: "job", in: outputs.path) }
        let seen = reader.stop()
        #expect(seen.reads > 0)
        #expect(seen.faults == 0)
        #expect(try outputs.names() == ["job"])
    }
}

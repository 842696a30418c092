import Foundation
import TestSupport
import Testing

@testable import ResultWriters

@Suite("A job's folder where names cannot be exchanged")
struct FolderPlaceTests {
    private func write(_ text: String, in outputs: TemporaryFolder, _ exchange: Exchange = .none) throws {
        let folder = try JobFolder(outputFolder: outputs.path, jobName: "job", durable: true, exchange: exchange)
        for name in ["a", "b"] {
            let file = try folder.file(name)
            try file.write { $0.append(text: text) }
            try file.close()
        }
        try folder.commit()
    }

    @Test("is a link to a version, from the start") func link() throws {
        let outputs = try TemporaryFolder()
        try write("old", in: outputs)
        #expect(try outputs.names() == [".job.version-1", "job"])
        try write("new", in: outputs)
        #expect(try outputs.names() == [".job.version-1", ".job.version-2", "job"])
        #expect(try outputs.text("job/a") == "new")
        #expect(Folders.linked(outputs.path + "/job") == ".job.version-2")
    }

    @Test("keeps the version before for who is on the way there, until the next run") func versionBefore() throws {
        let outputs = try TemporaryFolder()
        try write("old", in: outputs)
        let followed = try #require(Folders.linked(outputs.path + "/job"))
        try write("new", in: outputs)
        #expect(try outputs.text(followed + "/a") == "old")
        #expect(try JobFolder.removeLeftovers(in: outputs.path) == [followed])
        try write("newest", in: outputs)
        #expect(try outputs.names() == [".job.version-2", ".job.version-3", "job"])
    }

    @Test("moves with the folder of outputs") func moved() throws {
        let outputs = try TemporaryFolder()
        try write("new", in: outputs)
        let other = try TemporaryFolder()
        #expect(rename(outputs.path, other.path + "/moved") == 0)
        #expect(try other.text("moved/job/a") == "new")
    }

    @Test("takes the place of a real folder, once") func realFolder() throws {
        let outputs = try TemporaryFolder()
        try write("old", in: outputs, .ofSystem)
        #expect(try outputs.names() == ["job"])
        try write("new", in: outputs)
        #expect(try outputs.names() == [".job.version-1", "job"])
        #expect(try outputs.text("job/a") == "new")
    }

    @Test("becomes a real folder again where they can be exchanged") func exchangedAgain() throws {
        let outputs = try TemporaryFolder()
        try write("old", in: outputs)
        try write("new", in: outputs, .ofSystem)
        #expect(Folders.isRealFolder(outputs.path + "/job"))
        #expect(try outputs.text("job/b") == "new")
        #expect(try JobFolder.removeLeftovers(in: outputs.path) == [".job.version-1"])
        #expect(try outputs.names() == ["job"])
    }

    @Test("takes the place of a link to elsewhere, and leaves alone what that leads to") func foreignLink() throws {
        let outputs = try TemporaryFolder()
        let elsewhere = try TemporaryFolder()
        try write("kept", in: elsewhere, .ofSystem)
        symlink(elsewhere.path + "/job", outputs.path + "/job")
        try write("new", in: outputs)
        #expect(try outputs.text("job/a") == "new")
        #expect(try elsewhere.text("job/a") == "kept")
    }

    @Test("is whole for whoever reads it meanwhile") func readers() throws {
        let outputs = try TemporaryFolder()
        try write("first", in: outputs)
        let reader = FolderReader(path: outputs.path + "/job")
        Thread { reader.readUntilStopped() }.start()
        for commit in 0..<200 { try write("commit \(commit)", in: outputs) }
        let seen = reader.stop()
        #expect(seen.reads > 0)
        #expect(seen.faults == 0)
        try JobFolder.removeLeftovers(in: outputs.path)
        #expect(try outputs.names() == [".job.version-201", "job"])
    }

    @Test("stands as it was where it cannot be replaced") func failure() throws {
        let outputs = try TemporaryFolder()
        try write("old", in: outputs)
        let broken = Exchange { _, _ in .failed(EIO) }
        #expect(throws: WriteError("replace", "job", reason: "Input/output error")) {
            try write("new", in: outputs, broken)
        }
        #expect(try outputs.names() == [".job.version-1", "job"])
        #expect(try outputs.text("job/a") == "old")
    }
}

@Suite("What a killed run left where names cannot be exchanged")
struct VersionLeftoverTests {
    @Test("is removed but for the version that the job's link leads to") func versions() throws {
        let outputs = try TemporaryFolder()
        for name in [".a.version-1", ".a.version-2", ".b.version-1", ".c.version-7"] {
            mkdir(outputs.path + "/" + name, 0o777)
        }
        symlink(".a.version-2", outputs.path + "/a")
        symlink(".a.version-1", outputs.path + "/b")
        symlink(".c.version-7", outputs.path + "/.c.partial-1-1-link")
        let removed = [".a.version-1", ".b.version-1", ".c.partial-1-1-link", ".c.version-7"]
        #expect(try JobFolder.removeLeftovers(in: outputs.path) == removed)
        #expect(try outputs.names() == [".a.version-2", "a", "b"])
    }

    @Test("is the old folder, which is put back where nothing has taken its place") func replaced() throws {
        let outputs = try TemporaryFolder()
        try FileManager.default.createDirectory(
            atPath: outputs.path + "/.a.partial-7-1-old/inner", withIntermediateDirectories: true)
        mkdir(outputs.path + "/.a.version-1", 0o777)
        symlink(".a.version-1", outputs.path + "/.a.partial-7-1-link")
        #expect(try JobFolder.removeLeftovers(in: outputs.path) == [".a.partial-7-1-link", ".a.version-1"])
        #expect(try outputs.names() == ["a"])
        #expect(try outputs.names(in: "a") == ["inner"])
    }

    @Test("goes with a job that is removed") func removed() throws {
        let outputs = try TemporaryFolder()
        for name in [".a.version-1", ".a.version-2", ".ab.version-1", "b"] { mkdir(outputs.path + "/" + name, 0o777) }
        symlink(".a.version-2", outputs.path + "/a")
        #expect(JobFolder.remove(["a", "b", "c"], in: outputs.path).isEmpty)
        #expect(JobFolder.remove(["a"], in: outputs.path + "/missing").isEmpty)
        #expect(try outputs.names() == [".ab.version-1"])
    }
}

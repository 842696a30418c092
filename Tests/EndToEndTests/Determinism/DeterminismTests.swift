import Foundation
import TestSupport
import Testing

@Suite("The sample's outputs are the same bytes")
struct DeterminismTests {
    private func bytes(_ arguments: [String], in folder: URL, outputs: URL) throws -> [String: Data] {
        let ended = try Arterial.run(arguments, in: folder)
        #expect(ended.code == 0)
        return try Outputs(outputs).bytes()
    }

    private func expectSame(_ bytes: [String: Data]) throws {
        let first = try Sample.outputs().bytes()
        #expect(first.count == 160)
        #expect(differences(bytes, first) == [])
    }

    @Test("whatever the number of workers", arguments: ["1", "2", "8"])
    func workers(_ jobs: String) throws {
        let folder = try TemporaryFolder()
        let arguments = ["run", Sample.jobs.path, "--out", folder.url.path, "--jobs", jobs]
        try expectSame(try bytes(arguments, in: Arterial.project, outputs: folder.url))
    }

    @Test("from another working directory, by a relative path")
    func relative() throws {
        let folder = try TemporaryFolder()
        let arguments = ["run", "../jobs", "--out", folder.url.path]
        try expectSame(
            try bytes(arguments, in: Arterial.project.appending(path: "Sources"), outputs: folder.url))
    }

    @Test("from a copy of the project somewhere else")
    func copied() throws {
        let folder = try TemporaryFolder()
        let jobs = folder.url.appending(path: "deep/down/work")
        try FileManager.default.createDirectory(
            at: jobs.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: Sample.jobs, to: jobs)
        let outputs = folder.url.appending(path: "deep/down/outputs")
        try expectSame(try bytes(["run", "."], in: jobs, outputs: outputs))
    }

    @Test("when they replace the outputs of an earlier run")
    func again() throws {
        let folder = try TemporaryFolder()
        let arguments = ["run", Sample.jobs.path, "--out", folder.url.path]
        _ = try bytes(arguments, in: Arterial.project, outputs: folder.url)
        try expectSame(try bytes(arguments, in: Arterial.project, outputs: folder.url))
        #expect(Outputs(folder.url).partialFolders == [])
    }

    @Test("when the jobs are run one at a time")
    func apart() throws {
        let folder = try TemporaryFolder()
        for job in Sample.names {
            let arguments = ["run", Sample.jobs.appending(path: job + ".yaml").path, "--out", folder.url.path]
            #expect(try Arterial.run(arguments).code == 0)
        }
        try expectSame(try Outputs(folder.url).bytes())
    }

    @Test("in another time zone and language")
    func surroundings() throws {
        let folder = try TemporaryFolder()
        let environment = ["TZ": "Pacific/Auckland", "LANG": "de_DE.UTF-8", "LC_ALL": "de_DE.UTF-8"]
        let arguments = ["run", Sample.jobs.path, "--out", folder.url.path]
        #expect(try Arterial.run(arguments, environment: environment).code == 0)
        try expectSame(try Outputs(folder.url).bytes())
    }
}

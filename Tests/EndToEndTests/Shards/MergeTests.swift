import Foundation
import Testing

@Suite("A merge of all shards")
struct MergeTests {
    @Test("gives the folder that one run gives, to the byte; more shards than jobs are no harm", arguments: [1, 3, 15])
    func sameBytes(_ count: Int) throws {
        let town = try ShardedTown(jobs: 11)
        let merged = try town.merge(town.runShards(count).reversed())
        #expect(merged.code == 0, "\(merged.error)")
        #expect(
            merged.output
                == "11 jobs of \(count == 1 ? "1 shard" : "\(count) shards"), 11 succeeded\noutputs in merged\n")
        #expect(try town.project.run("run", ".", "--out", "whole").code == 0)
        let (left, right) = (town.project.outputs("merged"), town.project.outputs("whole"))
        #expect(left.jobs.count == 11)
        #expect(differences(try left.bytes(), try right.bytes()) == [])
        #expect(try left.states() == right.states())
    }

    @Test("is up to date for a run of all jobs")
    func upToDate() throws {
        let town = try ShardedTown(jobs: 5)
        #expect(try town.merge(town.runShards(2)).code == 0)
        let ended = try town.project.run("run", ".", "--out", "merged")
        #expect(ended.output.contains("5 jobs: 0 succeeded, 5 up to date"))
    }

    @Test("adds up what the shards tell in run.json")
    func record() throws {
        let town = try ShardedTown(jobs: 5, more: ["notes.yaml": "remember: the milk\n"])
        #expect(try town.merge(town.runShards(2)).code == 0)
        let run = try town.project.outputs("merged").json("run.json")
        #expect(run["jobs"] as? Int == 5 && run["shards"] as? Int == 2)
        #expect((run["states"] as? [String: Int])?["succeeded"] == 5)
        #expect(run["ignored"] as? [[String: String]] == [["file": "./notes.yaml", "reason": "no job key"]])
        let parts = try (1...2).map { try town.project.outputs("shards/\($0)").json("run.json") }
        #expect(run["started"] as? String == parts.compactMap { $0["started"] as? String }.min())
        let seconds = parts.compactMap { $0["seconds"] as? Double }.reduce(0, +)
        #expect(run["peak_mb"] as? Int == parts.compactMap { $0["peak_mb"] as? Int }.max())
        #expect(run["peak_mb"] is Int)
        #expect(abs((run["seconds"] as? Double ?? 0) - seconds) < 0.002)
    }

    @Test("ends with 1 where a job failed, names it, and merges all others")
    func failures() throws {
        let town = try ShardedTown(jobs: 4, more: ["far.yaml": GridTown.failingJob, "wrong.yaml": GridTown.invalidJob])
        let ended = try town.merge(town.runShards(3, code: 1))
        #expect(ended.code == 1)
        #expect(ended.output.hasPrefix("far failed: "))
        #expect(ended.output.contains("\nwrong invalid: "))
        #expect(ended.output.contains("\n6 jobs of 3 shards, 4 succeeded, 1 failed, 1 invalid\n"))
        #expect(town.project.outputs("merged").jobs == (100..<104).map { "job-\($0)" })
        #expect(try town.merge(["shards/1", "shards/2", "shards/3"], "--quiet").error.hasPrefix("far failed: "))
    }

    @Test("leaves alone what stands there already, and names what is of no job")
    func again() throws {
        let town = try ShardedTown(jobs: 4)
        let shards = try town.runShards(2)
        #expect(try town.merge(shards).code == 0)
        let folder = town.project.url.appending(path: "merged")
        try FileManager.default.copyItem(
            at: folder.appending(path: "job-100"), to: folder.appending(path: "an-old-one"))
        try Data("x".utf8).write(to: folder.appending(path: "job-101/stops.csv"))
        let before = try folder.number(of: "job-102")
        let ended = try town.merge(shards)
        #expect(ended.code == 0)
        #expect(ended.output.contains("\noutputs of no job of this plan: an-old-one\n"))
        #expect(try folder.number(of: "job-102") == before)
        let copy = try Data(contentsOf: folder.appending(path: "job-101/stops.csv"))
        #expect(copy.count > 1)
    }

    @Test("writes nothing where what somebody has put into a job's place would be lost")
    func stranger() throws {
        let town = try ShardedTown(jobs: 4)
        let shards = try town.runShards(2)
        #expect(try town.merge(shards).code == 0)
        let merged = town.project.outputs("merged")
        let files = ["run.json", "results.jsonl", "index.html"]
        let before = try files.map(merged.data)
        try FileManager.default.removeItem(at: town.project.url.appending(path: "merged/job-103"))
        try town.project.write("mine", to: "merged/job-103/notes.txt")
        let ended = try town.merge(shards)
        #expect(ended.code == 2 && ended.error.contains("cannot replace job-103"), "\(ended.error)")
        #expect(try files.map(merged.data) == before)
    }

    @Test("that is killed leaves whole folders, and the next one does the rest", arguments: [0, 20, 60])
    func killed(afterJobs count: Int) throws {
        let town = try ShardedTown(jobs: 120)
        let shards = try town.runShards(2)
        let merge = try town.project.start("merge", "shards/1", "shards/2", "--out", "merged")
        while town.project.outputs("merged").jobs.count < count { usleep(200) }
        merge.send(SIGKILL)
        _ = try merge.ended()
        let outputs = town.project.outputs("merged")
        let whole = try shards.map { try town.project.outputs($0).bytes() }.reduce(into: [:]) { all, some in
            all.merge(some) { first, _ in first }
        }
        let jobs = Set(outputs.jobs)
        let expected = whole.filter { jobs.contains(String($0.key.prefix { $0 != "/" })) }
        #expect(differences(try outputs.bytes(), expected) == [])
        #expect(try town.merge(shards).code == 0)
        #expect(outputs.partialFolders == [])
        #expect(differences(try outputs.bytes(), whole) == [])
    }
}

extension URL {
    /// By what the file system knows a folder in this one: another one in its place has another number.
    fileprivate func number(of folder: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: appending(path: folder).path)[.systemFileNumber] as? Int
    }
}

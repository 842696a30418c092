import Foundation
import Testing

@Suite("A run of one shard")
struct ShardRunTests {
    @Test("runs its part of the jobs; all shards together run each job once")
    func parts() throws {
        let town = try ShardedTown(jobs: 10)
        let jobs = try town.runShards(3).map { town.project.outputs($0).jobs }
        #expect(jobs.map(\.count).sorted() == [3, 3, 4])
        #expect(jobs.joined().sorted() == (100..<110).map { "job-\($0)" })
    }

    @Test("says in run.json which part of which plan it is")
    func record() throws {
        let town = try ShardedTown(jobs: 5)
        let shards = try town.runShards(2).map { folder in
            try #require(try town.project.outputs(folder).json("run.json")["shard"] as? [String: Any])
        }
        #expect(shards.map { $0["number"] as? Int } == [1, 2])
        #expect(shards.allSatisfy { $0["of"] as? Int == 2 && $0["plan_jobs"] as? Int == 5 })
        #expect(shards[0]["plan"] as? String == shards[1]["plan"] as? String)
        #expect(shards.flatMap { $0["places"] as? [Int] ?? [] }.sorted() == [0, 1, 2, 3, 4])
    }

    @Test("succeeds without a job where there are more shards than jobs, and says so")
    func empty() throws {
        let town = try ShardedTown(jobs: 2)
        let ended = try town.runShard("3/3", into: "shards/3")
        #expect(ended.code == 0, "\(ended.error)")
        #expect(ended.output.contains("\nshard 3 of 3 has no job: the plan has 2 jobs\n"))
        #expect(town.project.exists("shards/3/run.json"))
    }

    @Test("shares out the jobs that --only leaves")
    func only() throws {
        let town = try ShardedTown(jobs: 12)
        let jobs = try (1...2).flatMap { number in
            let ended = try town.runShard("\(number)/2", into: "s\(number)", "--only", "job-10?")
            #expect(ended.code == 0)
            return town.project.outputs("s\(number)").jobs
        }
        #expect(jobs.sorted() == (100..<110).map { "job-\($0)" })
    }

    @Test("shows its part of the plan with --dry-run")
    func dryRun() throws {
        let town = try ShardedTown(jobs: 9)
        let ended = try town.runShard("2/3", into: "s2", "--dry-run")
        #expect(ended.code == 0)
        #expect(ended.output.hasSuffix("shard 2 of 3 of a plan of 9 jobs\n3 of 3 jobs would run; nothing ran\n"))
    }

    @Test("takes nothing of the other shards for left over, and prunes what is")
    func leftovers() throws {
        let town = try ShardedTown(jobs: 6)
        #expect(try town.project.run("run", ".", "--out", "all").code == 0)
        try FileManager.default.removeItem(at: town.project.url.appending(path: "job-103.yaml"))
        let ended = try town.runShard("1/3", into: "all", "--prune")
        #expect(ended.output.contains("removed outputs whose job is no more: job-103\n"))
        #expect(town.project.outputs("all").jobs == [100, 101, 102, 104, 105].map { "job-\($0)" })
    }

    @Test("is refused the folder of another one that is running, and is told to take its own")
    func folder() throws {
        let town = try ShardedTown(jobs: 2)
        try town.project.write("4711 arterial run . --shard 1/2\n", to: "both/.arterial.lock")
        let descriptor = open(town.project.url.appending(path: "both/.arterial.lock").path, O_RDWR)
        defer { close(descriptor) }
        #expect(flock(descriptor, LOCK_EX | LOCK_NB) == 0)
        let ended = try town.runShard("2/2", into: "both")
        #expect(ended.code == 2)
        #expect(
            ended.error == """
                arterial: both is in use by process 4711 arterial run . --shard 1/2: each shard needs an output folder of \
                its own, which --out names

                """)
    }

    @Test("opens images of a folder that may only be read, and changes nothing there")
    func readOnlyCache() throws {
        let town = try ShardedTown(jobs: 4)
        let cache = town.project.url.appending(path: "networks")
        #expect(try town.project.run("network", "build", "--cache", "networks").code == 0)
        let files = try FileManager.default.contentsOfDirectory(atPath: cache.path).sorted()
        try setMode(0o555, of: cache)
        defer { try? setMode(0o755, of: cache) }
        let ended = try town.runShard("1/2", into: "s1", "--cache", "networks")
        #expect(ended.code == 0)
        #expect(!ended.error.contains("compiling") && !ended.error.contains("anew"), "\(ended.error)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: cache.path).sorted() == files)
    }

    private func setMode(_ mode: Int, of file: URL) throws {
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file.path)
    }

    @Test(
        "is refused for a part that there cannot be", arguments: ["0/3", "4/3", "3", "a/b", "1/0", "1/2/3", ""])
    func usage(_ shard: String) throws {
        let ended = try ShardedTown(jobs: 1).runShard(shard, into: "s")
        #expect(ended.code == 2)
        #expect(ended.error.contains("--shard takes a part and how many there are, such as 3/8, not '\(shard)'"))
    }
}

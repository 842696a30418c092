import Testing

/// A project of a small town whose jobs are run in shards.
struct ShardedTown {
    let project: TemporaryProject

    /// Runs all shards, each into a folder of its own.
    ///
    /// - Returns: these folders.
    func runShards(_ count: Int, code: Int32 = 0) throws -> [String] {
        try (1...count).map { number in
            let ended = try runShard("\(number)/\(count)", into: "shards/\(number)")
            #expect(ended.code == code || ended.code == 0, "\(ended.error)")
            return "shards/\(number)"
        }
    }

    func runShard(_ shard: String, into folder: String, _ more: String...) throws -> Arterial.Ended {
        try Arterial.run(["run", ".", "--shard", shard, "--out", folder] + more, in: project.url)
    }

    func merge(_ folders: [String], _ more: String...) throws -> Arterial.Ended {
        try Arterial.run(["merge"] + folders + ["--out", "merged"] + more, in: project.url)
    }
}

extension ShardedTown {
    /// - Parameter more: files beside so many jobs that succeed.
    init(jobs count: Int, more: [String: String] = [:]) throws {
        var jobs = more
        for number in 0..<count { jobs["job-\(100 + number).yaml"] = GridTown.job(to: Double(number % 4), 3) }
        project = try GridTown.project(jobs)
    }
}

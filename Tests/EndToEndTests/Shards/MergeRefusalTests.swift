import Foundation
import Testing

@Suite("A merge is refused, and nothing is written,")
struct MergeRefusalTests {
    private func expectRefusal(_ ended: Arterial.Ended, in town: ShardedTown, _ sentences: String...) {
        #expect(ended.code == 2)
        #expect(
            ended.error == "arterial: the shards cannot be merged; nothing was written\n"
                + sentences.map { "  \($0)\n" }.joined())
        #expect(!town.project.exists("merged"))
    }

    @Test("where shards are missing")
    func missing() throws {
        let town = try ShardedTown(jobs: 5)
        let shards = try town.runShards(4)
        expectRefusal(try town.merge([shards[1], shards[3]]), in: town, "shards 1, 3 of 4 are missing")
        expectRefusal(try town.merge(Array(shards[..<3])), in: town, "shard 4 of 4 is missing")
    }

    @Test("where one is there twice")
    func twice() throws {
        let town = try ShardedTown(jobs: 2)
        let shards = try town.runShards(2)
        #expect(try town.runShard("2/2", into: "again").code == 0)
        expectRefusal(
            try town.merge(shards + ["again"]), in: town, "shard 2 of 2 is there more than once: shards/2, again")
    }

    @Test(
        "where something of somebody else stands in the place of a job or of a run's own files",
        arguments: ["index.html", "job-100/mine.txt"])
    func strangers(_ path: String) throws {
        let town = try ShardedTown(jobs: 2)
        let shards = try town.runShards(2)
        try town.project.write("mine", to: "merged/\(path)")
        let ended = try town.merge(shards)
        #expect(ended.code == 2)
        #expect(
            ended.error.contains(path == "index.html" ? "no run wrote merged/index.html" : "cannot replace job-100: "))
        #expect(try town.project.text("merged/\(path)") == "mine")
    }

    @Test("where they are of different numbers")
    func numbers() throws {
        let town = try ShardedTown(jobs: 2)
        let shards = try town.runShards(2)
        #expect(try town.runShard("3/3", into: "other").code == 0)
        expectRefusal(
            try town.merge(shards + ["other"]), in: town, "other is shard 3 of 3, and shards/1 is shard 1 of 2")
    }

    @Test(
        "where they are of different plans",
        arguments: [("job-200.yaml", "the jobs were others"), ("arterial.yaml", "the project file was another one")])
    func plans(_ file: String, _ difference: String) throws {
        let town = try ShardedTown(jobs: 3)
        #expect(try town.runShard("1/2", into: "a").code == 0)
        try town.project.write(file == "arterial.yaml" ? "# new\n" + GridTown.projectFile : GridTown.job(), to: file)
        #expect(try town.runShard("2/2", into: "b").code == 0)
        expectRefusal(try town.merge(["a", "b"]), in: town, "b is of another plan than a: \(difference)")
    }

    @Test("where folders are none of shards, each with its sentence")
    func noShards() throws {
        let town = try ShardedTown(jobs: 2)
        #expect(try town.project.run("run", ".", "--out", "whole").code == 0)
        try town.project.write("{", to: "broken/run.json")
        try town.project.write("", to: "begun/results.jsonl")
        expectRefusal(
            try town.merge(["nowhere", "whole", "broken", "begun"]), in: town, "nowhere: there is no such folder",
            "whole: its run was no shard: it was started without --shard",
            "broken: run.json is damaged; run the shard again",
            "begun: there is no run.json: no run has come to its end here")
    }

    @Test("where the last run of a shard was killed, though an earlier one has come to its end")
    func killed() throws {
        let town = ShardedTown(project: try GridTown.busyProject(jobs: 60, stops: 15))
        #expect(try town.runShard("1/1", into: "a").code == 0)
        let run = try town.project.start("run", ".", "--shard", "1/1", "--out", "a", "--jobs", "1", "--force")
        while try !(1..<60 ~= town.project.outputs("a").results().count) { usleep(1000) }
        run.send(SIGKILL)
        _ = try run.ended()
        expectRefusal(
            try town.merge(["a"]), in: town, "a: there is no run.json: no run has come to its end here")
    }

    @Test("where a shard was interrupted")
    func interrupted() throws {
        let town = ShardedTown(project: try GridTown.busyProject(jobs: 300))
        #expect(try town.runShard("2/2", into: "b", "--only", "job-100?").code == 0)
        let run = try town.project.start("run", ".", "--shard", "1/2", "--out", "a", "--jobs", "1")
        while town.project.outputs("a").jobs.isEmpty { usleep(1000) }
        run.send(SIGINT)
        #expect(try run.ended().code == 130)
        expectRefusal(try town.merge(["a"]), in: town, "a: shard 1 of 2 was interrupted; run it again")
    }

    @Test(
        "where outputs are damaged, which are named with their shard",
        arguments: [("stops.csv", "x"), ("job.json", "{}"), ("routes.geojson", nil)])
    func damaged(_ file: String, _ text: String?) throws {
        let town = try ShardedTown(jobs: 1)
        let shards = try town.runShards(1)
        let path = "shards/1/job-100/\(file)"
        if let text {
            try town.project.write(text, to: path)
        } else {
            try FileManager.default.removeItem(at: town.project.url.appending(path: path))
        }
        expectRefusal(
            try town.merge(shards), in: town,
            "shards/1/job-100: \(file) is missing or was changed; run shard 1 of 1 again")
    }

    @Test("where one is missing and others are damaged, all of which are named at once")
    func all() throws {
        let town = try ShardedTown(jobs: 8)
        let shards = try town.runShards(4)
        let job = try #require(town.project.outputs(shards[0]).jobs.first)
        try town.project.write("x", to: "\(shards[0])/\(job)/stops.csv")
        let damaged = "\(shards[0])/\(job): stops.csv is missing or was changed; run shard 1 of 4 again"
        expectRefusal(try town.merge(Array(shards[..<3])), in: town, "shard 4 of 4 is missing", damaged)
        try town.project.write("{", to: "\(shards[1])/run.json")
        expectRefusal(
            try town.merge(Array(shards[..<3])), in: town,
            "\(shards[1]): run.json is damaged; run the shard again",
            "shards 2, 4 of 4 are missing, but for those that cannot be read", damaged)
        expectRefusal(
            try town.merge(shards), in: town, "\(shards[1]): run.json is damaged; run the shard again", damaged)
    }

    @Test("where results.jsonl was changed")
    func results() throws {
        let town = try ShardedTown(jobs: 4)
        let shards = try town.runShards(2)
        let results = try town.project.outputs("shards/1").text("results.jsonl")
        try town.project.write(results.replacing("job-10", with: "../10"), to: "shards/1/results.jsonl")
        expectRefusal(
            try town.merge(shards), in: town,
            "the jobs of these shards are not those of their plan: run.json or results.jsonl was changed")
        try town.project.write(results + results, to: "shards/1/results.jsonl")
        expectRefusal(
            try town.merge(shards), in: town,
            "shards/1: results.jsonl tells of 4 jobs, and shard 1 of 2 has 2; run it again")
        try town.project.write("no line\n", to: "shards/1/results.jsonl")
        expectRefusal(
            try town.merge(shards), in: town, "shards/1: results.jsonl is damaged; run the shard again")
    }

    @Test(
        "where run.json tells of what cannot have been",
        arguments: [
            ("\"plan_jobs\": 4", "\"plan_jobs\": -1"), ("\"plan_jobs\": 4", "\"plan_jobs\": 9000000000000000000"),
            ("\"workers\": ", "\"workers\": 9000000000000000"), ("\"seconds\": ", "\"seconds\": 9e30, \"before\": "),
        ])
    func impossible(_ told: String, _ change: String) throws {
        let town = try ShardedTown(jobs: 4)
        let shards = try town.runShards(2)
        for shard in shards {
            let run = try town.project.text("\(shard)/run.json")
            #expect(run.contains(told), "\(run)")
            try town.project.write(run.replacing(told, with: change), to: "\(shard)/run.json")
        }
        let ended = try town.merge(shards)
        #expect(ended.code == 2, "\(ended.error)")
        #expect(ended.error.contains("run.json"), "\(ended.error)")
    }

    @Test("where a shard lies in its way")
    func inTheWay() throws {
        let town = try ShardedTown(jobs: 1)
        #expect(try town.runShard("1/1", into: "out/job-100").code == 0)
        for out in ["out", "out/job-100"] {
            let ended = try town.project.run("merge", "out/job-100", "--out", out)
            #expect(ended.code == 2)
            #expect(
                ended.error.hasSuffix(
                    "out/job-100 lies where its own outputs would go; name another folder with --out\n"))
        }
        #expect(town.project.outputs("out/job-100").jobs == ["job-100"])
    }

    @Test("without shards, or a folder to write to")
    func usage() throws {
        #expect(try Arterial.run("merge", "--out", "x").error.contains("Missing expected argument '<shards> ...'"))
        #expect(try Arterial.run("merge", "x").error.contains("Missing expected argument '--out <dir>'"))
        #expect(try Arterial.run("merge", "x", "--out", "").error.contains("--out takes the path of a folder"))
    }
}

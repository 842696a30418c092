import Foundation
import Testing

@Suite("Outputs of another project that stand in the same folder")
struct SharedOutputFolderTests {
    private func place() throws -> TemporaryProject {
        try TemporaryProject([
            "one/arterial.yaml": GridTown.projectFile, "one/town.osm": GridTown(size: 3).osm,
            "one/first.yaml": GridTown.job(), "two/arterial.yaml": GridTown.projectFile,
            "two/town.osm": GridTown(size: 3).osm, "two/second.yaml": GridTown.job(),
        ])
    }

    @Test("stay while the job's file is there")
    func files() throws {
        let town = GridTown.projectFile + "outputs: ../out\n"
        let named = GridTown.job(more: "name: third\n")
        let place = try TemporaryProject([
            "one/arterial.yaml": town, "one/town.osm": GridTown(size: 3).osm, "one/first.yaml": GridTown.job(),
            "one/same.yaml": named,
            "two/arterial.yaml": town, "two/town.osm": GridTown(size: 3).osm, "two/second.yaml": GridTown.job(),
            "two/same.yaml": GridTown.job(),
        ])
        #expect(try place.run("run", "one").code == 0)
        let ended = try place.run("run", "two", "--prune")
        #expect(ended.code == 0 && !ended.output.contains("no more"), "\(ended)")
        #expect(place.outputs("out").jobs == ["first", "same", "second", "third"])
        try place.remove("one/first.yaml")
        #expect(try place.run("run", "two", "--prune").output.contains("removed outputs whose job is no more: first\n"))
        #expect(place.outputs("out").jobs == ["same", "second", "third"])
    }

    @Test("stay where they came with shards that were merged there")
    func merged() throws {
        let place = try place()
        #expect(try place.run("run", "one", "--out", "shard", "--shard", "1/1").code == 0)
        #expect(try place.run("merge", "shard", "--out", "out").code == 0)
        #expect(try place.run("run", "two", "--out", "out", "--prune").code == 0)
        #expect(place.outputs("out").jobs == ["first", "second"])
    }

    @Test("stay where shards of a third one were merged later") func mergedLater() throws {
        let place = try place()
        #expect(try place.run("run", "one", "--out", "out").code == 0)
        #expect(try place.run("run", "two", "--out", "shard", "--shard", "1/1").code == 0)
        #expect(try place.run("merge", "shard", "--out", "out").code == 0)
        #expect(try place.run("run", "two", "--out", "out", "--prune").code == 0)
        #expect(place.outputs("out").jobs == ["first", "second"])
    }

    @Test("stay where its run was killed") func killed() throws {
        let place = try place()
        for number in 0..<40 { try place.write(GridTown.job(), to: "one/job\(number).yaml") }
        let killed = try place.start("run", "one", "--out", "out", "--jobs", "1")
        while place.outputs("out").jobs.isEmpty { usleep(1000) }
        killed.send(SIGKILL)
        #expect(try killed.ended().code == -SIGKILL)
        let written = place.outputs("out").jobs
        #expect(try place.run("run", "two", "--out", "out", "--prune").code == 0)
        #expect(place.outputs("out").jobs == (written + ["second"]).sorted())
    }

    @Test("stay where they are of jobs without a project, which may be anywhere") func loose() throws {
        let place = try place()
        try place.write("name,n\nA,1\n", to: "loose/a.csv")
        try place.write(
            "job: related_records\nsource: a.csv\n"
                + "relationship: {source: a.csv, table: a, origin_key: name, destination_key: name}\n",
            to: "loose/lone.yaml")
        let loose = try place.run("run", "loose", "--out", "out")
        #expect(loose.code == 0, "\(loose)")
        let ended = try place.run("run", "two", "--out", "out", "--prune")
        #expect(
            ended.output.contains(
                "outputs that stay: loose.lone: jobs without a project file have had outputs beside it, and it may be one of theirs\n"
            ),
            "\(ended)")
        #expect(place.outputs("out").jobs == ["loose.lone", "second"])
    }

    @Test("leave no note of it in a folder that is of one project alone") func single() throws {
        let place = try place()
        #expect(try place.run("run", "one", "--out", "out").code == 0)
        #expect(!place.exists("out/.arterial.projects"))
        #expect(try place.run("run", "two", "--out", "out").code == 0)
        #expect(try place.text("out/.arterial.projects") == "../one\n../two\n")
    }
}

import Foundation
import Testing

@Suite("What no run wrote is not taken for outputs")
struct ForeignOutputTests {
    @Test("a folder of data that is called like a job stays, and the job fails")
    func folderOfData() throws {
        let project = try GridTown.project(["data.yaml": GridTown.job(), "good.yaml": GridTown.job()])
        try project.write("precious", to: "data/stops.csv")
        let ended = try project.run("run", ".", "--out", ".")
        #expect(ended.code == 1)
        #expect(
            ended.error.contains(
                "data failed: cannot replace data: it has no job.json of a run, and no run wrote stops.csv, which is in there"
            ),
            "\(ended.error)")
        #expect(try project.text("data/stops.csv") == "precious")
        #expect(project.exists("good/routes.geojson"))
    }

    @Test("a file in the place of a job's folder stays, and the job fails")
    func file() throws {
        let project = try GridTown.project(["a.yaml": GridTown.job()])
        try project.write("mine", to: "outputs/a")
        let ended = try project.run("run", "a.yaml")
        #expect(ended.code == 1)
        #expect(ended.error.contains("cannot replace a: it is a file that no run wrote"))
        #expect(try project.text("outputs/a") == "mine")
    }

    @Test("what somebody puts among a job's outputs stays there; what SQLite leaves beside a GeoPackage goes with it")
    func strangers() throws {
        let project = try GridTown.project(["a.yaml": GridTown.job(more: "outputs: {formats: [gpkg, csv]}\n")])
        #expect(try project.run("run", "a.yaml", "--quiet").code == 0)
        try project.write("style", to: "outputs/a/routes.qml")
        try project.write("note", to: "outputs/a/notes/of/mine.txt")
        try project.write("", to: "outputs/a/results.gpkg-wal")
        try project.write(GridTown.job(to: 1, 1), to: "a.yaml")
        #expect(try project.run("run", "a.yaml", "--quiet").code == 0)
        #expect(try project.text("outputs/a/routes.qml") == "style")
        #expect(try project.text("outputs/a/notes/of/mine.txt") == "note")
        #expect(project.exists("outputs/a/routes.geojson"))
        #expect(!project.exists("outputs/a/results.gpkg") && !project.exists("outputs/a/results.gpkg-wal"))
        let left = try FileManager.default.contentsOfDirectory(atPath: project.path + "/outputs")
        #expect(left.filter { $0.hasPrefix(".a.") }.isEmpty)
    }

    @Test("what a run would write over with another file stays, and so do the outputs before")
    func taken() throws {
        let project = try GridTown.project(["a.yaml": GridTown.job()])
        #expect(try project.run("run", "a.yaml", "--quiet").code == 0)
        try project.write("mine", to: "outputs/a/results.gpkg")
        try project.write(GridTown.job(to: 1, 1, more: "outputs: {formats: [gpkg]}\n"), to: "a.yaml")
        let ended = try project.run("run", "a.yaml")
        #expect(ended.code == 1)
        #expect(ended.error.contains("cannot replace a/results.gpkg: no run wrote it, and it is not replaced"))
        #expect(try project.text("outputs/a/results.gpkg") == "mine" && project.exists("outputs/a/routes.geojson"))
    }

    @Test(
        "a folder that is called like an output stays, and so do the outputs before",
        arguments: ["routes.csv", "job.json"])
    func folderOfThatName(_ name: String) throws {
        let project = try GridTown.project(["a.yaml": GridTown.job(more: "outputs: {formats: [csv]}\n")])
        #expect(try project.run("run", "a.yaml", "--quiet").code == 0)
        try project.remove("outputs/a/\(name)")
        try project.write("mine", to: "outputs/a/\(name)/notes.txt")
        let ended = try project.run("run", "a.yaml")
        #expect(ended.code == 1)
        #expect(ended.error.contains("cannot replace a"), "\(ended.error)")
        #expect(try project.text("outputs/a/\(name)/notes.txt") == "mine" && project.exists("outputs/a/stops.csv"))
        try project.remove("a.yaml")
        try project.write(GridTown.job(), to: "b.yaml")
        _ = try project.run("run", ".", "--prune")
        #expect(try project.text("outputs/a/\(name)/notes.txt") == "mine")
    }

    @Test(
        "a folder with a page or a record of somebody else is no folder of outputs",
        arguments: ["index.html", "run.json"])
    func runFiles(_ name: String) throws {
        let project = try GridTown.project(["a.yaml": GridTown.job()])
        try project.write("<p>{\"mine\": true}</p>", to: "site/\(name)")
        let ended = try project.run("run", "a.yaml", "--out", "site")
        #expect(ended.code == 2)
        #expect(
            ended.error
                == "arterial: no run wrote site/\(name), whose place a run's own takes: move it away, or name another folder with --out\n"
        )
        #expect(try project.text("site/\(name)") == "<p>{\"mine\": true}</p>" && !project.exists("site/a"))
        #expect(try project.run("run", "a.yaml", "--out", "other", "--quiet").code == 0)
        #expect(try project.run("run", "a.yaml", "--out", "other", "--quiet", "--force").code == 0)
    }

    @Test(
        "a record or a page that is cut off or empty or holds zeros is one that a run has left",
        arguments: ["run.json", "results.jsonl", "index.html"])
    func damaged(_ name: String) throws {
        let project = try GridTown.project(["a.yaml": GridTown.job()])
        #expect(try project.run("run", "a.yaml", "--quiet").code == 0)
        let whole = try project.outputs().data(name)
        let zeros = Data(count: 5000)
        for content in [Data(), zeros, whole.prefix(1), whole.prefix(5), whole.prefix(5) + zeros, whole.prefix(80)] {
            try project.write(content, to: "outputs/\(name)")
            let ended = try project.run("run", "a.yaml", "--quiet")
            #expect(ended.code == 0, "\(content.count): \(ended.error)")
            #expect(try project.outputs().data(name).count > 80)
        }
    }

    @Test(
        "nor is one with a pipe that is called like a record", arguments: ["run.json", "results.jsonl", "index.html"])
    func pipe(_ name: String) throws {
        let project = try GridTown.project(["a.yaml": GridTown.job()])
        try project.write("", to: "site/.keep")
        #expect(mkfifo(project.path + "/site/" + name, 0o600) == 0)
        let ended = try project.run("run", "a.yaml", "--out", "site")
        #expect(ended.code == 2 && ended.error.contains("no run wrote site/\(name)"), "\(ended)")
    }

    @Test("nor is one with a folder that is called like a record")
    func folder() throws {
        let project = try GridTown.project(["a.yaml": GridTown.job()])
        try project.write("mine", to: "site/run.json/mine.txt")
        #expect(try project.run("run", "a.yaml", "--out", "site").code == 2)
        #expect(project.exists("site/run.json/mine.txt"))
    }
}

import Foundation
import Testing

@Suite("The map page of a run")
struct MapPageTests {
    private func project(_ files: [String: String] = [:]) throws -> TemporaryProject {
        try GridTown.project(
            ["near.yaml": GridTown.job(to: 1.5, 2), "all.yaml": GridTown.job(to: 2, 2)].merging(files) { $1 })
    }

    @Test("has its jobs with their tables, and the streets around them") func content() throws {
        let page = try Sample.outputs().page()
        #expect(page.names == Sample.names)
        #expect(try page.tables("ambulance-around-the-floods")["directions"] == 32)
        #expect(try page.tables("to-school-on-foot")["polygons"] == 3)
        #expect(try page.remarks("to-school-on-foot") == [])
        #expect(
            Set(page.bases.compactMap { $0["network"] as? String }) == ["monaco", "town_gas", "town_electric", "ky10"])
        #expect(page.bases.allSatisfy { !($0["layers"] as? [Any] ?? []).isEmpty })
    }

    @Test("is one file that fetches nothing, below 10 MB, and allows its own script alone") func whole() throws {
        let html = try Sample.outputs().page().html
        #expect(html.utf8.count < 10_000_000)
        #expect(html.contains("default-src 'none'; script-src 'sha256-"))
        #expect(!html.contains("src=\"") && !html.contains("url(") && !html.contains("@import"))
    }

    @Test("is the same when nothing has changed, and tells no path and no time") func sameBytes() throws {
        let project = try project()
        #expect(try project.run("run", ".").code == 0)
        let first = try project.outputs().data("index.html")
        #expect(try project.run("run", ".").output.contains("2 up to date"))
        #expect(try project.outputs().data("index.html") == first)
        #expect(try project.run("run", ".", "--force", "--jobs", "1", "--out", "others").code == 0)
        #expect(try project.outputs("others").data("index.html") == first)
        #expect(!String(decoding: first, as: UTF8.self).contains(project.path))
        #expect(try project.outputs().json("run.json")["cache"] as? [String] == ["../.arterial"])
        #expect(!(try project.outputs().text("run.json").contains(project.path)))
    }

    @Test("is the same where what was odd of a job's file is not told again") func warning() throws {
        let zone = "{at: \(GridTown.place(1, 1)), buffer: 20 m, type: scaled_cost, factors: {length: 3}}"
        let project = try GridTown.project(["a.yaml": GridTown.job(more: "barriers: {polygons: [\(zone)]}\n")])
        #expect(try project.run("run", ".").error.contains("warning"))
        let first = try project.outputs().data("index.html")
        #expect(try project.run("run", ".").output.contains("1 up to date"))
        #expect(try project.outputs().data("index.html") == first)
    }

    @Test("is left alone where it would come out the same, and made anew where outputs have changed")
    func leftAlone() throws {
        let project = try project()
        func file() throws -> Int? {
            let path = project.path + "/outputs/index.html"
            return try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
        }
        #expect(try project.run("run", ".").code == 0)
        let first = try file()
        #expect(try project.run("run", ".").code == 0)
        #expect(try file() == first)
        try project.write(GridTown.job(to: 1, 1), to: "near.yaml")
        #expect(try project.run("run", ".").code == 0)
        #expect(try file() != first)
    }

    @Test("is repaired by the next run where it is damaged", arguments: [0, 200, 5000]) func damaged(length: Int) throws
    {
        let project = try project()
        #expect(try project.run("run", ".").code == 0)
        let whole = try project.outputs().data("index.html")
        try project.write(whole.prefix(length), to: "outputs/index.html")
        #expect(try project.run("run", ".").output.contains("2 up to date"))
        #expect(try project.outputs().data("index.html") == whole)
    }

    @Test("lists jobs that failed with the reason, without what an earlier run has left") func failures() throws {
        let project = try project()
        #expect(try project.run("run", ".").code == 0)
        try project.write(GridTown.failingJob, to: "near.yaml")
        try project.write(GridTown.invalidJob, to: "wrong.yaml")
        #expect(try project.run("run", ".").code == 1)
        let page = try project.outputs().page()
        let (near, wrong) = (try page.job("near"), try page.job("wrong"))
        #expect(near["failure"] as? String == "failed")
        #expect(try page.tables("near").isEmpty)
        #expect(wrong["failure"] as? String == "invalid")
        #expect((wrong["reason"] as? String ?? "").hasPrefix("wrong.yaml:"))
        #expect(try page.tables("all")["routes"] == 1)
    }

    @Test("shows of two jobs with one name the one that has results, in every run and wherever it is started")
    func twins() throws {
        let project = try project(["far/all.yaml": GridTown.job(to: 2, 1), "far.all.yml": GridTown.job(to: 1, 1)])
        #expect(try project.run("run", ".").code == 1)
        let page = try project.outputs().page()
        let twins = page.jobs.filter { $0["name"] as? String == "far.all" }
        let (sound, invalid) = try #require(twins.count == 2 ? (twins[0], twins[1]) : nil)
        #expect((sound["tables"] as? [Any])?.isEmpty == false)
        #expect((invalid["tables"] as? [Any])?.isEmpty == true && invalid["failure"] as? String == "invalid")
        #expect((invalid["reason"] as? String)?.contains("is taken by a job in far/all.yaml") == true)
        #expect(try project.run("run", ".").code == 1)
        #expect(try project.outputs().page().html == page.html)
        let elsewhere = try Arterial.run(
            ["run", project.path, "--out", project.path + "/others"], in: URL(filePath: "/"))
        #expect(elsewhere.code == 1)
        #expect(try project.outputs("others").page().html == page.html)
    }

    @Test("is not there where no job has results, and one of an earlier run goes") func nothing() throws {
        let project = try GridTown.project(["near.yaml": GridTown.job()])
        #expect(try project.run("run", ".").code == 0 && project.exists("outputs/index.html"))
        try project.write(GridTown.failingJob, to: "near.yaml")
        #expect(try project.run("run", ".").code == 1)
        #expect(!project.exists("outputs/index.html"))
    }

    @Test("shows what CSV tells where there is no GeoJSON") func records() throws {
        let project = try project(["near.yaml": GridTown.job(to: 2, 2, more: "outputs: {formats: [csv]}\n")])
        #expect(try project.run("run", "near.yaml").code == 0)
        let tables = try project.outputs().page().tables("near")
        #expect(tables["stops"] == 2 && tables["routes"] == 1 && (tables["directions"] ?? 0) > 1)
    }

    @Test("says that results are not drawn that are in a GeoPackage alone") func packed() throws {
        let project = try project(["near.yaml": GridTown.job(to: 2, 2, more: "outputs: {formats: [gpkg]}\n")])
        #expect(try project.run("run", "near.yaml").code == 0)
        #expect(
            try project.outputs().page().remarks("near") == ["results.gpkg is not shown: GeoJSON beside it would be"])
    }

    @Test("says that streets are not drawn where their network is not kept any more") func gone() throws {
        let project = try project()
        #expect(try project.run("run", ".").code == 0)
        try FileManager.default.removeItem(at: project.url.appending(path: ".arterial"))
        #expect(try project.run("run", ".").output.contains("2 up to date"))
        let base = try #require(try project.outputs().page().bases.first)
        #expect(
            base["remarks"] as? [String] == [
                "the network town is not drawn: it is not kept in the form of this run any more"
            ])
    }

    @Test("is a report, too, which leads to no file") func report() throws {
        let project = try project()
        #expect(try project.run("run", ".", "--report", "html=pages/run.html").code == 0)
        let page = try PageFile(project.text("pages/run.html"))
        #expect(page.names == ["all", "near"])
        #expect(page.data["linksFiles"] as? Bool == false)
        #expect(try project.outputs().page().data["linksFiles"] as? Bool == true)
    }

    @Test("of shards that are merged is that of one run") func merged() throws {
        let town = try ShardedTown(jobs: 5, more: ["far.yaml": GridTown.failingJob, "wrong.yaml": GridTown.invalidJob])
        #expect(try town.merge(town.runShards(3, code: 1)).code == 1)
        #expect(try town.project.run("run", ".", "--out", "whole").code == 1)
        let (left, right) = (town.project.outputs("merged"), town.project.outputs("whole"))
        #expect(try left.data("index.html") == right.data("index.html"))
    }

    @Test("is no difference between two folders of outputs") func difference() throws {
        let project = try project()
        #expect(try project.run("run", ".").code == 0)
        #expect(try project.run("run", ".", "--out", "others").code == 0)
        try project.write("<p>mine</p>", to: "others/index.html")
        let ended = try project.run("diff", "outputs", "others")
        #expect(ended.code == 0)
        #expect(!(ended.output + ended.error).contains("index.html"))
    }
}

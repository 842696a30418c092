import Foundation
import Testing

/// What `SeenJobs` describes: drafted, grown, killed in the middle and run again, in shards, and looked at.
@Suite("A folder to look at", .serialized, .enabled(if: Conversion.isThere, Conversion.isMissing))
struct SeenTogetherTests {
    @Test("gives the same outputs, GeoPackages and page after it was killed and run again, and in shards")
    func killedAndRunAgain() throws {
        let project = try SeenJobs().project()
        let calm = try project.sameBytesWhenKilled(afterJobs: 5, code: 1)
        #expect(calm.error.contains("did you mean 'segments'?"), "\(calm.error)")
        let page = try project.outputs("calm").data("index.html")
        #expect(try project.outputs().data("index.html") == page)
        let town = ShardedTown(project: project)
        #expect(try town.merge(town.runShards(3, code: 1)).code == 1)
        #expect(try project.outputs("merged").data("index.html") == page)
        try expectAnswers(project)
    }

    private func expectAnswers(_ project: TemporaryProject) throws {
        let outputs = project.outputs()
        let failed = try project.outputs("calm").states().filter { !$0.contains(" succeeded") }
        #expect(failed == ["misspelt invalid"], "\(failed)")
        let page = try outputs.page()
        #expect(page.names.sorted() == (outputs.jobs + ["misspelt"]).sorted())
        #expect(page.bases.compactMap { $0["network"] as? String }.sorted() == ["gas", "lake", "town"])
        #expect(!page.html.contains("North <b>"))
        #expect(try page.remarks("evening.packed") == ["results.gpkg is not shown: GeoJSON beside it would be"])
        for job in ["areas", "round", "requests", "at-a-main"] { try expectSame("evening.\(job)", project) }
        let stops = try outputs.table("evening.round/stops.csv").rows
        #expect(stops.first?["name"] == "Depot" && stops.count == 4)
        #expect(try !outputs.features("evening.round/barriers.geojson").features.isEmpty)
    }

    /// Each table of a job has as many rows in its GeoPackage as in its file.
    private func expectSame(_ job: String, _ project: TemporaryProject) throws {
        let files = project.outputs().files(of: job)
        #expect(files.contains("results.gpkg"))
        for file in files where file.hasSuffix(".csv") {
            let rows = try project.outputs().table("\(job)/\(file)").rows.count
            let name = file.dropLast(".csv".count)
            let ended = try OtherCommand.run(
                "/usr/bin/env", ["ogrinfo", "-ro", "-so", "outputs/\(job)/results.gpkg", String(name)], in: project.url,
                environment: ["PATH": "/usr/bin:/bin"])
            #expect(ended.output.contains("Feature Count: \(rows)\n"), "\(job) \(file): \(ended.output)")
        }
    }

    @Test(
        "opens in a browser, job by job", .enabled(if: Browser.isReady, "there is no Chromium, or no playwright"))
    func looked() throws {
        let project = try SeenJobs().project()
        #expect(try project.run("run", ".").code == 1)
        let ended = try Browser.look(at: project.url.appending(path: "outputs/index.html"), for: "any")
        #expect(ended.code == 0, "\(ended.output)\(ended.error)")
    }
}

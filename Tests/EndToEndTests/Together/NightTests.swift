import Foundation
import Testing

/// What a night does with a folder: streets from a GeoPackage in metres, areas round floods by reference for each value of a
/// matrix, stations whose file is named by the environment, routes to them, a misspelt key and a job that kills its process.
/// In one go; killed, and run again; in shards, and merged.
@Suite(
    "A night's folder", .serialized,
    .enabled(if: Conversion.isThere && Misfortune.isAvailable, "gdal-bin and a compiler for C are needed"))
struct NightTests {
    private static let states = [
        "ill crashed", "misspelt invalid", "night.areas.0.4 succeeded", "night.areas.0.8 succeeded",
        "night.routes.0 succeeded", "night.routes.1 succeeded", "night.routes.2 succeeded",
    ]
    private let misfortune: Misfortune

    init() throws { misfortune = try #require(try Misfortune()) }

    private func project() throws -> TemporaryProject {
        var files = ServiceAreaJobs(variations: 0).files
        files["night/areas.yaml"] = Self.areas
        files["night/routes.yaml"] = Self.routes
        files["ill.yaml"] = Self.ill
        files[Misfortune.file(.null).name] = Misfortune.file(.null).text
        let project = try TemporaryProject(files)
        try Conversion.write("data/streets.geojson", as: "data/streets.gpkg", ["-f", "GPKG"], in: project.url)
        return project
    }

    private static let areas = """
        job: service_area
        network: town
        matrix: {minutes: [0.4, 0.8]}
        timeout: 5 min
        facilities: [{source: "${env:STATIONS}/stations.geojson", fields: {id: code, cost: wait}}]
        breaks: ["${matrix:minutes} min"]
        geometry_at_overlap: dissolve
        barriers: {polygons: [{use: floods}]}
        """

    private static let routes = """
        job: route
        network: town
        matrix: {beds: [0, 1, 2]}
        stops:
          - {name: Square, at: \(StreetJobs.place(6.5, 6))}
          - {source: "${env:STATIONS}/stations.geojson", where: "beds > ${matrix:beds}", fields: {id: code}}
        find_best_sequence: true
        preserve_last_stop: false
        barriers: {polygons: [{use: floods}]}
        """

    private static let ill = """
        job: route
        network: town
        stops: [{source: misfortune-null.csv}]
        """

    private func run(_ project: TemporaryProject, _ options: String...) throws -> Arterial.Ended {
        try Arterial.run(["run", "."] + options, in: project.url, environment: environment(project))
    }

    private func environment(_ project: TemporaryProject) -> [String: String] {
        misfortune.environment.merging(["STATIONS": project.path + "/data"]) { $1 }
    }

    @Test("ends the same in one go, killed and run again, and in shards that are merged")
    func night() throws {
        let project = try project()
        let calm = try run(project, "--out", "calm", "--report", "junit=night.xml", "--jobs", "1")
        #expect(calm.code == 1)
        #expect(try project.outputs("calm").endings() == Self.states)
        #expect(try String(contentsOf: project.url.appending(path: "night.xml"), encoding: .utf8).contains("ill"))

        let killed = try Arterial.start(["run", "."], in: project.url, environment: environment(project))
        while project.outputs().jobs.isEmpty { usleep(500) }
        killed.send(SIGKILL)
        _ = try killed.ended()
        #expect(try run(project).code == 1)
        #expect(try project.outputs().endings() == Self.states)
        #expect(differences(try project.outputs().bytes(), try project.outputs("calm").bytes()) == [])

        for shard in 1...3 { #expect(try run(project, "--shard", "\(shard)/3", "--out", "part-\(shard)").code <= 1) }
        #expect(try project.run("merge", "part-1", "part-2", "part-3", "--out", "merged").code == 1)
        #expect(differences(try project.outputs("merged").bytes(), try project.outputs("calm").bytes()) == [])
        #expect(try project.run("diff", "calm", "merged").code == 0)
    }

    @Test("goes on the next night with what has changed, and says what that was")
    func nextNight() throws {
        let project = try project()
        #expect(try run(project, "--quiet").code == 1)
        let yesterday = try project.outputs().bytes()
        try FileManager.default.copyItem(
            at: project.url.appending(path: "outputs"), to: project.url.appending(path: "yesterday"))
        try project.write(Self.areas.replacing("[0.4, 0.8]", with: "[0.4, 0.9]"), to: "night/areas.yaml")
        let plan = try Arterial.run(
            ["run", ".", "--dry-run"], in: project.url, environment: environment(project)
        ).output
        #expect(plan.contains("night.areas.0.4  up to date"))
        #expect(plan.contains("night.areas.0.9  run  it has no outputs yet"))
        #expect(plan.contains("outputs whose job is no more: night.areas.0.8\n"))
        #expect(try run(project, "--prune").code == 1)
        #expect(
            Set(differences(try project.outputs().bytes(), yesterday).map { $0.split(separator: "/")[0] })
                == ["night.areas.0.8", "night.areas.0.9"])
        let diff = try project.run("diff", "yesterday", "outputs", "--summary")
        #expect(diff.code == 1)
        #expect(diff.output.contains("night.areas.0.9") && diff.output.contains("night.areas.0.8"))
    }
}

import Foundation
import TestSupport
import Testing

@Suite("What a command starts and loads")
struct StartingTests {
    /// What the dynamic loader tells: a text for each process.
    private func loaded(_ project: TemporaryProject, _ arguments: String...) throws -> [String] {
        let folder = try TemporaryFolder()
        let environment = ["LD_DEBUG": "files", "LD_DEBUG_OUTPUT": folder.url.appending(path: "loaded").path]
        _ = try Arterial.run(arguments, in: project.url, environment: environment)
        let files = try FileManager.default.contentsOfDirectory(at: folder.url, includingPropertiesForKeys: nil)
        return try files.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
    }

    private func holdsLibraries(_ process: String) -> Bool {
        ["libgdal", "libproj", "libgeos"].contains { process.contains($0) }
    }

    @Test("a route on a compiled network is validated in one process, without GDAL and without GEOS")
    func validatesAlone() throws {
        let project = try GridTown.project(["job.yaml": GridTown.job(to: 1.5, 2)])
        #expect(try project.run("network", "build").code == 0)
        let processes = try loaded(project, "validate", "job.yaml")
        #expect(processes.count == 1)
        #expect(!processes.contains(where: holdsLibraries))
    }

    @Test("a network to be compiled, an area, a source and a time to keep are matters of a process of their own")
    func validatesApart() throws {
        let job = GridTown.job(to: 1.5, 2)
        let area = "barriers: {polygons: [{at: [9.0005, 50.0005], buffer: 20 m}]}\n"
        let project = try GridTown.project([
            "plain.yaml": job, "area.yaml": job + area, "timed.yaml": job + "timeout: 10 s\n",
            "source.yaml": Misfortune.job(.trap), Misfortune.file(.trap).name: Misfortune.file(.trap).text,
        ])
        for name in ["plain", "area", "timed", "source"] {
            #expect(try loaded(project, "validate", "\(name).yaml", "--project", "arterial.yaml").count == 2, "\(name)")
        }
        #expect(try loaded(project, "validate", "plain.yaml").count == 1)
    }

    @Test("a run without layers and shapes loads neither GDAL nor GEOS") func runsWithoutGDAL() throws {
        let project = try GridTown.project(["job.yaml": GridTown.job(to: 1.5, 2)])
        let processes = try loaded(project, "run", "job.yaml")
        #expect(processes.count == 2)
        #expect(try !project.outputs().text("job/job.json").contains("\"geos\""))
        #expect(!processes.contains(where: holdsLibraries))
    }

    @Test(
        "a trace on a compiled network loads neither GDAL nor GEOS, for its page neither, unless it starts at a place")
    func tracesWithoutGDAL() throws {
        let job = PipeTown.job("trace_type: connected\nstarting_locations: {source: Gas Line, global_id: b}")
        let placed = PipeTown.job("trace_type: connected\nstarting_locations: {at: \(PipeTown.place(6, 0))}")
        let project = try TemporaryProject(PipeTown.project(job: job, more: ["placed.yaml": placed]))
        #expect(try project.run("network", "build", "town").code == 0)
        #expect(try !loaded(project, "run", "job.yaml").contains(where: holdsLibraries))
        #expect(try project.outputs().features("job/elements.geojson").features.contains { $0.type == "LineString" })
        #expect(try !project.outputs().text("index.html").contains("nobody knows where on the earth"))
        #expect(try loaded(project, "run", "placed.yaml").contains { $0.contains("libgdal") })
    }

    private static let stops = "name,x,y\nCorner,9.0,50.0\nMarket,9.002,50.002\n"

    @Test("stops from a table whose form leaves no question load no GDAL; with a condition they do, and are the same")
    func readsPlainTables() throws {
        let project = try GridTown.project([
            "plain.yaml": jobText(stops: "{source: stops.csv}"), "stops.csv": Self.stops,
            "asked.yaml": jobText(stops: "{source: stops.csv, where: \"x > 0\"}"),
        ])
        #expect(try project.run("network", "build").code == 0)
        // Once more, where all is up to date.
        for _ in 0..<2 {
            #expect(try !loaded(project, "run", "plain.yaml").contains { $0.contains("libgdal") })
            #expect(try loaded(project, "run", "asked.yaml").contains { $0.contains("libgdal") })
        }
        let outputs = project.outputs()
        #expect(try outputs.text("plain/stops.geojson") == outputs.text("asked/stops.geojson"))
        #expect(try !outputs.text("plain/job.json").contains("\"gdal\""))
        #expect(try outputs.text("asked/job.json").contains("\"gdal\""))
    }

    @Test("outputs of a table are up to date by the libraries that made them, and old when GDAL has to read it")
    func plainTablesKeepWell() throws {
        let project = try GridTown.project([
            "plain.yaml": jobText(stops: "{source: stops.csv}"), "stops.csv": Self.stops,
        ])
        #expect(try project.run("run", "plain.yaml").code == 0)
        #expect(try project.run("run", "plain.yaml").output.contains("1 up to date"))
        try project.write("Real,Real,String\n", to: "stops.csvt")
        #expect(try project.run("run", "plain.yaml", "--dry-run").output.contains("source stops.csv changed"))
        #expect(try project.run("run", "plain.yaml").code == 0)
        #expect(try project.outputs().text("plain/job.json").contains("\"gdal\""))
        #expect(try project.run("run", "plain.yaml").output.contains("1 up to date"))
    }
}

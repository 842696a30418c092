import Foundation
import Testing

@Suite("A job that reads what another job writes")
struct ChainedJobsTests {
    /// The area that a flood reaches, and a way around it.
    private static func flood(_ minutes: Double) -> String {
        "job: service_area\nname: m-flood\nnetwork: town\ntravel_mode: car\n"
            + "facilities: [{at: \(GridTown.place(0, 2))}]\nbreaks: [\(minutes)]\n"
    }

    private static func around(_ name: String) -> String {
        GridTown.job(
            more:
                "name: \(name)\nbarriers: {polygons: [{source: outputs/m-flood/polygons.geojson, type: scaled_cost, factor: 3}]}\n"
        )
    }

    private func project(_ more: [String: String] = [:]) throws -> TemporaryProject {
        let jobs = ["1.yaml": Self.around("a-before"), "2.yaml": Self.flood(0.2), "3.yaml": Self.around("z-behind")]
        return try GridTown.project(jobs.merging(more) { $1 })
    }

    private func states(_ project: TemporaryProject, _ options: String...) throws -> [String] {
        #expect(try Arterial.run(["run", ".", "--quiet"] + options, in: project.url).code == 0)
        return try project.outputs().states()
    }

    @Test("runs behind it, whatever they are called, also the first time", arguments: ["1", "3"])
    func first(workers: String) throws {
        let project = try project()
        #expect(
            try states(project, "--jobs", workers) == ["a-before succeeded", "m-flood succeeded", "z-behind succeeded"])
        #expect(
            try project.outputs().data("a-before/barriers.geojson")
                == project.outputs().data("z-behind/barriers.geojson"))
    }

    @Test("runs again with it, and is up to date with it; the run after one has nothing to do", arguments: ["1", "3"])
    func again(workers: String) throws {
        let project = try project()
        #expect(try project.run("run", ".", "--quiet").code == 0)
        let narrow = try project.outputs().data("z-behind/barriers.geojson")
        let idle = ["a-before up_to_date", "m-flood up_to_date", "z-behind up_to_date"]
        #expect(try states(project, "--jobs", workers) == idle)
        try project.write(Self.flood(0.4), to: "2.yaml")
        let plan = try project.run("run", ".", "--dry-run").output
        #expect(plan.contains("a-before  run  it reads what 'm-flood' writes, which runs\n"))
        #expect(plan.contains("3 of 3 jobs would run"))
        #expect(
            try states(project, "--jobs", workers) == ["a-before succeeded", "m-flood succeeded", "z-behind succeeded"])
        #expect(try project.outputs().data("z-behind/barriers.geojson") != narrow)
        let wide = try project.outputs().bytes()
        #expect(try states(project, "--jobs", workers) == idle)
        #expect(try project.run("run", ".", "--quiet", "--out", "outputs", "--force").code == 0)
        #expect(differences(wide, try project.outputs().bytes()) == [])
    }

    @Test(
        "waits for it where it reads through a link to that file or folder",
        arguments: ["flood.geojson", "flood/polygons.geojson"])
    func link(source: String) throws {
        let reader = Self.around("a-before").replacing("outputs/m-flood/polygons.geojson", with: "links/\(source)")
        let project = try GridTown.project(["1.yaml": reader, "2.yaml": Self.flood(0.2)])
        let links = project.url.appending(path: "links")
        try FileManager.default.createDirectory(at: links, withIntermediateDirectories: true)
        for (name, target) in [("flood.geojson", "m-flood/polygons.geojson"), ("flood", "m-flood")] {
            try FileManager.default.createSymbolicLink(
                atPath: links.appending(path: name).path, withDestinationPath: "../outputs/" + target)
        }
        #expect(try states(project) == ["a-before succeeded", "m-flood succeeded"])
        try project.write(Self.flood(0.4), to: "2.yaml")
        #expect(try states(project) == ["a-before succeeded", "m-flood succeeded"])
        #expect(try states(project) == ["a-before up_to_date", "m-flood up_to_date"])
    }

    @Test("waits for one whose file is read when others run already")
    func many() throws {
        let others = (0..<70).map { ("0-\(100 + $0).yaml", GridTown.job(to: 1, 1)) }
        let project = try project(Dictionary(uniqueKeysWithValues: others))
        try project.remove("1.yaml")
        try project.write(Self.around("a-before"), to: "0-000.yaml")
        #expect(try project.run("run", ".", "--quiet").code == 0)
        try project.write(Self.flood(0.4), to: "2.yaml")
        let states = try states(project)
        #expect(
            try project.outputs().data("a-before/barriers.geojson")
                == project.outputs().data("z-behind/barriers.geojson"))
        #expect(
            states.filter { $0.hasSuffix(" succeeded") } == [
                "a-before succeeded", "m-flood succeeded", "z-behind succeeded",
            ])
    }

    @Test("waits in a circle for the first of the plan, which waits for nobody; a job that reads itself does not wait")
    func circle() throws {
        let project = try project()
        #expect(try project.run("run", ".", "--quiet").code == 0)
        let narrow = try project.outputs().data("z-behind/barriers.geojson")
        let points = ["z-behind/stops.csv", "m-flood/facilities.csv"].map {
            "{source: outputs/\($0), fields: {x: snap_x, y: snap_y}, type: added_cost, cost: 1}"
        }
        try project.write(
            Self.flood(2) + "barriers: {points: [\(points.joined(separator: ", "))]}\n", to: "2.yaml")
        #expect(
            try states(project, "--jobs", "1") == ["a-before succeeded", "m-flood succeeded", "z-behind succeeded"])
        let behind = try project.outputs().data("z-behind/barriers.geojson")
        #expect(try behind != narrow && behind == project.outputs().data("a-before/barriers.geojson"))
    }

    @Test("runs behind it by way of links, to a folder that is not there yet", arguments: ["latest", "disk"])
    func links(way: String) throws {
        let project = try project()
        let disk = try TemporaryProject([:])
        try FileManager.default.createSymbolicLink(
            atPath: project.path + "/" + (way == "latest" ? "latest" : "outputs"),
            withDestinationPath: way == "latest" ? "outputs" : disk.path)
        let folder = way == "latest" ? "latest" : disk.path
        for (file, name) in [("1.yaml", "a-before"), ("3.yaml", "z-behind")] {
            try project.write(Self.around(name).replacing("source: outputs/", with: "source: \(folder)/"), to: file)
        }
        let all = ["a-before succeeded", "m-flood succeeded", "z-behind succeeded"]
        #expect(try states(project) == all)
        try project.write(Self.flood(0.4), to: "2.yaml")
        #expect(try states(project) == all)
    }

    @Test("is explained as it would run")
    func explained() throws {
        let project = try project()
        #expect(try project.run("run", ".", "--quiet").code == 0)
        #expect(try project.run("explain", ".").output.matches(of: /state: up to date/).count == 3)
        try project.write(Self.flood(0.4), to: "2.yaml")
        let told = try project.run("explain", ".").output
        #expect(told.matches(of: /state: would run: it reads what 'm-flood' writes, which runs/).count == 2, "\(told)")
    }

    @Test("runs behind it where its network is made of that")
    func network() throws {
        let project = try GridTown.project([
            "1.yaml": GridTown.job(to: 1, 1).replacing("network: town", with: "network: reached"),
            "2.yaml": Self.flood(2) + "lines: {shape: true_shape}\npolygons: none\n",
        ])
        try project.write(
            GridTown.projectFile
                + "  reached: {streets: {source: outputs/m-flood/lines.geojson, travel_modes: [car]}}\n",
            to: "arterial.yaml")
        #expect(try project.run("run", ".", "--quiet").code == 0)
        #expect(try project.outputs().states() == ["1 succeeded", "m-flood succeeded"])
    }

    @Test("runs with what stands where that one fails")
    func failing() throws {
        let project = try project()
        #expect(try project.run("run", ".", "--quiet").code == 0)
        try project.write(Self.flood(0.2) + "colour: red\n", to: "2.yaml")
        #expect(try project.run("run", ".", "--quiet").code == 1)
        #expect(try project.outputs().states() == ["a-before succeeded", "m-flood invalid", "z-behind succeeded"])
    }

    @Test("is stopped with it")
    func stopped() throws {
        let project = try project()
        try project.write(GridTown.failingJob.replacing("job: route", with: "job: route\nname: m-flood"), to: "2.yaml")
        #expect(try project.run("run", ".", "--quiet", "--fail-fast", "--jobs", "1").code == 1)
        #expect(try project.outputs().states() == ["a-before cancelled", "m-flood failed", "z-behind cancelled"])
    }
}

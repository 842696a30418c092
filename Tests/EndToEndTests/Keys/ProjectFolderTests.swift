import Foundation
import Testing

/// What a project says about names, folders and modes.
struct ProjectFolderTests {
    @Test("A job is called after its path below the project folder, wherever the run is started")
    func jobsAreCalledAfterTheirPaths() throws {
        let job = GridTown.job()
        let project = try GridTown.project(["monday.yaml": job, "rounds/north/early.yaml": job, "rounds/late.yml": job])
        let names = ["monday", "rounds.late", "rounds.north.early"]
        let starts = [
            ("", "."), ("rounds", ".."), ("rounds/north", "../.."), ("", project.path), ("/", project.path),
        ]
        for (number, (folder, path)) in starts.enumerated() {
            let working = folder == "/" ? URL(filePath: "/") : project.url.appending(path: folder)
            let out = project.url.appending(path: "out-\(number)")
            let ended = try Arterial.run("run", path, "--out", out.path, in: working)
            #expect(ended.code == 0, "\(ended.error)")
            #expect(Outputs(out).jobs == names, "started in \(folder)")
        }
        let below = try Arterial.run("run", "north/early.yaml", in: project.url.appending(path: "rounds"))
        #expect(below.code == 0 && project.outputs().jobs == ["rounds.north.early"])
    }

    @Test("The first travel mode is the default, and others than those named are refused")
    func theNetworkHasItsModes() throws {
        let silent = GridTown.job().replacing("travel_mode: car\n", with: "")
        let (walking, riding) = (silent + "travel_mode: foot\n", silent + "travel_mode: bicycle\n")
        let project = try GridTown.project(
            ["silent.yaml": silent, "car.yaml": GridTown.job(), "foot.yaml": walking, "bicycle.yaml": riding])
        #expect(try project.run("run", ".").code == 1)
        let outputs = project.outputs()
        #expect(outputs.jobs == ["car", "foot", "silent"])
        #expect(try outputs.text("silent/stops.csv") == outputs.text("car/stops.csv"))
        #expect(try outputs.text("silent/stops.csv") != outputs.text("foot/stops.csv"))
        #expect(try outputs.states().contains("bicycle invalid"))
    }

    @Test("The output folder of the project file starts at the project file")
    func outputsStartAtTheProjectFile() throws {
        let project = try TemporaryProject([
            "work/arterial.yaml": GridTown.projectFile + "outputs: ../results\n",
            "work/town.osm": GridTown(size: 4).osm,
            "work/rounds/one.yaml": GridTown.job(),
        ])
        let ended = try Arterial.run("run", "one.yaml", in: project.url.appending(path: "work/rounds"))
        #expect(ended.code == 0, "\(ended.error)")
        #expect(project.outputs("results").jobs == ["rounds.one"])
    }

    @Test("The attribution stands in job.json and under the directions")
    func attributionIsShown() throws {
        let project = try GridTown.project(["one.yaml": GridTown.job()])
        try project.write(
            GridTown.projectFile.replacing(
                "[car, foot]}}", with: "[car, foot]}, attribution: Drawn by hand}"), to: "arterial.yaml")
        #expect(try project.run("run", "one.yaml").code == 0)
        #expect(try project.outputs().json("one/job.json")["attribution"] as? String == "Drawn by hand")
        #expect(try project.outputs().text("one/directions.txt").hasSuffix("\n\nDrawn by hand\n"))
    }

    @Test("Definitions are taken in with use, and lists of them follow each other")
    func definitionsAreTakenIn() throws {
        let job =
            "job: route\nnetwork: town\nstops: [{use: depot}, {name: Middle, at: \(GridTown.place(1, 1))}, {use: depot}]\n"
        let project = try GridTown.project(["one.yaml": job])
        try project.write(
            GridTown.projectFile + "definitions: {depot: [{name: Depot, at: \(GridTown.place(0, 0))}]}\n",
            to: "arterial.yaml")
        #expect(try project.run("run", "one.yaml").code == 0)
        #expect(try project.outputs().table("one/stops.csv").rows.map { $0["name"] } == ["Depot", "Middle", "Depot"])
    }
}

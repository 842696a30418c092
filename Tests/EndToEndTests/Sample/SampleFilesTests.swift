import TestSupport
import Testing

@Suite("The sample writes")
struct SampleFilesTests {
    private static let always = [
        "directions.csv", "directions.txt", "directions_lines.geojson", "directions_points.geojson", "job.json",
        "routes.csv", "routes.geojson", "stops.csv", "stops.geojson",
    ]

    @Test("a folder for each of its jobs, and exits 0")
    func jobs() throws {
        let run = try Sample.run.get()
        #expect(run.ended.code == 0)
        #expect(run.outputs.jobs == Sample.names)
        #expect(run.outputs.partialFolders == [])
    }

    @Test("every file of a route job", arguments: Sample.routes)
    func files(_ job: String) throws {
        let more = [
            "ambulance-around-the-floods": ["barriers.geojson"], "fire-engine-to-the-casino": ["traversed_edges.csv"],
            "medicines-in-time": ["routes.gpx"],
        ]
        #expect(try Sample.outputs().files(of: job) == (Self.always + more[job, default: []]).sorted())
    }

    @Test("every file of a job that finds related records", arguments: Sample.relatedRecords)
    func relatedFiles(_ job: String) throws {
        let more = ["open-requests-near-a-school": ["groups.json"]]
        let always = ["features.geojson", "job.json", "records.csv"]
        #expect(try Sample.outputs().files(of: job) == (always + more[job, default: []]).sorted())
    }

    @Test("every file of a job that looks for service areas", arguments: Sample.serviceAreas)
    func areaFiles(_ job: String) throws {
        let more = [
            "fire-stations-first-on-the-spot": ["lines.geojson"], "hospitals-around-the-floods": ["barriers.geojson"],
            "mail-while-streets-are-dug-up": ["barriers.geojson", "lines.geojson"],
            "residents-near-a-school": ["summary.csv"], "to-school-on-foot": ["lines.geojson"],
        ]
        let always = ["facilities.csv", "facilities.geojson", "job.json", "polygons.csv", "polygons.geojson"]
        #expect(try Sample.outputs().files(of: job) == (always + more[job, default: []]).sorted())
    }

    @Test("every file of a job that walks through a utility network", arguments: Sample.traces)
    func traceFiles(_ job: String) throws {
        let walk = ["elements.csv", "elements.geojson"]
        let isWalk = Sample.electric.contains(job) && job != "open-these-before-the-repair"
        let one = isWalk ? walk : walk + ["isolation.csv"]
        let more = ["every-main-that-may-leak": ["segments.csv", "segments.geojson"], "every-pipe-of-ky10": []]
        #expect(
            try Sample.outputs().files(of: job) == (["job.json", "summary.csv"] + more[job, default: one]).sorted())
    }

    @Test("the same files again", arguments: Sample.relatedRecords + Sample.serviceAreas + Sample.traces)
    func sameAgain(_ job: String) throws {
        let folder = try TemporaryFolder()
        let ended = try Arterial.run("run", Sample.jobs.appending(path: job + ".yaml").path, "--out", folder.url.path)
        #expect(ended.code == 0)
        let again = try Outputs(folder.url).bytes()
        let first = try Sample.outputs().bytes().filter { $0.key.hasPrefix(job + "/") }
        #expect(!first.isEmpty && differences(first, again) == [])
    }

    /// Comments have no places, so that the one job has no positions at all.
    private static let withPlaces = Sample.routes + Sample.serviceAreas + ["comments-that-say-something"]

    @Test("GeoJSON with a box round its features", arguments: withPlaces)
    func geoJSON(_ job: String) throws {
        let outputs = try Sample.outputs()
        for file in outputs.files(of: job) where file.hasSuffix(".geojson") {
            let table = try outputs.features("\(job)/\(file)")
            let points = table.features.flatMap(\.positions)
            #expect(!points.isEmpty)
            let box = try #require(table.box, "\(file) has no bbox")
            #expect(
                box
                    == [
                        points.map(\.x).min(), points.map(\.y).min(), points.map(\.x).max(), points.map(\.y).max(),
                    ].compactMap { $0 })
        }
    }

    @Test("every route of the dispatch")
    func dispatch() throws {
        let routes = try Sample.outputs().features("mail-dispatch/routes.geojson").features
        #expect(routes.map { $0.text("name") } == ["West round", "North round", "East round"])
        #expect(routes.allSatisfy { $0.number("stop_count") == 4 })
    }

    @Test("directions that name the streets and end at the last stop")
    func directions() throws {
        let steps = try Sample.outputs().table("fire-engine-to-the-casino/directions.csv").rows
        #expect(steps.first?["text"]?.hasPrefix("Depart from Caserne de Fontvieille, heading ") == true)
        #expect(steps.last?["text"]?.hasPrefix("Arrive at Casino de Monte-Carlo") == true)
        #expect(Set(steps.compactMap { $0["street"] }).count > 5)
    }

    @Test("a table of how each job ended, on standard output")
    func closing() throws {
        let ended = try Sample.run.get().ended
        for job in Sample.names { #expect(ended.output.contains("\n  \(job) ")) }
        #expect(ended.output.contains("\n27 jobs: 24 succeeded, 3 with warnings in "))
    }

    @Test(
        "what service areas and traces are made of into that table",
        arguments: [
            ("fire-stations-first-on-the-spot", "3 facilities, 8 polygons, "),
            ("hospitals-around-the-floods", "3 facilities, 2 polygons, 2 barriers  "),
            ("mail-while-streets-are-dug-up", "1 facility, 2 polygons, "),
            ("residents-near-a-school", "4 facilities, 2 polygons, 2 sums  "),
            ("every-main-that-may-leak", "1165 traces, 87 segments  "),
            ("who-is-without-gas", "1 trace, 225 elements  "),
            ("all-that-feeder-south-feeds", "1 trace, 162 elements  "),
        ])
    func closingCounts(_ job: String, counts: String) throws {
        let lines = try Sample.run.get().ended.output.split(separator: "\n")
        #expect(lines.contains { $0.hasPrefix("  \(job) ") && $0.contains("  \(counts)") })
    }
}

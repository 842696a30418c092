import Foundation
import Testing

/// `scripts/browser/run` opens pages in headless Chromium, and tells a line for each thing that it has looked at.
@Suite(
    "The map page in a browser", .serialized, .enabled(if: Browser.isReady, "there is no Chromium, or no playwright"))
struct BrowserTests {
    private func check(_ page: URL, _ kind: String) throws {
        let ended = try Browser.look(at: page, for: kind)
        #expect(ended.code == 0, "\(ended.output)\(ended.error)")
        #expect(ended.output.contains("ok: "))
    }

    @Test("of the sample: list, layers, pointer, search, keyboard, print, and how it looks")
    func sample() throws { try check(Sample.outputs().url.appending(path: "index.html"), "sample") }

    @Test("keeps names of stops text, whatever is in them") func hostile() throws {
        let names = ["<img src=x onerror=alert(1)>", "</script><script>alert(2)</script>", "\\u003cb\\u003e"]
        let stops = names.enumerated().map { number, name in
            "  - {name: '\(name)', at: \(GridTown.place(Double(number) / 2, 0))}\n"
        }
        let job = "job: route\nnetwork: town\ndescription: '<img src=x onerror=alert(3)>'\nstops:\n" + stops.joined()
        let project = try GridTown.project(["job.yaml": job])
        #expect(try project.run("run", ".").code == 0)
        try check(project.url.appending(path: "outputs/index.html"), "hostile")
    }

    /// A town with as many streets each way, and its outputs of one job for people on foot.
    private func town(_ size: Int, _ job: String) throws -> TemporaryProject {
        let project = try TemporaryProject([
            "town.osm": GridTown(size: size).osm, "arterial.yaml": GridTown.projectFile,
            "job.yaml": "job: service_area\nnetwork: town\ntravel_mode: foot\n" + job,
        ])
        #expect(try project.run("run", ".").code == 0)
        return project
    }

    @Test("draws 200 jobs and 100,000 features in time, from less than 10 MB") func large() throws {
        let project = try town(
            32,
            """
            matrix: {x: \(Self.texts(5..<25)), y: \(Self.texts(10..<20))}
            facilities: [{wkt: "POINT (9.0${matrix:x} 50.0${matrix:y})"}]
            breaks: [4 min, 8 min, 12 min]
            polygons: none
            lines: {shape: true_shape}

            """)
        let content = try project.outputs().page()
        let features = try content.names.reduce(0) { $0 + (try content.tables($1)["lines"] ?? 0) }
        #expect(content.jobs.count == 200 && features > 100_000, "\(features)")
        #expect(content.html.utf8.count < 10_000_000)
        try check(project.url.appending(path: "outputs/index.html"), "large")
    }

    @Test("sums up nothing of tables that are shown in part") func cut() throws {
        let facilities = (0..<90).map { "  - {at: \(GridTown.place(Double($0 % 10) + 0.3, Double($0 / 10)))}\n" }
        let breaks = (1...60).map { "\($0 * 2) s" }.joined(separator: ", ")
        let project = try town(
            11, "breaks: [\(breaks)]\noutputs: {formats: [csv]}\nfacilities:\n" + facilities.joined())
        try check(project.url.appending(path: "outputs/index.html"), "cut")
    }

    @Test("tells of jobs that failed, and of formats that it does not read; is as wide as a phone") func mixed() throws
    {
        let project = try GridTown.project([
            "here.yaml": GridTown.job(), "packed.yaml": GridTown.job(more: "outputs: {formats: [gpkg]}\n"),
            "elsewhere.yaml": GridTown.job().replacing("network: town", with: "network: other"),
            "lost.yaml": GridTown.job().replacing("network: town", with: "network: lost"),
            "wrong.yaml": GridTown.invalidJob, "other.osm": GridTown(size: 3).osm,
        ])
        let networks = ["town", "other", "lost"].map {
            "  \($0): {streets: {source: \($0).osm, travel_modes: [car]}}\n"
        }
        try project.write("networks:\n" + networks.joined(), to: "arterial.yaml")
        #expect(try project.run("run", ".").code == 1)
        try check(project.url.appending(path: "outputs/index.html"), "mixed")
    }

    @Test("counts nothing twice, knows no units of others, and has the colours of its legend") func figures() throws {
        func points(_ kept: String) -> String {
            LayerText.collection(
                (0..<5).map { number in
                    LayerText.point(Double(number) * 0.9, 1.1, "\"people\": \(number + 1), \(kept)")
                })
        }
        func job(_ layer: String, _ more: String) -> String {
            """
            job: service_area
            network: town
            travel_mode: foot
            facilities: [{source: \(layer), fields: {keep: [length, cost_time, big, valueOf]}}]
            breaks: [3 min, 6 min]
            geometry_at_cutoff: disks
            summarize: {source: people.geojson, sum: [people]\(more)}

            """
        }
        let kept = "\"length\": 12.5, \"cost_time\": 90.5, \"big\": 1152921504606846977, \"valueOf\": 3"
        let project = try TemporaryProject([
            "town.osm": GridTown(size: 9).osm, "arterial.yaml": GridTown.projectFile,
            "people.geojson": points("\"more\": 0"), "one.geojson": LayerText.collection(LayerText.point(4, 4, kept)),
            "two.geojson": LayerText.collection(LayerText.point(2, 2, kept), LayerText.point(3, 2, kept)),
            "disks.yaml": job("one.geojson", ""), "each.yaml": job("two.geojson", ", by: facility_and_break"),
        ])
        let ended = try project.run("run", ".")
        #expect(ended.code == 0, "\(ended)")
        try check(project.url.appending(path: "outputs/index.html"), "figures")
    }

    @Test("shows results on both sides of 180 degrees side by side") func seam() throws {
        let place = { (number: Int) in "[\(number < 2 ? "179.99\(8 + number)" : "-179.99\(11 - number)"), -16.8]" }
        let nodes = (0..<4).map { number in
            let longitude = place(number).dropFirst().prefix { $0 != "," }
            return "<node id=\"\(number + 1)\" version=\"1\" lon=\"\(longitude)\" lat=\"-16.8\"/>"
        }
        let ways = (1...3).map { number in
            "<way id=\"\(number)\" version=\"1\"><nd ref=\"\(number)\"/><nd ref=\"\(number + 1)\"/>"
                + "<tag k=\"highway\" v=\"residential\"/></way>"
        }
        let head = "network: town\ntravel_mode: foot\n"
        let project = try TemporaryProject([
            "town.osm": "<osm version=\"0.6\">\(nodes.joined())\(ways.joined())</osm>",
            "arterial.yaml": GridTown.projectFile,
            "area.yaml": "job: service_area\n\(head)facilities: [{at: \(place(1))}]\nbreaks: [3 min]\n",
            "way.yaml": "job: route\n\(head)stops: [{at: \(place(0))}, {at: \(place(3))}]\n",
        ])
        let ended = try project.run("run", ".")
        #expect(ended.code == 0, "\(ended)")
        try check(project.url.appending(path: "outputs/index.html"), "seam")
        // The same without the streets below: their network is not kept any more.
        for gone in [".arterial", "outputs/index.html"] {
            try FileManager.default.removeItem(at: project.url.appending(path: gone))
        }
        #expect(try project.run("run", ".").output.contains("2 up to date"))
        try check(project.url.appending(path: "outputs/index.html"), "seam")
    }

    @Test("tells what is in the files: names as they are written, own breaks, rounds, and records of features")
    func told() throws {
        let stops = [("1.10", 0), ("2.50", 2), ("C", 3)].map {
            "  - {name: '\($0)', at: \(GridTown.place(Double($1), 0))}\n"
        }
        let round = "job: route\nnetwork: town\nreturn_to_start: true\nstops:\n\(stops.joined())"
        let facilities = [("[1 min, 3 min]", 0), ("[2 min, 3 min]", 3)].map { breaks, column in
            "  - {at: \(GridTown.place(Double(column), 1)), breaks: \(breaks)}\n"
        }
        let project = try GridTown.project([
            "round.yaml": round, "plain.yaml": round + "outputs: {formats: [csv]}\n",
            "own.yaml": "job: service_area\nnetwork: town\ntravel_mode: foot\nfacilities:\n\(facilities.joined())",
            "hydrants.geojson": LayerText.collection(LayerText.point(1, 1, "\"code\": \"H1\"")),
            "checks.csv": "key,hydrant,note\nN1,H1,leaks\n",
            "related.yaml": """
            job: related_records
            source: checks.csv
            fields: {id: key, keep: [note]}
            relationship: {source: hydrants.geojson, table: hydrants, origin_key: hydrant, destination_key: code}

            """,
        ])
        let ended = try project.run("run", ".")
        #expect(ended.code == 0, "\(ended)")
        try check(project.url.appending(path: "outputs/index.html"), "told")
    }

    private static func texts(_ range: Range<Int>) -> String {
        "[" + range.map { "\"\($0 < 10 ? "0" : "")\($0)\"" }.joined(separator: ", ") + "]"
    }
}

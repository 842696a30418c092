import Foundation
import TestSupport
import Testing

@Suite(
    "Real layers of streets give routes that keep to them",
    .enabled(if: SharedData.isThere, "the folder of shared data is not there"))
struct SharedStreetTests {
    /// A layer, what is said of it, and where stops are: west, south, east, north.
    struct Place: CustomTestStringConvertible, Sendable {
        let file: String
        let keys: String
        let box: [Double]
        /// Messages about the network, by their codes.
        let codes: [String]
        var testDescription: String { file }
    }

    private static let coquimbo = Place(
        file: "coquimbo-aequilibrae.gpkg",
        keys: """
            layer: links, fields: {id: link_id, name: name, class: link_type, \
            oneway: {field: direction, forward: 1, backward: -1, both: 0}, speed_forward: speed_ab, speed_backward: speed_ba}, \
            costs: {distance: distance}, restrictions: {main: "link_type IN ('trunk', 'primary')"}
            """, box: [-71.28, -29.96, -71.23, -29.89], codes: ["nearly_touching", "assumed_speed"])

    private static let places = [
        coquimbo,
        Place(
            file: "stockholm_fmm/edges.shp",
            keys: "fields: {name: name, class: highway, oneway: oneway, speed: maxspeed, tags: {access: access}}",
            box: [18.035, 59.336, 18.07, 59.35], codes: ["unusable_speed", "assumed_speed"]),
        Place(
            file: "tempe_geodanet/streets.shp", keys: "fields: {id: ID}", box: [-111.84, 33.41, -111.82, 33.42],
            codes: ["assumed_speed"]),
        Place(
            file: "copenhagen_streets_net_edges.geojson", keys: "fields: {name: name, class: highway, oneway: oneway}",
            box: [12.577, 55.669, 12.596, 55.681], codes: ["not_utf8"]),
    ]

    private func project(_ place: Place, routes: Int) throws -> TemporaryProject {
        let project = try TemporaryProject([
            "arterial.yaml":
                "networks: {town: {streets: {source: \(SharedData.path("streets/\(place.file)")), \(place.keys)}}}\n"
        ])
        var random = SplitMix64(seed: 3)
        let stops = (0..<routes).map { route in
            (0..<2).map { _ in
                let (x, y) = (random.number(place.box[0]...place.box[2]), random.number(place.box[1]...place.box[3]))
                return "  - {at: [\(x), \(y)], route: r\(route)}\n"
            }.joined()
        }.joined()
        for mode in ["car", "foot"] {
            try project.write(
                "job: route\nnetwork: town\ntravel_mode: \(mode)\noutputs: {traversed_edges: true}\nstops:\n" + stops,
                to: "\(mode).yaml")
        }
        return project
    }

    private static let ofStops = [
        "relocated", "not_located", "no_route", "not_reached", "leads_nowhere", "passes_through",
    ]

    @Test("by car and on foot, and what is odd in them is said", arguments: places)
    func routes(_ place: Place) throws {
        let project = try project(place, routes: 20)
        let ended = try project.run("run", ".", "-q")
        #expect(ended.code == 0, "\(ended.error)")
        for mode in ["car", "foot"] {
            #expect(try project.outputs().features("\(mode)/routes.geojson").features.count >= 10)
            let messages = try project.outputs().json("\(mode)/job.json")["messages"] as? [[String: Any]] ?? []
            let codes = messages.compactMap { $0["code"] as? String }.filter { !Self.ofStops.contains($0) }
            #expect(Set(codes).subtracting(["class_without_speed"]) == Set(place.codes), "\(messages)")
        }
    }

    @Test(
        "in the directions and at the speeds of their rows", .enabled(if: Conversion.isThere, Conversion.isMissing))
    func rows() throws {
        let project = try project(Self.coquimbo, routes: 40)
        #expect(try project.run("run", "car.yaml", "-q").code == 0)
        try Conversion.write(
            SharedData.path("streets/coquimbo-aequilibrae.gpkg"), as: "links.csv",
            ["-f", "CSV", "-sql", "SELECT link_id, direction, link_type, speed_ab, speed_ba FROM links"],
            in: project.url)
        let text = try String(contentsOf: project.url.appending(path: "links.csv"), encoding: .utf8)
        let rows = Dictionary(
            CSVTable(text).rows.compactMap { row in row["link_id"].map { ($0, row) } },
            uniquingKeysWith: { first, _ in first })
        var (oneWays, speeds) = (0, 0)
        for edge in try project.outputs().table("car/traversed_edges.csv").rows {
            func number(_ column: String) throws -> Double { try #require(edge[column].flatMap { Double($0) }) }
            let id = try #require(edge["source_id"])
            let row = try #require(rows[id])
            let isAlong = try number("to_position") > number("from_position")
            if row["direction"] != "0" {
                oneWays += 1
                #expect(row["direction"] == (isAlong ? "1" : "-1"), "\(id)")
            }
            let length = try number("length")
            guard length > 20, let speed = row[isAlong ? "speed_ab" : "speed_ba"].flatMap({ Double($0) }) else {
                continue
            }
            speeds += 1
            let minutes = try number("to_cumul_time") - number("from_cumul_time")
            #expect(abs(length / 1000 / (minutes / 60) - speed) < 0.02 * speed, "\(id): \(length) \(minutes) \(speed)")
        }
        #expect(oneWays > 100 && speeds > 100, "\(oneWays) \(speeds)")
    }

    @Test("with a cost that adds up, and a restriction that closes")
    func costs() throws {
        let project = try project(Self.coquimbo, routes: 40)
        for (name, restriction) in [("open", "off"), ("closed", "prohibit"), ("avoided", "avoid_high")] {
            let job = try String(contentsOf: project.url.appending(path: "car.yaml"), encoding: .utf8)
            try project.write(
                job.replacing(
                    "travel_mode: car",
                    with: "travel_mode: car\naccumulate: [distance]\nrestrictions: {main: \(restriction)}"),
                to: "\(name).yaml")
        }
        #expect(try project.run("run", "open.yaml", "closed.yaml", "avoided.yaml", "-q").code == 0)
        let outputs = project.outputs()
        let features = try outputs.features("open/routes.geojson").features
        for feature in features {
            // Metres on a sphere stand in the layer, and on the ellipsoid in the outputs.
            let (cost, length) = (feature.number("total_distance") ?? 0, feature.number("total_length") ?? 0)
            #expect(abs(cost - length) < 0.01 * length + 1, "\(cost) \(length)")
        }
        try Conversion.write(
            SharedData.path("streets/coquimbo-aequilibrae.gpkg"), as: "main.csv",
            ["-f", "CSV", "-sql", "SELECT link_id FROM links WHERE link_type IN ('trunk', 'primary')"], in: project.url)
        let text = try String(contentsOf: project.url.appending(path: "main.csv"), encoding: .utf8)
        let main = Set(CSVTable(text).rows.compactMap { $0["link_id"] })
        func count(_ name: String) throws -> Int {
            try outputs.table("\(name)/traversed_edges.csv").rows.count { main.contains($0["source_id"] ?? "") }
        }
        #expect(try count("open") > 100)
        #expect(try count("closed") == 0)
        #expect(try count("avoided") < count("open"))
    }

    @Test("the same, from a kept network, at the same speed at least")
    func kept() throws {
        let project = try project(Self.coquimbo, routes: 5)
        #expect(try project.run("run", ".", "-q").code == 0)
        let bytes = try project.outputs().bytes()
        #expect(try project.run("run", ".", "-q", "--out", "again").code == 0)
        #expect(differences(bytes, try project.outputs("again").bytes()) == [])
    }
}

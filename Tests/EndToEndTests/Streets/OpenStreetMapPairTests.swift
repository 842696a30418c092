import Foundation
import TestSupport
import Testing

/// Node barriers, turn restrictions, signals and ferries are in no layer of highways, so that the modes know nothing of them.
@Suite(
    "The same streets as OpenStreetMap and as a layer give the same routes",
    .enabled(if: Conversion.isThere, Conversion.isMissing))
struct OpenStreetMapPairTests {
    /// A town: its file, and the box that stops are in.
    struct Town: CustomTestStringConvertible, Sendable {
        let file: String
        /// West, south, east, north.
        let box: [Double]
        var testDescription: String { file }
    }

    private static let sample = Town(
        file: Arterial.project.appending(path: "jobs/data/monaco.osm.pbf").path, box: [7.41, 43.725, 7.437, 43.75])

    private static let largerTowns = [
        Town(file: SharedData.path("osm/liechtenstein-2013.osm.pbf"), box: [9.49, 47.06, 9.56, 47.25]),
        Town(file: SharedData.path("osm/bangor_maine.osm.pbf"), box: [-68.83, 44.77, -68.70, 44.85]),
    ]

    private static let tags = [
        "oneway", "oneway:motorcar", "oneway:motor_vehicle", "oneway:vehicle", "junction", "maxspeed",
        "maxspeed:forward", "maxspeed:backward", "access", "vehicle", "motor_vehicle", "motorcar", "foot", "area",
    ]

    /// What GDAL makes columns of.
    private static let configuration =
        "closed_ways_are_polygons=\nattribute_name_laundering=no\n"
        + ["points", "lines", "multipolygons", "multilinestrings", "other_relations"].map {
            "[\($0)]\nosm_id=yes\nattributes=name,ref,highway,\(tags.joined(separator: ","))\n"
        }.joined()

    private static let modes = """
        travel_modes:
          plain_car:
            access: [motorcar, motor_vehicle, vehicle, access]
            closed_values: ["no", private]
            destination_values: [destination, delivery, customers]
            speeds: {motorway: 110, motorway_link: 60, trunk: 90, trunk_link: 50, primary: 65, primary_link: 45,
              secondary: 55, secondary_link: 40, tertiary: 45, tertiary_link: 35, unclassified: 40, residential: 30,
              living_street: 10, service: 20, road: 30}
            maxspeed: {use: true, implied: {urban: 50, rural: 90, motorway: 120, walk: 5, none: 130}}
            oneway_tags: ["oneway:motorcar", "oneway:motor_vehicle", "oneway:vehicle", oneway]
            turn_restrictions: false
          plain_foot:
            access: [foot, access]
            closed_values: ["no", private]
            speeds: {trunk: 4, primary: 4.5, secondary: 5, tertiary: 5, unclassified: 5, residential: 5, living_street: 5,
              service: 5, pedestrian: 5, footway: 5, path: 4, track: 4, steps: 2, cycleway: 5}
            oneway_tags: []
            turn_restrictions: false

        """

    private func project(_ town: Town, routes count: Int) throws -> TemporaryProject {
        let project = try TemporaryProject(["osm.ini": Self.configuration])
        try Conversion.write(
            town.file, as: "streets.gpkg",
            [
                "-f", "GPKG", "-nln", "streets", "--config", "OSM_CONFIG_FILE", "osm.ini", "-sql",
                "SELECT * FROM lines WHERE highway IS NOT NULL",
            ], in: project.url)
        let tags = Self.tags.map { "'\($0)': '\($0)'" }.joined(separator: ", ")
        try project.write(
            """
            networks:
              osm: {streets: {source: \(town.file)}}
              layer:
                streets:
                  source: streets.gpkg
                  fields: {id: osm_id, name: name, reference: ref, class: highway, tags: {\(tags)}}
                  connectivity: {policy: any_vertex}

            """ + Self.modes, to: "arterial.yaml")
        var random = SplitMix64(seed: 7)
        let stops = (0..<count).map { route in
            (0..<2).map { _ in
                let (x, y) = (random.number(town.box[0]...town.box[2]), random.number(town.box[1]...town.box[3]))
                return "  - {at: [\(x), \(y)], route: r\(route)}\n"
            }.joined()
        }.joined()
        for network in ["osm", "layer"] {
            for mode in ["plain_car", "plain_foot"] {
                try project.write(
                    "job: route\nnetwork: \(network)\ntravel_mode: \(mode)\nu_turns: allowed\ndirections: none\nstops:\n"
                        + stops,
                    to: "\(network)_\(mode).yaml")
            }
        }
        return project
    }

    private func compare(_ town: Town, routes count: Int, atLeast least: Int) throws {
        let project = try project(town, routes: count)
        let ended = try project.run("run", ".", "-q")
        try #require(ended.code == 0, "\(ended.error)")
        let outputs = project.outputs()
        var compared = 0
        for mode in ["plain_car", "plain_foot"] {
            let osm = try outputs.features("osm_\(mode)/routes.geojson").features
            let layer = try outputs.features("layer_\(mode)/routes.geojson").features
            #expect(osm.map { $0.text("name") } == layer.map { $0.text("name") })
            for (one, other) in zip(osm, layer) {
                compared += 1
                let name = "\(mode) \(one.text("name") ?? "")"
                #expect(one.positions == other.positions, "\(name)")
                #expect(one.number("total_length") == other.number("total_length"), "\(name)")
                // Times are rounded to milliseconds edge by edge, and streets are cut at other places.
                let times = try [one, other].map { try #require($0.number("total_time")) * 60_000 }
                #expect(abs(times[0] - times[1]) < 10, "\(name): \(times)")
            }
        }
        #expect(compared >= least)
    }

    @Test("in the sample") func sample() throws { try compare(Self.sample, routes: 100, atLeast: 100) }

    @Test(
        "in larger towns", .enabled(if: SharedData.isThere, "the folder of shared data is not there"),
        arguments: largerTowns
    )
    func shared(_ town: Town) throws { try compare(town, routes: 150, atLeast: 100) }
}

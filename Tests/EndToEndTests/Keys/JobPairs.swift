/// A pair for every key of a route job that is no key of a stop or a barrier.
enum JobPairs {
    /// From the corner over some crossings to the market.
    static func town(_ more: String = "{key}", network: String = "network: town") -> [String: String] {
        KeyTowns.project(
            job: """
                job: route
                \(network)
                stops:
                  - {name: Corner, at: \(GridTown.place(0, 0))}
                  - {name: School, at: \(GridTown.place(3, 1))}
                  - {name: Bakery, at: \(GridTown.place(1, 0.1))}
                  - {name: Market, at: \(GridTown.place(2, 2))}
                \(more)
                """ + "\n")
    }

    /// From one letter of a drawn town to another.
    static func drawn(_ network: String, _ from: (Int, Int), _ to: (Int, Int)) -> [String: String] {
        KeyTowns.project(
            job: """
                job: route
                network: \(network)
                stops:
                  - {name: From, at: \(KeyTowns.place(from.0, from.1))}
                  - {name: To, at: \(KeyTowns.place(to.0, to.1))}
                {key}
                """ + "\n")
    }

    private static let lane = drawn("lane", (0, 2), (3, 0))
    private static let longLane = drawn("long_lane", (0, 2), (3, 0))

    static let general = [
        KeyPair("network", "town", "village", "stops.csv/snap_distance", in: town("", network: "{key}")),
        KeyPair("name", "north", "south", "folder", "job.json/job", in: town()),
        KeyPair("description", nil, "Round the market", "directions.txt", in: town()),
        KeyPair("travel_mode", "car", "bicycle", "routes.geojson/total_time", "stops.csv/cumul_time", in: town()),
        KeyPair("travel_mode", "bicycle", "foot", "routes.geojson/total_time", "stops.csv/cumul_time", in: town()),
        KeyPair("travel_mode", "foot", "car", "routes.geojson/total_time", "stops.csv/cumul_time", in: town()),
        KeyPair(
            "impedance", "time", "length", "routes.geojson/total_length", "directions.csv/length",
            in: drawn("bypass", (0, 2), (15, 2))),
        KeyPair(
            "start_time", nil, "2026-05-01T08:00", "stops.csv/arrive_time", "stops.csv/depart_time",
            "routes.geojson/start_time", "routes.geojson/end_time", in: town()),
        KeyPair("crs", "EPSG:25832", "EPSG:23032", "stops.csv/snap_x", "stops.csv/snap_y", in: projected),
    ]

    static let turningBack = [
        KeyPair("u_turns", "allowed", "at_dead_ends", "routes.geojson/total_length", in: lane),
        KeyPair("u_turns", "allowed", "at_intersections", "routes.geojson/total_length", in: lane),
        KeyPair("u_turns", "at_dead_ends", "at_intersections", "routes.geojson/total_length", in: lane),
        KeyPair(
            "u_turns", "at_intersections", "at_dead_ends_and_intersections", "routes.geojson/total_length", in: lane),
        KeyPair(
            "u_turns", "at_dead_ends", "at_dead_ends_and_intersections", "routes.geojson/total_length", in: longLane),
        KeyPair("u_turns", "at_dead_ends", "not_allowed", "state", in: lane),
    ]

    static let locating = [
        KeyPair("locate.tolerance", "20 m", "500 m", "stops.csv/status", in: far(0.5)),
        KeyPair("locate.allow_auto_relocate", "true", "false", "stops.csv/status", "stops.csv/snap_y", in: stranded),
        KeyPair("locate.skip_invalid", "true", "false", "state", in: far(100)),
    ]

    static let order = [
        KeyPair("find_best_sequence", "false", "true", "stops.csv/name", "routes.geojson/total_length", in: town()),
        KeyPair("preserve_first_stop", "true", "false", "stops.csv/name", in: row),
        KeyPair("preserve_last_stop", "true", "false", "stops.csv/name", in: row),
        KeyPair("return_to_start", "true", "false", "stops.csv/name", "routes.geojson/total_length", in: town()),
    ]

    static let outputs = [
        KeyPair("directions", nil, "none", "directions.txt", "directions.csv", "directions_lines.geojson", in: town()),
        KeyPair("directions.units", "metric", "imperial", "directions.txt", in: town()),
        KeyPair("outputs.geometry", "true_shape", "straight", "routes.geojson", in: town()),
        KeyPair("outputs.geometry", "straight", "none", "routes.geojson", in: town()),
        KeyPair("outputs.geometry", "none", "true_shape", "routes.geojson", in: town()),
        KeyPair("outputs.formats", "[geojson]", "[csv]", "stops.geojson", "stops.csv", "directions.csv", in: town()),
        KeyPair("outputs.traversed_edges", "true", "false", "traversed_edges.csv", in: town()),
    ]

    static let all =
        general + turningBack + locating + order + outputs + TravelPairs.ofJobs + PlacePairs.all + BarrierPairs.all
        + LayerPairs.all

    /// Stops in a row, neither the first nor the last of them at an end of it.
    private static let row = KeyTowns.project(
        job: """
            job: route
            network: town
            find_best_sequence: true
            stops:
              - {name: B, at: \(GridTown.place(1, 0))}
              - {name: A, at: \(GridTown.place(0, 0))}
              - {name: D, at: \(GridTown.place(3, 0))}
              - {name: C, at: \(GridTown.place(2, 0))}
            {key}
            """ + "\n")

    /// Positions in metres, read in one system or in another one that is some hundred metres away.
    private static let projected = KeyTowns.project(
        job: """
            job: route
            network: town
            stops: [{at: [500050, 5538650]}, {at: [500150, 5538800]}]
            {key}
            """ + "\n")

    /// A stop south of the town, as many blocks away.
    private static func far(_ blocks: Double) -> [String: String] {
        town("  - {name: Far, at: [9.0005, \(50 - blocks * GridTown.spacing)]}\n{key}")
    }

    /// The second stop is near a lane that nothing leads to.
    private static let stranded = KeyTowns.project(
        job: """
            job: route
            network: isle
            stops:
              - {name: Corner, at: \(GridTown.place(0, 0))}
              - {name: Lane, at: \(GridTown.place(3.5, -1.2))}
              - {name: Market, at: \(GridTown.place(7, 7))}
            {key}
            """ + "\n")
}

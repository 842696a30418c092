/// A pair for every key of a stop.
enum PlacePairs {
    static let all = stops + sides

    private static let stops = [
        KeyPair("stops.id", nil, "c-1", "stops.csv/id", "stops.geojson/id", in: stop("name: Here, at: [9, 50]")),
        KeyPair(
            "stops.name", "Here", "There", "stops.csv/name", "stops.geojson/name", "routes.geojson/name",
            "directions.txt", "directions.csv/stop", "directions_points.geojson/stop", "directions_lines.geojson/stop",
            in: stop("at: [9, 50]")),
        KeyPair("stops.at", "[9, 50]", "[9.001, 50]", "stops.csv/snap_x", in: stop()),
        KeyPair("stops.wkt", "POINT (9 50)", "POINT (9.001 50)", "stops.csv/snap_x", in: stop()),
        KeyPair(
            "stops.geometry", "{type: Point, coordinates: [9, 50]}", "{type: Point, coordinates: [9.001, 50]}",
            "stops.csv/snap_x", in: stop()),
        KeyPair("stops.route", "A", "B", "stops.csv/route", "routes.geojson/name", in: routes),
        KeyPair("stops.sequence", "5", "15", "stops.csv/name", in: sequence),
        KeyPair(
            "stops.service", nil, "5 min", "stops.csv/depart_time", "routes.geojson/end_time", in: stop("at: [9, 50]")),
        KeyPair("stops.use", "market", "school", "stops.csv/name", in: stop()),
    ]

    /// The stop is south of its street, so that who comes from the corner has it on the right.
    private static let sides = [
        KeyPair("stops.curb_approach", "either", "right", "routes.geojson/total_length", in: side(before: 1)),
        KeyPair("stops.curb_approach", "right", "left", "stops.csv/arrive_side", in: side(before: 1)),
        KeyPair("stops.curb_approach", "left", "no_u_turn", "routes.geojson/total_length", in: side(before: 3)),
        KeyPair("stops.curb_approach", "no_u_turn", "either", "routes.geojson/total_length", in: side(before: 1)),
        KeyPair("stops.bearing", "90", "0", "stops.csv/snap_y", in: corner("{item}")),
        KeyPair("stops.bearing.degrees", "90", "0", "stops.csv/snap_y", in: corner("bearing: {{item}}")),
        // No street is within 5 degrees of 80, and the stop is skipped.
        KeyPair(
            "stops.bearing.tolerance", "30", "10", "stops.csv/status", in: corner("bearing: {degrees: 80, {item}}")),
    ]

    /// - Parameter column: of the crossing that is visited next.
    private static func side(before column: Double) -> [String: String] {
        KeyTowns.project(
            job: """
                job: route
                network: town
                stops:
                  - {name: Corner, at: \(GridTown.place(0, 0))}
                  - {name: Shop, at: \(GridTown.place(1.5, -0.1)), {item}}
                  - {name: Crossing, at: \(GridTown.place(column, 0))}
                """ + "\n")
    }

    /// A stop near a street that goes east, and a little farther from one that goes north.
    private static func corner(_ keys: String) -> [String: String] {
        KeyTowns.project(
            job: """
                job: route
                network: town
                stops:
                  - {name: Shop, at: \(GridTown.place(0.3, 0.2)), \(keys)}
                  - {name: Corner, at: [9, 50]}
                  - {name: Townhall, at: \(GridTown.place(2, 3))}
                """ + "\n")
    }

    /// From a stop that has the key to the market.
    private static func stop(_ more: String = "") -> [String: String] {
        KeyTowns.project(
            job: """
                job: route
                network: town
                start_time: 2026-05-01T08:00
                stops:
                  - {\(more.isEmpty ? "" : more + ", "){item}}
                  - {name: Townhall, at: \(GridTown.place(2, 3))}
                """ + "\n")
    }

    private static let routes = KeyTowns.project(
        job: """
            job: route
            network: town
            stops:
              - {name: Here, at: \(GridTown.place(1, 1)), {item}}
              - {at: \(GridTown.place(0, 0)), route: A}
              - {at: \(GridTown.place(2, 0)), route: A}
              - {at: \(GridTown.place(0, 2)), route: B}
              - {at: \(GridTown.place(2, 2)), route: B}
            """ + "\n")

    private static let sequence = KeyTowns.project(
        job: """
            job: route
            network: town
            stops:
              - {name: Tenth, at: \(GridTown.place(0, 0)), sequence: 10}
              - {name: Twentieth, at: \(GridTown.place(2, 0)), sequence: 20}
              - {name: Here, at: \(GridTown.place(1, 1)), {item}}
            """ + "\n")
}

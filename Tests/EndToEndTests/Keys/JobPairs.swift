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

    static let general = [
        KeyPair("description", nil, "Round the market", "directions.txt", in: town()),
        KeyPair(
            "start_time", nil, "2026-05-01T08:00", "stops.csv/arrive_time", "stops.csv/depart_time",
            "routes.geojson/start_time", "routes.geojson/end_time", in: town()),
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
        KeyPair("directions.language", "en", "de", "directions.txt", "directions.csv/text", in: town()),
        KeyPair("directions.language", "es", "fr", "directions.txt", "directions_lines.geojson/text", in: town()),
        KeyPair("directions.language", "fi", nil, "directions.txt", "directions_points.geojson/text", in: town()),
        KeyPair("outputs.geometry", "true_shape", "straight", "routes.geojson", in: town()),
        KeyPair("outputs.geometry", "straight", "none", "routes.geojson", in: town()),
        KeyPair("outputs.geometry", "none", "true_shape", "routes.geojson", in: town()),
        KeyPair("outputs.formats", "[geojson]", "[csv]", "stops.geojson", "stops.csv", "directions.csv", in: town()),
        KeyPair("outputs.formats", "[csv]", "[gpkg]", "results.gpkg", in: town()),
        KeyPair("outputs.formats", "[csv]", "[fgb]", "routes.fgb", "directions.fgb", in: town()),
        KeyPair("outputs.simplify", "0 m", "400 m", "routes.geojson", in: bypass),
        KeyPair("outputs.crs", "EPSG:25832", "EPSG:3857", "stops.csv/geometry", "routes.csv/geometry", in: town()),
        KeyPair(
            "outputs.csv.formulas", "keep", "escape", "stops.csv/name",
            in: town().mapValues { $0.replacing("name: School", with: "name: \"=1+1\"") }),
        KeyPair("outputs.gpx", "true", "false", "routes.gpx", in: town()),
        KeyPair("outputs.traversed_edges", "true", "false", "traversed_edges.csv", in: town()),
    ]

    static let all =
        general + order + outputs + TravelPairs(job: .route).all + PlacePairs.all + LayerPairs.all + VisitPairs.all

    /// Over the road round a slow street, which has corners.
    private static let bypass = KeyTowns.project(
        job: """
            job: route
            network: bypass
            stops: [{at: \(KeyTowns.place(0, 2))}, {at: \(KeyTowns.place(15, 2))}]
            {key}
            """ + "\n")

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
}

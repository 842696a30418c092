/// A pair for every key of a project file that is none of a travel mode's.
enum ProjectPairs {
    static let all =
        [
            KeyPair(
                "networks.NAME.streets.source", "town.osm", "village.osm", "stops.csv/snap_distance",
                "job.json/network",
                in: project(streets: "{item}")),
            KeyPair(
                "networks.NAME.streets.travel_modes", "[car, foot]", "[foot, car]", "routes.geojson/total_time",
                in: project(streets: "source: town.osm, {item}")),
            KeyPair(
                "networks.NAME.streets.extent", nil, "[8.99, 49.99, 9.0015, 50.01]", "job.json/messages",
                in: project(streets: "source: town.osm, {item}")),
            KeyPair(
                "networks.NAME.time_zone", "Europe/Berlin", "Asia/Tokyo", "stops.csv/arrive_time",
                "routes.geojson/end_time",
                in: project(network: "{item}")),
            KeyPair(
                "networks.NAME.attribution", nil, "Drawn by hand", "job.json/attribution", "directions.txt",
                in: project(network: "{item}")),
            KeyPair(
                "languages.NAME", "words.yaml", "more.yaml", "directions.txt", "directions.csv/text",
                in: project(more: "{key}\ndefaults: {route: {directions: {language: own}}}").merging([
                    "words.yaml": "based_on: en\ntotal: All\n",
                    "more.yaml":
                        "based_on: en\ntotal: Sum\nphrases: {arrive_left: 'There: {stop}', arrive: 'Here: {stop}'}\n",
                ]) { $1 }, names: ["own"]),
            KeyPair("outputs", "outputs", "results", "folder", in: project(more: "{item}")),
            KeyPair(
                "defaults.route", "{directions: {units: metric}}", "{directions: {units: imperial}}", "directions.txt",
                in: project(more: "{key}")),
            KeyPair(
                "defaults.route", nil, "{barriers: {polygons: {\(GridTown.flood)}}}", "barriers.geojson",
                "directions.csv/street", in: project(more: "{key}")),
            KeyPair(
                "defaults.service_area", "{lines: {shape: none}}", "{lines: {shape: true_shape}}", "lines.geojson",
                in: project(more: "{key}").merging([
                    "job.yaml": "job: service_area\nnetwork: town\nfacilities: [{at: [9, 50]}]\nbreaks: 1\n"
                ]) { $1 }),
            KeyPair(
                "defaults.related_records", "{keep_unmatched: false}", "{keep_unmatched: true}", "records.csv",
                in: LayerItems.rows.project("source: town.db, table: shops, relationship: shops_checks")
                    .merging(["arterial.yaml": "{key}\n"]) { $1 }),
            KeyPair(
                "defaults.trace", "{segments: false}", "{segments: true}", "segments.geojson",
                in: PipeTown.project(
                    job: PipeTown.job(
                        "trace_type: isolation\nstarting_locations: {global_id: b}\n"
                            + "configuration: {filter: {barriers: {category: Isolating}}}"), defaults: "{key}")),
            KeyPair(
                "definitions.NAME", market("Market"), market("Bazaar"), "stops.csv/name", "directions.txt",
                in: project(more: "{key}", stop: "use: market"), names: ["market"]),
        ] + StreetPairs.all + UtilityPairs.all + AllowPairs.all

    private static func market(_ name: String) -> String {
        "[{name: \(name), at: \(GridTown.place(2, 2))}]"
    }

    /// - Parameters:
    ///   - streets: what stands in the network's `streets`.
    ///   - network: what stands beside them.
    ///   - more: what stands beside the networks.
    ///   - stop: the last stop.
    private static func project(
        streets: String = "source: town.osm", network: String = "", more: String = "",
        stop: String = "name: Market, at: \(GridTown.place(2, 2))"
    ) -> [String: String] {
        [
            "arterial.yaml": "networks: {town: {streets: {\(streets)}, \(network)}}\n\(more)\n",
            "town.osm": GridTown(size: 4).osm, "village.osm": GridTown(size: 2).osm,
            "job.yaml": """
            job: route
            network: town
            start_time: 2026-05-01T08:00+02:00
            stops: [{name: Corner, at: \(GridTown.place(0, 0))}, {\(stop)}]
            """ + "\n",
        ]
    }
}

extension GridTown {
    /// A barrier on the way that goes north from the corner.
    fileprivate static let flood = "name: Flood, at: \(place(0, 1)), buffer: 20 m"
}

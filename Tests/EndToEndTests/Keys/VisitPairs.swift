/// A pair for every key that says what stops are visited for: their types, costs and time windows.
enum VisitPairs {
    static let all = types + windows + costs + fields

    private static let types = [("stop", "waypoint"), ("waypoint", "break"), ("break", "stop")].map { one, other in
        KeyPair("stops.type", one, other, "stops.csv/type", in: passing("{item}"))
    }

    private static let windows = [
        KeyPair(
            "stops.time_window", "['08:10', '09:00']", "['08:30', '09:00']", "stops.csv/wait_time",
            "stops.csv/depart_time",
            "routes.csv/wait_time", in: passing("{item}")),
        KeyPair(
            "stops.time_window", "['07:30', '07:40']", "['07:30', '07:50']", "stops.csv/violation_time",
            "routes.csv/violation_time", in: passing("{item}")),
        KeyPair(
            "use_time_windows", "true", "false", "stops.csv/violation_time", "stops.csv/status",
            in: passing("time_window: ['07:30', '07:40']", "{key}")),
    ]

    private static let costs = [
        KeyPair(
            "stops.costs", nil, "{toll: 2.5}", "stops.csv/cumul_toll", "routes.csv/total_toll",
            in: tolled("name: To, at: \(goal), {item}")),
        KeyPair(
            "stops.costs.NAME", "1", "2.5", "stops.csv/cumul_toll",
            in: tolled("name: To, at: \(goal), costs: {{item}}"),
            names: ["toll"]),
    ]

    private static let shops = "source: shops.geojson, "

    private static let fields = [
        KeyPair("stops.fields.type", nil, "kind", "stops.csv/type", in: layer("fields: {id: kind, {item}}")),
        KeyPair(
            "stops.fields.time_window_start", "early", "late", "stops.csv/wait_time",
            in: layer("fields: {time_window_end: end, {item}}")),
        KeyPair(
            "stops.fields.time_window_end", "soon", "end", "stops.csv/violation_time",
            in: layer("fields: {time_window_start: start, {item}}")),
        KeyPair(
            "stops.fields.costs", nil, "{toll: fee}", "stops.csv/cumul_toll",
            in: tolled(shops + "fields: {{item}}")),
        KeyPair(
            "stops.fields.costs.NAME", "fee", "fine", "stops.csv/cumul_toll",
            in: tolled(shops + "fields: {costs: {{item}}}"), names: ["toll"]),
        KeyPair("stops.type", "stop", "waypoint", "stops.csv/type", in: layer("{item}")),
        KeyPair(
            "stops.time_window", "['08:10', '09:00']", "['08:30', '09:00']", "stops.csv/wait_time", in: layer("{item}")),
        KeyPair("stops.costs", "{toll: 1}", "{toll: 2}", "stops.csv/cumul_toll", in: tolled(shops + "{item}")),
    ]

    private static let goal = KeyTowns.place(28, 0)

    /// A route from the corner to the market over a shop that has the key.
    private static func passing(_ shop: String, _ more: String = "") -> [String: String] {
        KeyTowns.project(
            job: """
                job: route
                network: town
                start_time: 2026-05-01T08:00
                stops:
                  - {name: Corner, at: \(GridTown.place(0, 0))}
                  - {name: Shop, at: \(GridTown.place(1.5, 0)), \(shop)}
                  - {name: Market, at: \(GridTown.place(2, 2))}
                \(more)
                """ + "\n")
    }

    private static func layer(_ item: String) -> [String: String] {
        LayerItems.project(job: LayerItems.stops.job(shops + item)).merging([
            "shops.geojson": shop(
                at: GridTown.place(1.5, 0),
                "\"kind\": \"waypoint\", \"early\": \"08:30\", \"late\": \"08:40:30\", \"start\": \"07:30\", "
                    + "\"soon\": \"07:40\", \"end\": \"09:00\"")
        ]) { $1 }
    }

    /// Through a town whose streets have tolls, to a stop that has the key.
    private static func tolled(_ stop: String) -> [String: String] {
        StreetTown.project(
            street: "\"low\": 0.5", others: "\"low\": 0.5", streets: "costs: {toll: low}", job: "accumulate: [toll]",
            files: ["shops.geojson": shop(at: goal, "\"name\": \"Shop\", \"fee\": 1.5, \"fine\": \"2.25\"")]
        ).mapValues { $0.replacing("{name: To, at: \(goal)}", with: "{\(stop)}") }
    }

    private static func shop(at place: String, _ properties: String) -> String {
        """
        {"type": "FeatureCollection", "features": [{"type": "Feature", "properties": {\(properties)},
        "geometry": {"type": "Point", "coordinates": \(place)}}]}
        """
    }
}

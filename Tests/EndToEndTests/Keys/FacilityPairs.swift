/// A pair for every key of a facility.
enum FacilityPairs {
    static let all = places + travel + sides + fields + layers

    private static let rows = "facilities.csv"
    private static let cumul = "lines.geojson/to_cumul_time"
    private static let here = "at: \(GridTown.place(0.2, 0))"

    private static let places = [
        pair("id", "c-1", "c-2", rows + "/id", here),
        pair("name", "Here", "There", rows + "/name", here),
        pair("at", "[9, 50]", "[9.001, 50]", rows + "/snap_x"),
        pair("wkt", "POINT (9 50)", "POINT (9.001 50)", rows + "/snap_x"),
        pair(
            "geometry", "{type: Point, coordinates: [9, 50]}", "{type: Point, coordinates: [9.001, 50]}",
            rows + "/snap_x"),
        pair("use", "market", "school", rows + "/name"),
    ]

    private static let travel = [
        pair("breaks", "1", "0.2", "lines.geojson/to_break", here),
        pair("cost", "0.1", "0.2", cumul, here),
        pair("bearing", "90", "0", rows + "/snap_y", "at: \(GridTown.place(0.3, 0.2))"),
        pair("bearing.degrees", "90", "0", rows + "/snap_y", "at: \(GridTown.place(0.3, 0.2)), bearing: {{item}}"),
        pair(
            "bearing.tolerance", "30", "10", rows + "/status",
            "at: \(GridTown.place(0.3, 0.2)), bearing: {degrees: 80, {item}}"),
    ]

    /// The facility is south of its street.
    private static let sides =
        [("either", "right"), ("right", "left"), ("left", "no_u_turn"), ("no_u_turn", "right")].map { one, other in
            pair("curb_approach", one, other, cumul, "at: \(GridTown.place(1.5, -0.1))", "u_turns: not_allowed")
        }

    private static let shops = "source: shops.geojson"

    private static let fields = [
        field("breaks", "number", "rank", rows + "/breaks"), field("cost", "number", "rank", rows + "/cost"),
        field("bearing", "east", "north", rows + "/snap_y"),
        pair(
            "fields.bearing_tolerance", "narrow", "wide", rows + "/snap_y",
            shops + ", fields: {bearing: slanting, {item}}"),
        field("curb_approach", nil, "sharp", cumul),
    ]

    private static let layers = [
        pair("breaks", "1", "2", rows + "/breaks", shops), pair("cost", "1", "2", rows + "/cost", shops),
        pair("bearing", "90", "0", rows + "/snap_y", shops),
        pair("curb_approach", "either", "right", cumul, shops),
    ]

    private static func field(_ key: String, _ one: String?, _ other: String, _ place: String) -> KeyPair {
        pair("fields." + key, one, other, place, shops + ", fields: {{item}}")
    }

    private static func pair(
        _ key: String, _ one: String?, _ other: String?, _ place: String, _ more: String = "", _ job: String = ""
    ) -> KeyPair {
        let item = more.contains("{item}") ? more : more.isEmpty ? "{item}" : "\(more), {item}"
        return KeyPair(
            "facilities." + key, one, other, place,
            in: LayerItems.project(
                job: """
                    job: service_area
                    network: town
                    facilities: [{\(item)}]
                    breaks: [4]
                    lines: {shape: true_shape}
                    polygons: none
                    \(job)
                    """ + "\n"))
    }
}

/// A pair for every key of a travel mode that limits it: speeds, restrictions, and how large the vehicle is.
enum ModeLimitPairs {
    static let all = speeds + restrictions + vehicle

    private static let time = "routes.geojson/total_time"

    private static let speeds = [
        pair("default_speed", "20", "25", in: StreetTown.project(streets: "", mode: "{item}")),
        pair(
            "maxspeed.tags", "[maxspeed]", "['maxspeed:van', maxspeed]",
            in: ModeTown.project(street: ["maxspeed": "28", "maxspeed:van": "26"])),
        pair("maxspeed.at_most", "26", "28", in: ModeTown.project(street: ["maxspeed": "50"])),
        pair(
            "maxspeed.at_most", "26", "28",
            in: StreetTown.project(
                street: "\"speed\": 50", streets: "fields: {speed: speed}",
                mode: "default_speed: 30, maxspeed: {{item}}")),
        pair("turn_costs.crossing", "0 s", "5 s", in: ModeTown.project(node: ["highway": "crossing"])),
    ]

    private static let restrictions = [
        pair("restrictions", "{tolls: prohibit}", nil, in: ModeTown.project(street: ["toll": "yes"])),
        pair(
            "restrictions.NAME", "none", nil,
            in: ModeTown.project(street: ["toll": "yes"], base: "restrictions: {tolls: prohibit}"), names: "tolls"),
    ]

    private static let vehicle = [
        pair("vehicle.height", "3 m", "4 m", in: ModeTown.project(street: ["maxheight": "3.5"])),
        pair("vehicle.width", "2 m", "3 m", in: ModeTown.project(street: ["maxwidth": "2.5"])),
        pair("vehicle.weight", "7 t", "8 t", in: ModeTown.project(street: ["maxweight": "7.5"])),
    ]

    private static func pair(
        _ key: String, _ one: String?, _ other: String?, in files: [String: String], names: String...
    ) -> KeyPair {
        KeyPair("travel_modes.NAME." + key, one, other, time, in: files, names: names)
    }
}

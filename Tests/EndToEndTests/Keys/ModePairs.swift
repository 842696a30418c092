/// A pair for every key of a travel mode.
enum ModePairs {
    static let all =
        use + access + nodes + ways + speeds + directions + turns + turningBack + ModeLimitPairs.all
        + TravelPairs.ofModes

    /// - Parameter names: what stands for each `NAME` of the key.
    private static func pair(
        _ key: String, _ one: String?, _ other: String?, in files: [String: String], names: String...,
        at place: String = "routes.geojson/total_time"
    ) -> KeyPair {
        KeyPair("travel_modes.NAME." + key, one, other, place, in: files, names: names)
    }

    private static func town(
        _ street: [String: String] = [:], node: [String: String] = [:], base: String = ""
    ) -> [String: String] {
        ModeTown.project(street: street, node: node, base: base)
    }

    private static func turn(from: String, to: String) -> [String: String] { ModeTown.project(from: from, to: to) }

    private static let use = [
        pair("based_on", "car", "foot", in: ModeTown.project(own: "u_turns: allowed")),
        pair("description", "A van", "A lorry", in: town(), at: "job.json/travel_mode"),
        pair("closed_if", "{toll: [any]}", nil, in: town(["toll": "10"])),
        pair("closed_if", "{ref: ['B 9']}", nil, in: town(["ref": "B 9"])),
        pair("closed_if", "{name: [High Street]}", nil, in: town(["name": "High Street"])),
        pair(
            "closed_if.NAME", "none", nil, in: town(["toll": "yes"], base: "closed_if: {toll: ['yes']}"), names: "toll"),
        pair(
            "classes_if", "{service: {lit: ['yes']}}", nil,
            in: town(["highway": "service"], base: "speeds: {service: 30}")),
        pair("classes_if.NAME", "none", nil, in: town(["highway": "service"], base: alleys), names: "service"),
        pair(
            "classes_if.NAME.NAME", "none", nil,
            in: town(
                ["highway": "service", "lit": "yes"],
                base: "speeds: {service: 30}, classes_if: {service: {service: [alley], lit: ['yes']}}"),
            names: "service", "lit"),
    ]

    private static let alleys = "speeds: {service: 30}, classes_if: {service: {service: [alley]}}"

    private static let access = [
        pair("access", "[access]", "[motorcar]", in: town(["access": "no"])),
        pair("access_by_direction", "true", "false", in: town(["access:forward": "no"])),
        pair("closed_values", "['no']", "[private]", in: town(["access": "no"])),
        pair("destination_values", "[destination]", "[delivery]", in: town(["access": "destination"])),
        pair(
            "allowed_values", "['yes']", "[official]",
            in: town(
                ["highway": "track", "access": "yes"], base: tracks("allowed_only: true"))),
    ]

    private static func tracks(_ more: String) -> String { "other_ways: {tracks: {\(track), speed: 30, \(more)}}" }
    private static let track = "match: {highway: track}"
    private static let bollard = ["barrier": "bollard"]
    private static let risingBollard = ["barrier": "bollard", "bollard": "rising"]
    private static let rising = "node_barriers: {bollard: closed}, barriers_open_if: {bollard: {bollard: [rising]}}"

    private static let nodes = [
        pair(
            "node_access", "true", "false",
            in: town(node: ["barrier": "bollard", "access": "yes"], base: "node_barriers: {bollard: closed}")),
        pair("node_barriers", "{other: closed}", "{gate: closed}", in: town(node: bollard)),
        pair("node_barriers.NAME", "closed", "open", in: town(node: bollard), names: "bollard"),
        pair("node_barriers.NAME", "open", "5 s", in: town(node: bollard), names: "bollard"),
        pair(
            "node_barriers.NAME", "none", nil, in: town(node: bollard, base: "node_barriers: {bollard: closed}"),
            names: "bollard"),
        pair(
            "barriers_open_if", "{bollard: {bollard: [rising]}}", nil,
            in: town(node: risingBollard, base: "node_barriers: {bollard: closed}")),
        pair("barriers_open_if.NAME", "none", nil, in: town(node: risingBollard, base: rising), names: "bollard"),
        pair(
            "barriers_open_if.NAME.NAME", "none", nil, in: town(node: risingBollard, base: rising),
            names: "bollard", "bollard"),
    ]

    private static let ways = [
        pair(
            "other_ways.NAME.match", "{highway: track}", "{highway: path}",
            in: town(["highway": "track"], base: "other_ways: {tracks: {match: {highway: path}, speed: 30}}"),
            names: "tracks"),
        pair(
            "other_ways.NAME.match.NAME", "none", nil,
            in: town(
                ["highway": "track"],
                base: "other_ways: {tracks: {match: {highway: track, lit: ['yes']}, speed: 30}}"),
            names: "tracks", "lit"),
        pair(
            "other_ways.NAME.speed", "26", "28",
            in: town(["highway": "track"], base: tracks("")),
            names: "tracks"),
        pair(
            "other_ways.NAME.use_duration", "true", "false",
            in: town(["highway": "track", "duration": "00:00:50"], base: tracks("")), names: "tracks"),
        pair(
            "other_ways.NAME.allowed_only", "true", "false", in: town(["highway": "track"], base: tracks("")),
            names: "tracks"),
        pair(
            "other_ways.NAME.unless", "{lit: ['no']}", nil,
            in: town(["highway": "track", "lit": "no"], base: tracks("")), names: "tracks"),
        pair(
            "other_ways.NAME.unless.NAME", "none", nil,
            in: town(["highway": "track", "lit": "no"], base: tracks("unless: {lit: ['no']}")), names: "tracks", "lit"),
        pair("other_ways.NAME", "none", nil, in: town(["highway": "track"], base: tracks("")), names: "tracks"),
    ]

    private static let speeds = [
        pair("speeds", "{residential: 10}", "{residential: 20}", in: town()),
        pair(
            "speeds.NAME", "none", nil, in: town(["highway": "service"], base: "speeds: {service: 30}"),
            names: "service"),
        pair("surfaces", "{gravel: 0.9}", "{gravel: 0.8}", in: town(["surface": "gravel"])),
        pair(
            "surfaces.NAME", "none", nil, in: town(["surface": "gravel"], base: "surfaces: {gravel: 0.8}"),
            names: "gravel"),
        pair("maxspeed.use", "true", "false", in: town(["maxspeed": "25"], base: "maxspeed: {factor: 1}")),
        pair("maxspeed.factor", "1", "0.9", in: town(["maxspeed": "30"])),
        pair("maxspeed.implied", "{urban: 25}", nil, in: town(["maxspeed": "urban"], base: "maxspeed: {use: true}")),
        pair(
            "maxspeed.implied.NAME", "none", nil,
            in: town(["maxspeed": "urban"], base: "maxspeed: {implied: {urban: 25}}"), names: "urban"),
    ]

    private static let contraflow = ["oneway": "-1", "cycleway": "opposite"]

    private static let directions = [
        pair("oneway_tags", "[oneway]", "[]", in: town(["oneway": "-1"])),
        pair("contraflow_if", "{cycleway: [opposite]}", nil, in: town(contraflow)),
        pair(
            "contraflow_if.NAME", "none", nil, in: town(contraflow, base: "contraflow_if: {cycleway: [opposite]}"),
            names: "cycleway"),
        pair("against_one_ways.speed", "20", "25", in: town(["oneway": "-1"])),
        pair(
            "against_one_ways.unless", "{foot: ['no']}", nil,
            in: town(["oneway": "-1", "foot": "no"], base: "against_one_ways: {speed: 28}")),
        pair(
            "against_one_ways.unless.NAME", "none", nil,
            in: town(
                ["oneway": "-1", "foot": "no"], base: "against_one_ways: {speed: 28, unless: {foot: ['no']}}"),
            names: "foot"),
    ]

    private static let turns = [
        pair("turn_restrictions", "true", "false", in: town()),
        pair("turn_costs.left", "0 s", "5 s", in: turn(from: "P", to: "W")),
        pair("turn_costs.right", "0 s", "5 s", in: turn(from: "W", to: "P")),
        pair("turn_costs.straight", "0 s", "5 s", in: turn(from: "W", to: "E")),
        pair("turn_costs.sharp", "0 s", "5 s", in: turn(from: "W", to: "S")),
        pair("turn_costs.u_turn", "0 s", "5 s", in: ModeTown.lane()),
        pair("turn_costs.traffic_signals", "0 s", "5 s", in: town(node: ["highway": "traffic_signals"])),
    ]

    private static let turningBack = [
        pair("u_turns", "allowed", "at_dead_ends", in: ModeTown.lane()),
        pair("u_turns", "at_dead_ends", "at_intersections", in: ModeTown.lane()),
        pair("u_turns", "at_intersections", "at_dead_ends_and_intersections", in: ModeTown.lane()),
        pair("u_turns", "at_dead_ends", "at_dead_ends_and_intersections", in: ModeTown.lane(hasDeadEndNearby: false)),
        pair("u_turns", "at_dead_ends", "not_allowed", in: ModeTown.lane(), at: "state"),
    ]
}

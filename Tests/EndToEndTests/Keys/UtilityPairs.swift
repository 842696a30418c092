/// A pair for every key of a project's utility networks.
enum UtilityPairs {
    private static let key = "networks.NAME.utility."

    static let all =
        [
            KeyPair(
                key + "source", "lake.inp", "river.inp", "summary.csv/global_id", in: LakeTown.project("{item}")),
            // The fittings are in the layer of the network.
            KeyPair(
                key + "source", "junctions.geojson", "none", "elements.csv",
                in: PipeTown.project(
                    job: PipeTown.job("trace_type: connected\nstarting_locations: {global_id: c}"),
                    more: [
                        "model.yaml": PipeTown.model.replacing("    source: junctions.geojson\n", with: ""),
                        "arterial.yaml": "networks:\n  town: {utility: {{item}, model: model.yaml}}\n",
                    ])),
            KeyPair(
                key + "crs", nil, "EPSG:25832", "elements.geojson",
                in: LakeTown.project(
                    "source: lake.inp, {item}",
                    job: "job: trace\nnetwork: lake\ntrace_type: connected\nstarting_locations: {global_id: P1}\n")),
            KeyPair(
                key + "model", "model.yaml", "other.yaml", "summary.csv/customers",
                in: PipeTown.project(
                    job: PipeTown.job("trace_type: connected\nstarting_locations: {global_id: c}"), model: "{item}",
                    more: ["other.yaml": PipeTown.model.replacing("'Meter'", with: "'Valve'")])),
        ] + valves

    private static let valves = [
        pair("source", "valves.csv", "more.csv", "{item}"),
        pair("layer", "one", "other", "source: valves.db, {item}"),
        pair("where", nil, "pipe = 'P1'", "source: valves.csv, {item}"),
        pair("dialect", "ogr", "sqlite", "source: valves.csv, where: \"pipe = 'p1'\", {item}"),
        pair("id", nil, "name", "source: valves.csv, {item}"),
        pair("pipe", "pipe", "other", "source: valves.csv, where: \"pipe = 'P1'\", {item}"),
        pair("node", "node", "far", "source: valves.csv, {item}"),
        // Without a node the valve is in the middle of its pipe.
        pair("node", nil, "near", "source: halves.csv, {item}"),
        pair("operable", nil, "state = 'good'", "source: valves.csv, {item}"),
        pair("crs", "EPSG:25832", "EPSG:25833", "source: points.csv, {item}"),
        pair("tolerance", "1 m", "20 m", "source: beside.csv, {item}"),
    ]

    private static func pair(
        _ name: String, _ one: String?, _ other: String, _ item: String, at place: String = "summary.csv"
    ) -> KeyPair {
        KeyPair(
            key + "valves." + name, one, other, place,
            in: LakeTown.project("source: lake.inp, crs: EPSG:25832, valves: {\(item)}"))
    }
}

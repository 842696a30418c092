/// A pair for every key of a trace job.
enum TracePairs {
    static let all =
        general + types + esri + ["starting_locations", "barriers", "filter_barriers"].flatMap(elements) + tables
        + sweeps
        + outputs + associated + cleared + TraceSettingPair.all.map(\.ofJob)

    static let isolating = "configuration: {filter: {barriers: {category: Isolating}}}\n"
    static let connected = "trace_type: connected\nstarting_locations: {source: Gas Line, global_id: c}\n"
    static let isolation =
        "trace_type: isolation\nstarting_locations: {source: Gas Line, global_id: b}\n" + isolating

    private static let general = [
        KeyPair(
            "network", "town", "copy", "job.json/network",
            in: PipeTown.project(job: PipeTown.job(connected).replacing("network: town", with: "{key}"))),
        pair("name", "north", "south", "folder", connected + "{key}"),
        KeyPair(
            "matrix.NAME", "[1]", "[1, 2]", "folder",
            in: PipeTown.project(job: PipeTown.job(connected + "{key}\ndescription: No. ${matrix:n}\n")), names: ["n"]),
        pair("description", nil, "Leaks", "job.json/description", connected + "{key}"),
        pair(
            "trace_type", "connected", "isolation", "elements.csv",
            "starting_locations: {global_id: b}\n" + isolating + "{key}"),
        // Its features alone are traced.
        pair(
            "domain_network", "Gas", "Water", "refusal",
            "trace_type: connected\nstarting_locations: {source: Water Line, global_id: x}\n{key}", without: "tier"),
        pair("tier", "Supply", "Regional", "summary.csv/isolating", isolation + "{key}"),
        pair(
            "crs", "EPSG:4326", "EPSG:4314", "elements.csv",
            "trace_type: connected\nstarting_locations: {source: Gas Line, at: \(PipeTown.place(5, 0))}\n{key}"),
        pair("locate.tolerance", "1 m", "100 m", "elements.csv", misplaced + "locate: {skip_invalid: true, {item}}"),
        pair("locate.skip_invalid", "true", "false", "refusal", misplaced + "locate: {tolerance: 1 m, {item}}"),
    ]

    /// What the tier says and the job takes away.
    private static let cleared = [
        cleared("filter.nearest", "filter: {nearest: {count: 1, attribute: Size, asset_types: [Gate]}}", connected),
        cleared(
            "filter.bitset_attribute", "filter: {bitset_attribute: Bits}",
            "trace_type: downstream\nstarting_locations: {source: Gas Device, global_id: A1}\n"),
        cleared("output", "output: {asset_types: [Valve]}", connected),
    ]

    private static func cleared(_ key: String, _ ofTier: String, _ job: String) -> KeyPair {
        let closed = "condition_barriers: {attribute: Status, equal: Closed}"
        let model = PipeTown.model.replacing(closed, with: "\(closed), \(ofTier)")
        return KeyPair(
            "configuration." + key, nil, "none", "elements.csv",
            in: PipeTown.project(job: PipeTown.job(job + "{key}\n"), more: ["model.yaml": model]))
    }

    /// One start on a pipe, and one thirty metres beside another.
    private static let misplaced =
        "trace_type: connected\nstarting_locations: [{global_id: c}, {at: \(PipeTown.place(5, -3))}]\n"

    /// The elements that a trace names: where it starts, and what stops it.
    private static func elements(_ list: String) -> [KeyPair] {
        let isStart = list == "starting_locations"
        let others =
            isStart ? "filter_barriers: {global_id: b, fraction_along: 0.5}\n" : "starting_locations: {global_id: c}\n"
        func pair(_ key: String, _ one: String, _ other: String, _ item: String = "{item}") -> KeyPair {
            Self.pair(
                "\(list).\(key)", one, other, "elements.csv", "trace_type: connected\n\(others)\(list): {\(item)}")
        }
        let definitions = "definitions: {one: [{global_id: A2}], other: [{global_id: d}]}"
        let use = PipeTown.job("trace_type: connected\n\(others)\(list): [{{item}}]")
        return [
            KeyPair(
                "\(list).use", "one", "other", "elements.csv",
                in: PipeTown.project(job: use, defaults: definitions)),
            Self.pair(
                list, "{global_id: A2}", "{global_id: d}", "elements.csv", "trace_type: connected\n\(others){key}"),
            pair("source", "Gas Device", "Gas Line", "global_id: A1, {item}"),
            pair("global_id", "A2", "d"),
            pair("terminal", "A", "B", "global_id: D1, {item}"),
            pair("fraction_along", "0.25", "0.75", "global_id: b, {item}"),
            pair("at", PipeTown.place(5, 0.1), PipeTown.place(10, 0.1)),
            pair("wkt", PipeTown.wkt(5, 0.1), PipeTown.wkt(10, 0.1)),
            pair("geometry", PipeTown.json(5, 0.1), PipeTown.json(10, 0.1)),
        ]
    }

    private static let sweeps = [
        pair("each", "{source: Gas Line}", "{source: Gas Device}", "summary.csv", sweep + "{key}"),
        pair("each.source", "Gas Line", "Gas Device", "summary.csv", sweep + "{key}"),
        pair(
            "each.where", "{attribute: Size, equal: 100}", "{attribute: Size, equal: 200}", "summary.csv/global_id",
            sweep + "each: {source: Gas Line, {item}}"),
        pair(
            "each.terminal", "A", "B", "summary.csv/status",
            sweep + "each: {source: Gas Device, where: {attribute: Asset type, equal: Divider}, {item}}"),
        pair("segments", "true", "false", "segments.geojson", sweep + "each: {source: Gas Line}\n{key}"),
    ]

    private static let sweep = "trace_type: isolation\n" + isolating

    private static let outputs = [
        pair("outputs.formats", "[geojson]", "[csv]", "elements.csv", connected + "{key}"),
        pair("outputs.formats", "[geojson]", "[csv]", "elements.geojson", connected + "{key}"),
        pair("outputs.formats", "[csv]", "[gpkg]", "results.gpkg", connected + "{key}"),
        pair("outputs.formats", "[csv]", "[fgb]", "elements.fgb", connected + "{key}"),
        pair("outputs.formats", "[csv]", "[esri_json]", "trace_results.json", connected + "{key}"),
        KeyPair(
            "outputs.csv.formulas", "keep", "escape", "elements.csv/global_id",
            in: PipeTown.project(job: PipeTown.job(connected + "{key}"))
                .mapValues { $0.replacing("\"id\": \"f\"", with: "\"id\": \"=f\"") }),
        pair("outputs.crs", nil, "EPSG:25832", "elements.csv", connected + "{key}"),
    ]

    /// - Parameters:
    ///   - without: a key of the job's head that is left out.
    ///   - model: what the town's model is.
    static func pair(
        _ key: String, _ one: String?, _ other: String, _ place: String, _ job: String, without: String = "",
        model: String = PipeTown.model
    ) -> KeyPair {
        KeyPair(
            key, one, other, place,
            in: PipeTown.project(job: PipeTown.job(job, without: [key, without]), more: ["model.yaml": model]))
    }
}

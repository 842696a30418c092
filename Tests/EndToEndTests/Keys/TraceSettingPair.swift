/// A pair for a key of a trace's configuration, which a job or its tier may have.
struct TraceSettingPair {
    /// Below `configuration`.
    let key: String
    let values: (String?, String)
    let place: String
    let job: String
    /// What stands in the configuration, with `{item}` for the key.
    let setting: String
    /// Where the outputs differ for the key of the tier, if that is another place.
    private let placeOfTier: String?
    private let model: String
    /// What stands for each `NAME` of the key.
    private let names: [String]

    private static let closed = "condition_barriers: {attribute: Status, equal: Closed}"

    init(
        _ key: String, _ one: String?, _ other: String, _ place: String, _ job: String, _ setting: String = "{item}",
        placeOfTier: String? = nil, model: String = PipeTown.model, names: [String] = []
    ) {
        self.names = names
        (self.key, self.place, self.job, self.setting) = (key, place, job, setting)
        (self.placeOfTier, self.model) = (placeOfTier, model)
        values = (one, other)
    }

    /// The key in the job.
    var ofJob: KeyPair {
        KeyPair(
            "configuration." + key, values.0, values.1, place,
            in: PipeTown.project(
                job: PipeTown.job(job + "configuration: {\(setting)}"), more: ["model.yaml": model]), names: names)
    }

    /// The key in the tier's default configuration.
    var ofTier: KeyPair {
        let saysItself = key == "condition_barriers" || setting.contains("condition_barriers")
        let text = saysItself ? setting : "\(Self.closed), \(setting)"
        return KeyPair(
            "domain_networks.NAME.tiers.NAME.configuration." + key, values.0, values.1, placeOfTier ?? place,
            in: PipeTown.project(
                job: PipeTown.job(job), more: ["model.yaml": model.replacing(Self.closed, with: text)]),
            names: ["Gas", "Supply"] + names)
    }

    static let all = walk + filters + functions + output + walks

    static let connected = TracePairs.connected
    private static let isolation = "trace_type: isolation\nstarting_locations: {source: Gas Line, global_id: b}\n"
    private static let fromG = "trace_type: connected\nstarting_locations: {global_id: g}\n"
    private static let isolating = "filter: {barriers: {category: Isolating}}"

    private static let walk = [
        TraceSettingPair(
            "include_barriers", "true", "false", "elements.csv", connected + "barriers: {global_id: A2}\n"),
        TraceSettingPair(
            "include_isolated_features", "true", "false", "elements.csv", isolation, "\(isolating), {item}"),
        TraceSettingPair(
            "ignore_barriers_at_starting_points", "true", "false", "elements.csv",
            "trace_type: connected\nstarting_locations: {global_id: A3}\n"),
        TraceSettingPair("traversability_scope", "junctions", "edges", "elements.csv", connected),
        TraceSettingPair("traversability_scope", "edges", "junctions_and_edges", "elements.csv", fromG),
        TraceSettingPair(
            "condition_barriers", "none", "{attribute: Size, less_than: 150}", "elements.csv", connected),
    ]

    private static let filters = [
        TraceSettingPair(
            "filter", "{barriers: {category: Isolating}}", "{barriers: {category: Emergency}}", "summary.csv/status",
            isolation),
        TraceSettingPair(
            "filter.barriers", "{category: Isolating}", "{category: Emergency}", "summary.csv/status", isolation,
            "filter: {{item}}"),
        scope("junctions", "edges"), scope("junctions", "junctions_and_edges"),
    ]

    private static func scope(_ one: String, _ other: String) -> TraceSettingPair {
        let either = "{any: [{category: Isolating}, {attribute: Size, equal: 200}]}"
        return TraceSettingPair(
            "filter.scope", one, other, "summary.csv/isolating",
            "trace_type: isolation\nstarting_locations: {global_id: c}\n", "filter: {barriers: \(either), {item}}")
    }

    private static let functions =
        [
            TraceSettingPair(
                "functions", "[{function: add, attribute: Size}]", "[{function: add, attribute: Limit}]", "summary.csv",
                connected),
            function("attribute", "Size", "Limit", "function: add, {item}"),
            function(
                "condition", "{attribute: Size, equal: 100}", "{attribute: Size, equal: 200}",
                "function: add, attribute: Size, {item}"),
        ]
        + [("add", "average"), ("count", "max"), ("min", "subtract")].map {
            function("function", $0.0, $0.1, "attribute: Size, {item}")
        }

    private static func function(_ key: String, _ one: String, _ other: String, _ item: String) -> TraceSettingPair {
        TraceSettingPair("functions." + key, one, other, "summary.csv", connected, "functions: [{\(item)}]")
    }

    private static let output = [
        TraceSettingPair("output", "{asset_types: [Pipe]}", "{asset_types: [Valve]}", "elements.csv", connected),
        element("asset_types", "[Pipe]", "[Gate]"), element("categories", "[Isolating]", "[Emergency]"),
        element("condition", "{attribute: Size, equal: 100}", "{attribute: Size, equal: 200}"),
        element("fields", "{Gas Device: [bits]}", "{Gas Device: [status], Gas Line: [size]}"),
        TraceSettingPair(
            "output.fields.NAME", "[bits]", "[status]", "elements.csv", connected, "output: {fields: {{item}}}",
            names: ["Gas Device"]),
        TraceSettingPair(
            "output.geometry", "partial", "whole", "elements.geojson",
            connected + "barriers: {global_id: b, fraction_along: 0.5}\n", "output: {{item}}"),
    ]

    private static func element(_ key: String, _ one: String, _ other: String) -> TraceSettingPair {
        TraceSettingPair("output." + key, one, other, "elements.csv", connected, "output: {{item}}")
    }
}

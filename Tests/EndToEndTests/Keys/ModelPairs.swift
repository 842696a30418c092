/// A pair for every key of a utility model. What traces do not show, `arterial network info` does.
enum ModelPairs {
    static let all =
        TraceSettingPair.all.map(\.ofTier) + domains + validControllers + terminals + sources + usages + oneway
        + fields + classes + attributes + rules + controllers + associations + TracePairs.associatedOfTier + categories
        + lengths

    /// A trace from the pipe c, and the valves that isolate the pipe b or e.
    static let connected = PipeTown.job(TracePairs.connected)
    static let isolation = PipeTown.job(TracePairs.isolation)
    static let afterDivider = PipeTown.job(
        TracePairs.isolation.replacing("global_id: b", with: "global_id: e"))

    /// What the water that comes to W2 passes on its way.
    static let water = """
        job: trace
        network: town
        domain_network: Water
        trace_type: isolation
        starting_locations: {source: Water Device, global_id: W2}
        filter_barriers: {source: Water Line, global_id: x, fraction_along: 0.5}
        """ + "\n"

    /// - Parameters:
    ///   - parts: texts of the town's model, and what stands there instead, with `{item}` for the key.
    ///   - last: what is added to the model.
    static func pair(
        _ key: String, _ one: String?, _ other: String?, _ place: String, _ job: String = connected,
        in parts: KeyValuePairs<String, String> = [:], adding last: String = "", files: [String: String] = [:],
        names: [String] = []
    ) -> KeyPair {
        let model = parts.reduce(PipeTown.model) { $0.replacing($1.key, with: $1.value) } + last
        return KeyPair(
            key, one, other, place,
            in: PipeTown.project(job: job, more: files.merging(["model.yaml": model]) { $1 }), names: names)
    }

    /// One of the town's files, with more properties of some features by their ids.
    static func file(_ name: String, _ properties: KeyValuePairs<String, String>) -> [String: String] {
        let text = properties.reduce(PipeTown.files[name] ?? "") { text, more in
            text.replacing("\"id\": \"\(more.key)\"", with: "\"id\": \"\(more.key)\", \(more.value)")
        }
        return [name: text]
    }

    private static let domains = [
        pair(
            "domain_networks.NAME.controller_type", "source", "sink", "summary.csv/status", water,
            in: [
                "Water: {tiers": "Water: {{item}, tiers",
                "source: water-lines.geojson": "source: water-lines.geojson\n    oneway: {field: size, forward: 80}",
            ]),
        // The other way to the pipe is from a controller of another tier.
        pair(
            "domain_networks.NAME.tier_definition", "partitioned", "hierarchical", "summary.csv/isolating",
            isolation.replacing("{filter", with: "{condition_barriers: none, filter")
                .replacing("tier: Supply", with: "tier: Regional"),
            in: ["tier_definition: hierarchical": "{item}"]),
        pair(
            "domain_networks.NAME.tiers", "{Zone: {}}", "{Zone: {}, Pond: {}}", "refusal", water,
            in: ["Water: {tiers: {Zone: {}}}": "Water: {{item}}"]),
        pair(zone + "rank", "1", "2", "info/tiers", in: ["Zone: {}": "Zone: {{item}}"]),
        pair(zone + "group", "Old", "New", "info/tiers", in: ["Zone: {}": "Zone: {{item}}"]),
    ]

    private static let zone = "domain_networks.NAME.tiers.NAME."

    private static let validControllers =
        [
            pair(
                zone + "valid_controllers", nil, "[{source: Gas Device}]", "refusal", in: ["Zone: {}": "Zone: {{item}}"]
            )
        ]
        + [
            ("source", "Water Device", "Gas Device", ""),
            ("asset_group", "Pump", "Valve", "source: Water Device, "),
            ("asset_type", "Pump", "Booster", "source: Water Device, asset_group: Pump, "),
        ].map { key, one, other, more in
            pair(
                zone + "valid_controllers." + key, one, other, "refusal",
                in: [
                    "Zone: {}": "Zone: {valid_controllers: [{\(more){item}}]}",
                    "{Pump: {asset_types: {Pump: {}}}": "{Pump: {asset_types: {Pump: {}, Booster: {}}}",
                ])
        }

    private static let lengths = [
        pair("length", nil, "Size", "summary.csv/length", adding: "{item}\n"),
        pair(
            "tolerance", "1 mm", "1 m", "elements.csv", in: [ModelFittings.layer: ModelFittings.read("wkt: beside")],
            adding: "{item}\n", files: ModelFittings.files),
    ]
}
